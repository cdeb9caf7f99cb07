import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import { otherIn } from './rules'
import { hasTooManyOpen } from '../reports/reports'
import type { Deps, UseCase } from '../deps'
import { correspondentOf, inConversation } from './pairs'

export const findOwnReport: UseCase<'conversationReports', 'findOwn'> = async (deps, userId, id) => {
  const { conversations, conversationReports, identity } = deps
  const found = await conversations.findOwn(userId, id)
  if (!found) return null
  const otherId = otherIn(found, userId)
  const [last, members] = await Promise.all([
    conversationReports.findLast(userId, id),
    identity.members.findAll([otherId]),
  ])
  const other = members.get(otherId)
  return other ? { other: correspondentOf(other), adTitle: found.adTitle, last } : null
}

export const reportConversation: UseCase<'conversationReports', 'add'> = (
  deps,
  caller,
  conversationId,
  report,
  outer,
) =>
  inConversation(deps, caller, conversationId, outer, async (conversation, { writer }, tx) => {
    const { clock, conversationReports, identity } = deps
    const { id: userId, email } = writer
    const last = await conversationReports.findLast(userId, conversationId, tx)
    if (last?.closedAt === null) return refuse('reported')
    if (await hasTooManyOpen(deps, { userId, email }, tx)) return refuse('too-many-open')
    const { adTitle, ownerId, writerId } = conversation
    const names = await identity.members.findNames([ownerId, writerId], tx)
    const nameOf = (id: number) => names.get(id)?.username ?? ''
    const sides = { ownerId, ownerName: nameOf(ownerId), writerId, writerName: nameOf(writerId) }
    const about = { conversationId, adTitle, ...sides, userId }
    const added = await conversationReports.add({ ...report, ...about }, clock.now(), tx)
    const { firstName, ...to } = await findReporter(deps, userId, tx)
    const parameters = { firstName, conversationId }
    await deps.mails.queue({ template: 'conversation-report-received', ...to, parameters }, tx)
    return ok(added)
  })

export const listConversationReports: UseCase<'conversationReports', 'list'> = (deps, { show }, slice) =>
  deps.conversationReports.list({ isClosed: show === 'closed' }, slice)

export const readReported: UseCase<'conversationReports', 'readReported'> = async (deps, id, before) => {
  const report = await deps.conversationReports.find(id)
  if (!report) return null
  return { report, ...(await deps.conversationReports.readCopies(id, before)) }
}

export const closeConversationReport: UseCase<'conversationReports', 'close'> = async (
  deps,
  id,
  closing,
  tx,
) => {
  const { clock, conversationReports } = deps
  const isOpen = await conversationReports.lockOpen(id, tx)
  const found = await conversationReports.find(id, tx)
  if (!found) return refuse('unknown')
  if (!isOpen) return refuse('closed')
  await conversationReports.close(id, closing, clock.now(), tx)
  const { firstName, ...to } = await findReporter(deps, found.userId, tx)
  const parameters = { firstName, conversationId: found.conversationId, ...closing }
  await deps.mails.queue({ template: 'conversation-report-closed', ...to, parameters }, tx)
  return ok(found)
}

/** The reporter, at their present address. */
async function findReporter({ identity }: Deps, userId: number, tx: Tx) {
  const { email: to, firstName } = (await identity.members.findNames([userId], tx)).get(userId)!
  return { to, userId, firstName }
}
