import type { Tx } from '#db/database'
import type { Mail } from '#modules/kernel/mails'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Correction, QueuedReport, Report, Reported } from '../contract'
import type { StoredReport } from './store'
import { itemStatistics } from '../questions/statistics'
import type { Deps, UseCase } from '../use-cases/deps'
import { reviseLesson } from '../lessons/lessons'
import { reviseQuestion } from '../questions/editing'

export const report: UseCase<'reports', 'add'> = (deps, caller, about, { version, ...given }, outer) => {
  const { db, clock, identity, reports } = deps
  const { userId } = caller
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    const content = await findContent(deps, { ...about, version }, tx)
    if (!content) return refuse('unknown')
    const last = await reports.findLast(userId, about, tx)
    if (last?.closedAt === null) return refuse('reported')
    const added = await reports.add(userId, about, content.version, given, clock.now(), tx)
    await tell(deps, [added], content, { template: 'report-received' }, tx)
    return ok(added)
  }, outer)
}

export const listReports: UseCase<'reports', 'list'> = async (deps, { show }, slice) => {
  const { items, total } = await deps.reports.list({ isClosed: show === 'closed' }, slice)
  return { items: await withStatistics(deps, items), total }
}

export const findReport: UseCase<'reports', 'find'> = async (deps, id) => {
  const found = await deps.reports.find(id)
  return found && (await withStatistics(deps, [found]))[0]!
}

export const correctQuestion: UseCase<'reports', 'correctQuestion'> = (deps, id, fields, correction, tx) =>
  correct(deps, { kind: 'question', id }, correction, tx, (options) =>
    reviseQuestion(deps, id, fields, options, tx),
  )

export const correctLesson: UseCase<'reports', 'correctLesson'> = (deps, id, fields, correction, tx) =>
  correct(deps, { kind: 'lesson', id }, correction, tx, (options) =>
    reviseLesson(deps, id, fields, { ...options, by: correction.by }, tx),
  )

export const keepReported: UseCase<'reports', 'keep'> = async (deps, id, reply, tx) => {
  const { clock, reports } = deps
  const [open] = await reports.lockOpen([id], tx)
  const found = await reports.find(id, tx)
  if (!found) return refuse('unknown')
  if (!open) return refuse('closed')
  await reports.close([open], { outcome: 'kept', reply }, clock.now(), tx)
  await tell(deps, [open], contentOf(found), { template: 'report-kept', reply }, tx)
  return ok(found)
}

type Revised<Content> = { before: Content; after: Content }

/** Refuses before anything is written. */
async function correct<Content, Code extends string>(
  deps: Deps,
  about: Reported,
  { read, reports: ids }: Correction,
  tx: Tx,
  revise: (options: { read: number; isCorrection: true }) => Promise<Result<Revised<Content>, Code>>,
): Promise<Result<Revised<Content> & { closed: number }, Code | 'closed' | 'same'>> {
  const locked = await deps.reports.lockOpen(ids, tx)
  const open = locked.filter((one) => one.about.kind === about.kind && one.about.id === about.id)
  if (open.length === 0) return refuse('closed')
  const revised = await revise({ read, isCorrection: true })
  if (!revised.ok) return revised
  const { before, after } = revised.value
  // Where nothing differs, there is no new version.
  if (before === after) return refuse('same')
  const content = await findContent(deps, about, tx)
  await deps.reports.close(open, { outcome: 'corrected', reply: null }, deps.clock.now(), tx)
  await tell(deps, open, content!, { template: 'report-corrected' }, tx)
  return ok({ before, after, closed: open.length })
}

/** What the mails say of it. */
type Content = { kind: Reported['kind']; place: string; about: string }

/** The last version unless another one is named; null for what does not exist. */
async function findContent(
  { questions, lessons }: Deps,
  { kind, id, version }: Reported & { version?: number },
  tx: Tx,
): Promise<(Content & { version: number }) | null> {
  if (kind === 'lesson') {
    const lesson = await lessons.find(id, tx)
    // Versions are numbered from one, without a gap.
    if (!lesson || (version ?? 1) > lesson.version) return null
    return { kind, place: lesson.slug, about: lesson.title, version: version ?? lesson.version }
  }
  const question = await questions.findVersion(id, version, tx)
  return question && { kind, place: String(id), about: question.question, version: question.number }
}

const contentOf = ({ about: { kind, id }, slug, text }: StoredReport): Content => {
  return { kind, place: slug ?? String(id), about: text }
}

type Told = { template: 'report-received' | 'report-corrected' } | { template: 'report-kept'; reply: string }

async function tell(
  { identity, mails }: Deps,
  reports: readonly Report[],
  { kind, place, about }: Content,
  told: Told,
  tx: Tx,
): Promise<void> {
  const members = await identity.members.findNames(
    reports.map(({ userId }) => userId),
    tx,
  )
  const queued = reports.map(({ userId }): Mail => {
    const { email: to, firstName } = members.get(userId)!
    const parameters = { firstName, kind, place, about }
    return told.template === 'report-kept'
      ? { template: told.template, to, userId, parameters: { ...parameters, reply: told.reply } }
      : { template: told.template, to, userId, parameters }
  })
  await mails.queue(queued, tx)
}

async function withStatistics({ statistics }: Deps, found: readonly StoredReport[]): Promise<QueuedReport[]> {
  const tallies = await statistics.ofVersions(found.flatMap(({ question }) => question?.versionId ?? []))
  return found.map(({ question, ...rest }) => {
    if (!question) return { ...rest, question, statistics: null }
    const { versionId, optionA, optionB, optionC, correctAnswer } = question
    const statistics = itemStatistics(correctAnswer, tallies.get(versionId) ?? [], question)
    return { ...rest, question: { optionA, optionB, optionC, correctAnswer }, statistics }
  })
}
