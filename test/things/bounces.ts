/** What a report says of one recipient. */
export type Reported = { address: string; forwardedBy?: string; action?: string; status?: string }

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

/** A report as Postfix writes it, with the whole mail; `messageId` has its angle brackets. */
export function postfixBounce(messageId: string, ...recipients: Reported[]): string {
  return crlf(`Return-Path: <>
Received: by relay.example (Postfix) id 9C1B52A0F3; Fri, 20 Nov 2026 18:12:04 +0100 (CET)
Date: Fri, 20 Nov 2026 18:12:04 +0100 (CET)
From: MAILER-DAEMON@relay.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: retours@prepa-lts.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="5A7E02A0F1.1795194724/relay.example"
Content-Transfer-Encoding: 8bit
Message-Id: <20261120171204.9C1B52A0F3@relay.example>

This is a MIME-encapsulated message.

--5A7E02A0F1.1795194724/relay.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

This is the mail system at host relay.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

--5A7E02A0F1.1795194724/relay.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example
X-Postfix-Queue-ID: 5A7E02A0F1
X-Postfix-Sender: rfc822; retours@prepa-lts.example
Arrival-Date: Fri, 20 Nov 2026 18:12:03 +0100 (CET)

${recipients.map(postfixRecipient).join('\n')}
--5A7E02A0F1.1795194724/relay.example
Content-Description: Undelivered Message
Content-Type: message/rfc822
Content-Transfer-Encoding: 8bit

Return-Path: <retours@prepa-lts.example>
Received: from site.example (site.example [192.0.2.7])
	by relay.example (Postfix) with ESMTPS id 5A7E02A0F1
	for <${recipients[0]?.address}>; Fri, 20 Nov 2026 18:12:03 +0100 (CET)
From: =?UTF-8?Q?Pr=C3=A9pa_LTS?= <no-reply@prepa-lts.example>
To: ${recipients[0]?.address}
Subject: =?UTF-8?Q?Votre_compte_a_=C3=A9t=C3=A9_supprim=C3=A9?=
Message-ID:
 ${messageId}
Auto-Submitted: auto-generated
Date: Fri, 20 Nov 2026 17:12:00 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Bonjour
--5A7E02A0F1.1795194724/relay.example--
`)
}

function postfixRecipient({ address, forwardedBy = address, action = 'failed', status = '5.1.1' }: Reported) {
  return `Final-Recipient: rfc822; ${address}
Original-Recipient: rfc822;${forwardedBy}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550 ${status} <${address}>: Recipient address rejected: User
    unknown in virtual mailbox table
`
}

/** A report as Exchange writes it, here with only the headers of the mail. */
export function exchangeBounce(messageId: string, address: string): string {
  return crlf(`From: <postmaster@example.com>
To: <retours@prepa-lts.example>
Date: Fri, 20 Nov 2026 17:12:06 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: fr-BE
Message-ID: <6f4e8a52-3b1d-4a0e@AM0PR01MB0001.eurprd01.prod.exchangelabs.com>
In-Reply-To: ${messageId}
References: ${messageId}
Subject: =?utf-8?B?Tm9uIHJlbWlzwqA6IEJpZW52ZW51ZQ==?=
Auto-Submitted: auto-replied
MIME-Version: 1.0

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77"

--b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

Vm90cmUgbWVzc2FnZSBuJ2EgcGFzIMOpdMOpIHJlbWlzLg==
--b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64

PHA+Vm90cmUgbWVzc2FnZSBuJ2EgcGFzIMOpdMOpIHJlbWlzLjwvcD4=
--b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77--

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0001.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;relay.example
Arrival-Date: Fri, 20 Nov 2026 17:12:05 +0000

Final-Recipient: rfc822;${address}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by SMTP address lookup

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11
Content-Type: text/rfc822-headers

From: =?UTF-8?Q?Pr=C3=A9pa_LTS?= <no-reply@prepa-lts.example>
To: ${address}
Message-ID: ${messageId}
Date: Fri, 20 Nov 2026 17:12:00 +0000

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11--
`)
}

/** What a member's program answers while they are away, with the mail that it answers. */
export function absenceNote(messageId: string, address: string): string {
  return crlf(`From: ${address}
To: retours@prepa-lts.example
Subject: Absence : Bienvenue
In-Reply-To: ${messageId}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="absence"

--absence
Content-Type: text/plain; charset=utf-8

Je suis en vacances.
--absence
Content-Type: message/delivery-status

Reporting-MTA: dns; example.com

${postfixRecipient({ address })}
--absence
Content-Type: message/rfc822

Message-ID: ${messageId}

Bonjour
--absence--
`)
}
