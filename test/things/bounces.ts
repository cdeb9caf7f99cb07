/** What a report says of one recipient. */
export type Reported = { address: string; forwardedBy?: string; action?: string; status?: string }

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

/** A report as Postfix writes it, less what says nothing here, with the whole mail; `messageId` has its angle brackets. */
export function postfixBounce(messageId: string, ...recipients: Reported[]): string {
  return crlf(`From: MAILER-DAEMON@relay.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: retours@prepa-lts.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="5A7E02A0F1.1795194724/relay.example"
Message-Id: <20261120171204.9C1B52A0F3@relay.example>

--5A7E02A0F1.1795194724/relay.example
Content-Type: text/plain; charset=utf-8

This is the mail system at host relay.example.

--5A7E02A0F1.1795194724/relay.example
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example

${recipients.map(postfixRecipient).join('\n')}
--5A7E02A0F1.1795194724/relay.example
Content-Type: message/rfc822

Return-Path: <retours@prepa-lts.example>
To: ${recipients[0]?.address}
Message-ID:
 ${messageId}
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
Content-Type: multipart/report; report-type=delivery-status;
	boundary="7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11"
Message-ID: <6f4e8a52-3b1d-4a0e@AM0PR01MB0001.eurprd01.prod.exchangelabs.com>
In-Reply-To: ${messageId}
References: ${messageId}
Auto-Submitted: auto-replied
MIME-Version: 1.0

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77"

--b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

Vm90cmUgbWVzc2FnZSBuJ2EgcGFzIMOpdMOpIHJlbWlzLg==
--b3f0a2f1-55aa-4d0c-8a59-1f0f6d3c9a77--

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0001.eurprd01.prod.exchangelabs.com

Final-Recipient: rfc822;${address}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by SMTP address lookup

--7d0c1f4e-8f0b-4c58-9d3a-2f6a3f5f0e11
Content-Type: text/rfc822-headers

To: ${address}
Message-ID: ${messageId}

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
