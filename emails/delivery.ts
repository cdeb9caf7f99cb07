import type { Ads, Renewal } from '#modules/ads'
import type { Exams } from '#modules/exams'
import type { EmailChange, Identity } from '#modules/identity'
import { storedMail, type StoredMail } from '#modules/kernel/mails'
import { paths } from '#app/paths'
import { UnreadableMail } from './failure'
import type { Confirming, ReadyMail, Sender } from './mail'
import type { QueuedMail } from './queue-store'
import type { MailTransport } from './transport'

/** The left part of a Message-ID, from which a bounce is known to be of a mail to this address. */
export type MessageIds = {
  of: (mail: string, to: string) => string
  isOf: (left: string, to: string) => boolean
}

export type DeliveryParts = {
  transport: MailTransport
  sender: Sender
  messageIds: MessageIds
  issueResetToken: Identity['passwords']['issueResetToken']
  noteDelivery: Identity['emailAddresses']['recordDelivery']
  takeReminder: Exams['studyPlans']['composeReminder']
  /** For the link that confirms a member's address. */
  confirmationToken: (member: { id: number; email: string }) => string
  findEnding: Ads['lifecycle']['findEnding']
  /** For the link in a mail about the end of an ad. */
  renewalToken: (link: Renewal) => string
  /** For the link to the old address that takes a change of the e-mail back. */
  undoToken: (change: EmailChange) => string
  takeDigest: Ads['alerts']['composeDigest']
  /** Told once the mail has gone. */
  noteDigest: Ads['alerts']['recordDigest']
  /** For the link in a mail that stops its like for this member. */
  unsubscribeToken: (template: 'reminder' | 'ad-digest', userId: number) => string
}

/**
 * Completes a queued mail, renders and sends it, or throws. Null when no member has this address, or the mail is
 * no longer wanted; otherwise what the log should tell.
 */
export async function deliver(
  parts: DeliveryParts,
  queued: QueuedMail,
  signal: AbortSignal,
): Promise<{ file?: string } | null> {
  const { transport, sender } = parts
  const { id, to, createdAt } = queued
  const mail = await complete(parts, queued)
  if (!mail) return null

  // Loading React's mail components takes longer than anything else at start, and half its memory.
  const { renderMail } = await import('./render')
  const { template } = mail
  const messageId = `<${parts.messageIds.of(nameOf(queued), to)}@${new URL(sender.appUrl).hostname}>`
  const unsubscribeUrl = 'unsubscribeUrl' in mail.parameters ? mail.parameters.unsubscribeUrl : undefined
  const rendered = renderMail(mail, sender)
  const sent = await transport.send(
    { id, template, to, createdAt, messageId, unsubscribeUrl, ...rendered },
    signal,
  )
  if (mail.template === 'ad-digest') await parts.noteDigest(queued.userId!, mail.parameters.until)
  return sent
}

/** Links are made here, so that no table holds one. */
async function complete(parts: DeliveryParts, queued: QueuedMail): Promise<ReadyMail | null> {
  const { sender, issueResetToken, takeReminder, unsubscribeToken } = parts
  const { userId, to } = queued
  const stored = parse(queued)
  if (stored.template === 'reset-link') {
    const issued = await issueResetToken(to)
    if (!issued) return null
    const url = sender.appUrl + paths.resetPassword({ token: issued.token })
    return { template: stored.template, parameters: { firstName: issued.firstName, url } }
  }
  if (stored.template === 'reminder') {
    if (userId === null) return null
    const reminder = await takeReminder(userId, stored.parameters.day)
    if (!reminder) return null
    const unsubscribeUrl = sender.appUrl + paths.unsubscribe(unsubscribeToken(stored.template, userId))
    return { template: stored.template, parameters: { ...reminder, unsubscribeUrl } }
  }
  if (stored.template === 'ad-digest') {
    if (userId === null) return null
    const digest = await parts.takeDigest(userId, stored.parameters.day)
    if (!digest) return null
    const unsubscribeUrl = sender.appUrl + paths.unsubscribe(unsubscribeToken(stored.template, userId))
    return { template: stored.template, parameters: { ...digest, unsubscribeUrl } }
  }
  if (stored.template === 'ad-ending' || stored.template === 'ad-ended') {
    const { adId, expiresAt } = stored.parameters
    const link = { id: adId, expiresAt: new Date(expiresAt) }
    const found = await parts.findEnding(link)
    // An announcement that could not be sent in time gives way to the mail that says it has ended.
    if (found?.hasEnded !== (stored.template === 'ad-ended')) return null
    const renewUrl = sender.appUrl + paths.renewAd(parts.renewalToken(link))
    const { hasEnded: _, ...ending } = found
    return { template: stored.template, parameters: { ...ending, adId, renewUrl } }
  }
  if (stored.template === 'email-changed') {
    const { undo, ...parameters } = stored.parameters
    const change = undo && { id: undo.id, changedAt: new Date(undo.changedAt) }
    const undoUrl = change && sender.appUrl + paths.undoEmailChange(parts.undoToken(change))
    return { template: stored.template, parameters: { ...parameters, undoUrl } }
  }
  if (isConfirming(stored)) {
    if (userId === null) return null
    const token = parts.confirmationToken({ id: userId, email: to })
    const redirectTo = 'redirectTo' in stored.parameters ? stored.parameters.redirectTo : undefined
    const confirmUrl = sender.appUrl + paths.confirmation(token, { redirectTo })
    return { ...stored, parameters: { ...stored.parameters, confirmUrl } } as ReadyMail
  }
  return stored
}

const CONFIRMING: readonly string[] = ['welcome', 'address-confirmation', 'email-is-yours']

const isConfirming = (mail: StoredMail): mail is Extract<StoredMail, { template: Confirming }> =>
  CONFIRMING.includes(mail.template)

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
function nameOf({ id, template, attempts, createdAt }: QueuedMail): string {
  const suffix = template === 'reset-link' ? `.${attempts}` : ''
  return `mail.${id}.${createdAt.getTime()}${suffix}`
}
