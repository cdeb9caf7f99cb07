import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { ConversationReport } from '../contract'
import { otherIn } from '../domain/messages'
import type { Deps, UseCase } from './deps'
import { correspondentOf, inConversation } from './pairs'

export const findOwnReport: UseCase<'findOwnReport'> = async (deps, userId, id) => {
  const { conversations, conversationReports, identity } = deps
  const found = await conversations.findOwn(userId, id)
  if (!found) return null
  const otherId = otherIn(found, userId)
  const [last, members] = await Promise.all([
    conversationReports.findLast(userId, id),
    identity.findMembers([otherId]),
  ])
  const other = members.get(otherId)
  return other ? { other: correspondentOf(other), adTitle: found.adTitle, last } : null
}

export const reportConversation: UseCase<'reportConversation'> = (deps, caller, conversationId, report) =>
  inConversation(deps, caller, conversationId, async (_conversation, { writer: { id: userId } }, tx) => {
    const { clock, conversationReports } = deps
    const last = await conversationReports.findLast(userId, conversationId, tx)
    if (last?.closedAt === null) return refuse('reported')
    const added = await conversationReports.add({ ...report, conversationId, userId }, clock.now(), tx)
    await tell(deps, added, { template: 'conversation-report-received' }, tx)
    return ok(added)
  })

export const listConversationReports: UseCase<'listConversationReports'> = (deps, { show }, slice) =>
  deps.conversationReports.list({ isClosed: show === 'closed' }, slice)

export const readReported: UseCase<'readReported'> = async (deps, id, before) => {
  const report = await deps.conversationReports.find(id)
  if (!report) return null
  return { report, ...(await deps.conversations.readMessages(report.conversationId, before)) }
}

export const closeConversationReport: UseCase<'closeConversationReport'> = async (deps, id, closing, tx) => {
  const { clock, conversationReports } = deps
  const isOpen = await conversationReports.lockOpen(id, tx)
  const found = await conversationReports.find(id, tx)
  if (!found) return refuse('unknown')
  if (!isOpen) return refuse('closed')
  await conversationReports.close(id, closing, clock.now(), tx)
  const { outcome, reply } = closing
  await tell(deps, found, { template: 'conversation-report-closed', outcome, reply }, tx)
  return ok(found)
}

type Told =
  | { template: 'conversation-report-received' }
  | { template: 'conversation-report-closed'; outcome: 'acted' | 'kept'; reply: string }

async function tell(
  { identity, mails }: Deps,
  { userId, conversationId }: ConversationReport,
  told: Told,
  tx: Tx,
) {
  const { email: to, firstName } = (await identity.findNames([userId], tx)).get(userId)!
  const parameters = { firstName, conversationId }
  if (told.template === 'conversation-report-received')
    return mails.queue({ template: told.template, to, userId, parameters }, tx)
  const { template, ...closing } = told
  return mails.queue({ template, to, userId, parameters: { ...parameters, ...closing } }, tx)
}
