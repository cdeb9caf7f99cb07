import { MAILS_AT_ONCE } from '#emails/transport'
import type { Arrival } from '#test/harness/mailbox'

export type MailLedger = ReturnType<typeof openMailLedger>

type Expected = { why: string; to: string; subject: string }

/** A new try of this mail has a new link, and so a Message-ID of its own. */
const NEW_AT_EACH_TRY = 'Votre lien pour choisir un nouveau mot de passe'

/** The mails that acknowledged acts promise, against those that arrived. */
export function openMailLedger(received: readonly Arrival[]) {
  const expected: Expected[] = []
  return {
    expect: (why: string, to: string, subject: string) => void expected.push({ why, to, subject }),

    /** Counts the mails, and finds those that are missing or came twice without need. */
    compare() {
      const arrived = new Set(received.map(({ to, subject }) => `${to} ${subject}`))
      const copies = findCopies(received)
      return {
        queued: new Set(received.map(toQueued)).size,
        received: received.length,
        lost: expected.filter(({ to, subject }) => !arrived.has(`${to} ${subject}`)),
        /** Taken by the mail server, but the process was killed before it could store that. */
        again: copies.filter(({ kind }) => kind === 'same Message-ID').length,
        newLinks: copies.filter(({ kind }) => kind === 'new link').length,
        twice: copies.filter(({ kind }) => kind === 'twice').map(({ mail }) => mail.messageId),
      }
    },
  }
}

/**
 * A process has at most `MAILS_AT_ONCE` mails in progress, and forgets one before it begins the next: only one of the
 * last mails of a connection can have been taken without its process knowing.
 */
function findCopies(received: readonly Arrival[]) {
  const lastOf = new Map<string, Arrival[]>()
  for (const mail of received) {
    const last = [...(lastOf.get(mail.connection) ?? []), mail].slice(-MAILS_AT_ONCE)
    lastOf.set(mail.connection, last)
  }
  const before = new Map<string, Arrival>()
  return received.flatMap((mail) => {
    const earlier = before.get(toQueued(mail))
    before.set(toQueued(mail), mail)
    if (!earlier) return []
    const wasKnown = !lastOf.get(earlier.connection)!.includes(earlier)
    if (wasKnown) return [{ mail, kind: 'twice' }]
    if (earlier.messageId === mail.messageId) return [{ mail, kind: 'same Message-ID' }]
    return [{ mail, kind: mail.subject === NEW_AT_EACH_TRY ? 'new link' : 'twice' }]
  })
}

/** The queued mail of which this is a copy: its number stands in the Message-ID. */
function toQueued({ messageId }: Arrival): string {
  const [, number] = /^<mail\.(\d+)\./.exec(messageId) ?? []
  if (!number) throw new Error(`a Message-ID without a number: ${messageId}`)
  return number
}
