import type { Identity } from '#modules/identity'
import { storedMail, type StoredMail } from '#modules/kernel/mails'
import { paths } from '#app/paths'
import type { QueuedMail } from './data/mail-store'
import { UnreadableMail } from './failure'
import type { ReadyMail, Sender } from './mail'
import type { MailTransport } from './transport'

export type DeliveryParts = {
  transport: MailTransport
  sender: Sender
  issueResetToken: Identity['issueResetToken']
}

/**
 * Completes a queued mail, renders and sends it, or throws. Null when no member has this address;
 * otherwise what the log should tell.
 */
export async function deliver(
  { transport, sender, issueResetToken }: DeliveryParts,
  queued: QueuedMail,
  signal: AbortSignal,
): Promise<{ file?: string } | null> {
  const { id, to, createdAt } = queued
  const mail = await complete(parse(queued))
  if (!mail) return null

  // Loading React's mail components takes longer than anything else at start, and half its memory.
  const { renderMail } = await import('./render')
  const { template } = mail
  const messageId = messageIdOf(queued, new URL(sender.appUrl).hostname)
  return transport.send(
    { id, template, to, createdAt, messageId, ...(await renderMail(mail, sender)) },
    signal,
  )

  async function complete(stored: StoredMail): Promise<ReadyMail | null> {
    if (stored.template !== 'reset-link') return stored
    const issued = await issueResetToken(to)
    if (!issued) return null
    const url = sender.appUrl + paths.resetPassword({ token: issued.token })
    return { template: stored.template, parameters: { firstName: issued.firstName, url } }
  }
}

function parse({ template, parameters }: QueuedMail): StoredMail {
  try {
    return storedMail.parse({ template, parameters: JSON.parse(parameters) as unknown })
  } catch {
    // Without the cause, which quotes the mail.
    throw new UnreadableMail('no template takes these parameters')
  }
}

/**
 * The same at each try, so that a mail that went out twice is recognised. Not that of a link: each try
 * makes a new one and voids the last, and the mail that a reader's program keeps must be the newest.
 */
function messageIdOf({ id, template, attempts, createdAt }: QueuedMail, host: string): string {
  const suffix = template === 'reset-link' ? `.${attempts}` : ''
  return `<mail.${id}.${createdAt.getTime()}${suffix}@${host}>`
}
