import { ok, refuse } from '#modules/kernel/result'
import type { ItemStatistics, ListedQuestion } from '../contract'
import type { CountedVersion } from './store'
import { audit } from './audit/audit'
import { groupStatistics, itemStatistics } from './statistics'
import { closeBeforeReading } from '../attempts/closing'
import type { Deps, UseCase } from '../use-cases/deps'
import { known } from '../lessons/lessons'
import { isLocked } from '../use-cases/progress'
import { fieldsOf, toBankQuestion, toShownQuestion } from './fields'

export const listQuestions: UseCase<'questions', 'listCurrent'> = async ({ questions }, slice) => {
  const { items, total } = await questions.list({}, slice)
  return { items: items.map(toBankQuestion), total }
}

export const drawQuestions: UseCase<'questions', 'draw'> = async (deps, userId, type, count) => {
  await closeBeforeReading(deps, userId)
  if (await isLocked(deps, userId, type)) return refuse('locked')
  const drawn = await deps.questions.draw(count)
  if (drawn.length < count) return refuse('not-enough-questions')
  return ok(
    drawn.map(({ questionId: id, question, optionA, optionB, optionC, correctAnswer, theme, ...rest }) => {
      const { picture, pictureAlt } = rest
      return { id, question, optionA, optionB, optionC, correctAnswer, theme, picture, pictureAlt }
    }),
  )
}

export const auditBank: UseCase<'questions', 'audit'> = async (deps) => {
  const [bank, places] = await Promise.all([deps.questions.listAll({ sort: 'oldest' }), known(deps)])
  return audit(bank.map(toBankQuestion), places)
}

export const findQuestion: UseCase<'questions', 'find'> = async ({ questions }, id) => {
  const current = await questions.findCurrent(id)
  return current && toShownQuestion(current)
}

export const findVersion: UseCase<'questions', 'findVersion'> = async ({ questions }, id, number) => {
  const found = await questions.findVersion(id, number)
  return found && toShownQuestion(found)
}

const VERSIONS = 20

export const questionHistory: UseCase<'questions', 'findHistory'> = async (deps, id) => {
  const question = await findQuestion(deps, id)
  if (!question) return null
  const stored = await withStatistics(deps, await deps.questions.listVersions(id, VERSIONS))
  const versions = stored.map(({ number, createdAt, isCorrection, statistics, ...version }) => {
    return { ...fieldsOf(version), number, createdAt, isCorrection, statistics }
  })
  // Versions are numbered from one, without a gap.
  return { question, versions, older: versions.at(-1)!.number - 1 }
}

export const listBank: UseCase<'questions', 'list'> = async (deps, query, slice) => {
  const byStatistics = query.sort === 'hardest' || query.sort === 'most-asked'
  if (!query.flagged && !byStatistics) {
    const { items, total } = await deps.questions.listCounted(query, slice)
    return { items: (await withStatistics(deps, items)).map(toListed), total }
  }
  // The rule of the flags stands in the domain alone, so the whole bank passes through it.
  const all = await withStatistics(deps, await deps.questions.listAllCounted(query))
  const found = query.flagged ? all.filter(({ statistics }) => statistics.flags.length > 0) : all
  if (byStatistics) found.sort((one, other) => other.statistics.asked - one.statistics.asked)
  if (query.sort === 'hardest') found.sort((one, other) => hardness(other) - hardness(one))
  const items = found.slice(slice.offset, slice.offset + slice.limit).map(toListed)
  return { items, total: found.length }
}

export const bankFigures: UseCase<'questions', 'findFigures'> = async (deps) => {
  const all = await withStatistics(deps, await deps.questions.listAllCounted({ sort: 'oldest' }))
  const names = [...new Set(all.map(({ theme }) => theme))]
  names.sort(
    (one, other) => Number(one === null) - Number(other === null) || one!.localeCompare(other!, 'fr'),
  )
  const themes = names.map((name) => {
    const questions = all.filter(({ theme }) => theme === name)
    return { theme: name, ...groupStatistics(questions.map(({ statistics }) => statistics)) }
  })
  return { themes, questions: all.map(toListed) }
}

type WithStatistics = CountedVersion & { statistics: ItemStatistics }

/** A question that was never asked is neither hard nor easy. */
function hardness({ statistics: { asked, right } }: WithStatistics): number {
  return asked === 0 ? -1 : 100 - right
}

async function withStatistics({ statistics }: Deps, versions: CountedVersion[]): Promise<WithStatistics[]> {
  const tallies = await statistics.ofVersions(versions.map(({ id }) => id))
  return versions.map((version) => {
    const tally = tallies.get(version.id) ?? []
    return { ...version, statistics: itemStatistics(version.correctAnswer, tally, version) }
  })
}

function toListed({ statistics, ...version }: WithStatistics): ListedQuestion {
  return { ...toBankQuestion(version), statistics }
}
