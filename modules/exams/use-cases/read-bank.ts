import type { Slice } from '#modules/kernel/page'
import { ok, refuse } from '#modules/kernel/result'
import type { BankQuery, Exams, ListedQuestion } from '../contract'
import type { Version } from '../data/question-store'
import type { Tallies } from '../data/statistics-store'
import { itemStatistics } from '../domain/item-statistics'
import { closeBeforeReading } from './close-attempt'
import type { Deps, UseCase } from './deps'
import { isLocked } from './progress'
import { fieldsOf, toBankQuestion } from './question-fields'

export const studyQuestion: UseCase<'studyQuestion'> = async ({ questions }, position) => {
  const { items, total } = await questions.list({ sort: 'oldest' }, { limit: 1, offset: position - 1 })
  return { question: items[0] ? toBankQuestion(items[0]) : null, total }
}

export const listQuestions: UseCase<'listQuestions'> = async ({ questions }, slice) => {
  const { items, total } = await questions.list({}, slice)
  return { items: items.map(toBankQuestion), total }
}

export const drawQuestions: UseCase<'drawQuestions'> = async (deps, userId, type, count) => {
  await closeBeforeReading(deps, userId)
  if (await isLocked(deps, userId, type)) return refuse('locked')
  const drawn = await deps.questions.draw(count)
  if (drawn.length < count) return refuse('not-enough-questions')
  return ok(
    drawn.map(({ questionId: id, question, optionA, optionB, optionC, correctAnswer, theme }) => {
      return { id, question, optionA, optionB, optionC, correctAnswer, theme }
    }),
  )
}

export const findQuestion: UseCase<'findQuestion'> = async ({ questions }, id) => {
  const current = await questions.findCurrent(id)
  return current && { ...toBankQuestion(current), version: current.number }
}

const VERSIONS = 20

export const questionHistory: UseCase<'questionHistory'> = async (deps, id) => {
  const question = await findQuestion(deps, id)
  if (!question) return null
  const stored = await deps.questions.listVersions(id, VERSIONS)
  const tallies = await talliesOf(deps, stored)
  const versions = stored.map((version) => {
    const { number, createdAt } = version
    return { ...fieldsOf(version), number, createdAt, statistics: statisticsOf(version, tallies) }
  })
  // Versions are numbered from one, without a gap.
  return { question, versions, older: stored.at(-1)!.number - 1 }
}

export const listBank: UseCase<'listBank'> = async (deps, query, slice) => {
  if (query.flagged || query.sort === 'hardest' || query.sort === 'most-asked')
    return listByStatistics(deps, query, slice)
  const { items, total } = await deps.questions.list(query, slice)
  const tallies = await talliesOf(deps, items)
  return { items: items.map((item) => toListed(item, tallies)), total }
}

/** The rule stands in the domain alone, so the whole bank passes through it, but only a page of full rows. */
async function listByStatistics(deps: Deps, query: BankQuery, slice: Slice): ReturnType<Exams['listBank']> {
  const found = await deps.questions.listKeys(query)
  const tallies = await talliesOf(deps, found)
  const keys = found
    .map((key) => ({ ...statisticsOf(key, tallies), id: key.id }))
    .filter(({ flags }) => !query.flagged || flags.length > 0)
  if (query.sort === 'hardest') keys.sort((a, b) => hardness(b) - hardness(a) || b.asked - a.asked)
  if (query.sort === 'most-asked') keys.sort((a, b) => b.asked - a.asked)
  if (query.sort === 'oldest') keys.reverse()

  const shown = keys.slice(slice.offset, slice.offset + slice.limit)
  const items = await deps.questions.listThese(shown.map(({ id }) => id))
  return { items: items.map((item) => toListed(item, tallies)), total: keys.length }
}

/** A question that was never asked is neither hard nor easy. */
function hardness({ asked, right }: { asked: number; right: number }): number {
  return asked === 0 ? -1 : 100 - right
}

function talliesOf({ statistics }: Deps, versions: readonly { id: number }[]): Promise<Tallies> {
  return statistics.ofVersions(versions.map(({ id }) => id))
}

function toListed(version: Version, tallies: Tallies): ListedQuestion {
  return { ...toBankQuestion(version), statistics: statisticsOf(version, tallies) }
}

function statisticsOf({ id, correctAnswer }: Pick<Version, 'id' | 'correctAnswer'>, tallies: Tallies) {
  return itemStatistics(correctAnswer, tallies.get(id) ?? [])
}
