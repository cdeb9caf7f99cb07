import { UnreadableMail } from './failure'
import type { LookUps, Sender } from './mail'
import { findMail } from './messages'
import type { QueuedMail } from './queue-store'
import type { MailTransport } from './transport'

/** `of` makes the left part of a Message-ID. `isOf` returns whether it belongs to a mail to this address. */
export type MessageIds = {
  of: (mail: string, to: string) => string
  isOf: (left: string, to: string) => boolean
}

export type DeliveryParts = LookUps & Sender & { transport: MailTransport; messageIds: MessageIds }

/** Renders and sends a queued mail, or throws. Returns details for the log; null if the mail is to be dropped. */
export async function deliver(
  parts: DeliveryParts,
  queued: QueuedMail,
  signal: AbortSignal,
): Promise<{ file?: string } | null> {
  const { transport, messageIds, appUrl, operator } = parts
  const { id, to, userId, template, parameters, createdAt } = queued
  const definition = findMail(template)
  if (!definition) throw new UnreadableMail('no mail has this name')
  const prepared = await definition.prepare(parameters, { to, userId }, parts)
  if (!prepared) return null

  // Imported at the first mail, because React's mail components load slowly and take much memory.
  const { renderMail } = await import('./render')
  const rendered = renderMail(prepared.mail, { appUrl, operator })
  const left = messageIds.of(nameMail(queued, definition.isNewAtEachTry), to)
  const messageId = `<${left}@${new URL(appUrl).hostname}>`
  const { unsubscribeUrl } = prepared.mail
  const sent = await transport.send(
    { id, template, to, createdAt, messageId, unsubscribeUrl, ...rendered },
    signal,
  )
  await prepared.afterwards()
  return sent
}

/** Returns one name for all tries by default, so that a mail program recognises a mail that was sent twice. */
function nameMail({ id, attempts, createdAt }: QueuedMail, isNewAtEachTry = false): string {
  return `mail.${id}.${createdAt.getTime()}${isNewAtEachTry ? `.${attempts}` : ''}`
}
