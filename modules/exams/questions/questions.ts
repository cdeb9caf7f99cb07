import type { Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AskedField } from '../attempts/attempt'
import type { Closing } from '../attempts/closing'
import type { ResultStore } from '../results/store'
import { type ExamType, LISTED_VERSIONS } from '../rules'
import { type Audit, audit } from './audit/audit'
import { createEditing, type EditingDeps, type QuestionEditing } from './editing'
import { pickFields, toBankQuestion, toShownQuestion } from './fields'
import type {
  BankQuery,
  BankQuestion,
  ListedQuestion,
  QuestionHistory,
  ShownQuestion,
  ThemeFigures,
} from './question'
import { groupStatistics, itemStatistics, type ItemStatistics } from './statistics'
import type { StatisticsStore } from './statistics-store'
import type { CountedVersion } from './store'

/** A question with its right answer, for API clients that run exams by themselves. */
export type ExamQuestion = Pick<BankQuestion, 'id' | 'correctAnswer' | 'theme' | AskedField>

export interface Questions extends QuestionEditing {
  count(): Promise<number>

  listCurrent(slice: Slice): Promise<Page<BankQuestion>>

  list(query: BankQuery, slice: Slice): Promise<Page<ListedQuestion>>

  findFigures(): Promise<{ themes: ThemeFigures[]; questions: ListedQuestion[] }>

  listThemes(): Promise<string[]>

  audit(): Promise<Audit<BankQuestion>>

  find(id: number): Promise<ShownQuestion | null>

  /** Returns the last version by default, even of a retired question. */
  findVersion(id: number, version?: number, tx?: Tx): Promise<ShownQuestion | null>

  findHistory(id: number): Promise<QuestionHistory | null>

  /** Draws without repetition. Refuses with 'locked' until the member may take the exam. */
  draw(
    userId: number,
    type: ExamType,
    count: number,
  ): Promise<Result<ExamQuestion[], 'locked' | 'not-enough-questions'>>
}

type Deps = EditingDeps & {
  results: ResultStore
  statistics: StatisticsStore
  closing: Closing
}

export function createQuestions(deps: Deps): Questions {
  const { questions, results, statistics, closing, findLinkTargets } = deps
  const { add, revise, retire, restore, loadShipped } = createEditing(deps)

  async function withStatistics(versions: CountedVersion[]): Promise<WithStatistics[]> {
    const tallies = await statistics.countAnswers(versions.map(({ id }) => id))
    return versions.map((version) => {
      const tally = tallies.get(version.id) ?? []
      return { ...version, statistics: itemStatistics(version.correctAnswer, tally, version) }
    })
  }

  async function find(id: number): Promise<ShownQuestion | null> {
    const current = await questions.findCurrent(id)
    return current && toShownQuestion(current)
  }

  return {
    count: questions.count,

    async listCurrent(slice) {
      const { items, total } = await questions.list({}, slice)
      return { items: items.map(toBankQuestion), total }
    },

    async list(query, slice) {
      const byStatistics = query.sort === 'hardest' || query.sort === 'most-asked'
      if (!query.flagged && !byStatistics) {
        const { items, total } = await questions.listCounted(query, slice)
        return { items: (await withStatistics(items)).map(toListed), total }
      }
      // Statistics and flags are not computed in SQL, so the whole bank is read.
      const all = await withStatistics(await questions.listAllCounted(query))
      const found = query.flagged ? all.filter(({ statistics }) => statistics.flags.length > 0) : all
      if (byStatistics) found.sort((one, other) => other.statistics.asked - one.statistics.asked)
      if (query.sort === 'hardest') found.sort((one, other) => hardness(other) - hardness(one))
      const items = found.slice(slice.offset, slice.offset + slice.limit).map(toListed)
      return { items, total: found.length }
    },

    async findFigures() {
      const all = await withStatistics(await questions.listAllCounted({ sort: 'oldest' }))
      const names = [...new Set(all.map(({ theme }) => theme))]
      names.sort(
        (one, other) => Number(one === null) - Number(other === null) || one!.localeCompare(other!, 'fr'),
      )
      const themes = names.map((name) => {
        const ofTheme = all.filter(({ theme }) => theme === name)
        return { theme: name, ...groupStatistics(ofTheme.map(({ statistics }) => statistics)) }
      })
      return { themes, questions: all.map(toListed) }
    },

    listThemes: questions.listThemes,

    async audit() {
      const [bank, targets] = await Promise.all([questions.listAll({ sort: 'oldest' }), findLinkTargets()])
      return audit(bank.map(toBankQuestion), targets)
    },

    find,

    async findVersion(id, number, tx) {
      const found = await questions.findVersion(id, number, tx)
      return found && toShownQuestion(found)
    },

    async findHistory(id) {
      const question = await find(id)
      if (!question) return null
      const stored = await withStatistics(await questions.listVersions(id, LISTED_VERSIONS))
      const versions = stored.map(({ number, createdAt, isCorrection, statistics, ...version }) => {
        return { ...pickFields(version), number, createdAt, isCorrection, statistics }
      })
      // Versions are numbered from 1 without gaps, so the oldest one listed tells how many are older.
      return { question, versions, older: versions.at(-1)!.number - 1 }
    },

    add,
    revise,
    retire,
    restore,
    loadShipped,

    async draw(userId, type, count) {
      await closing.closeBeforeReading(userId)
      if (await results.isLocked(userId, type)) return refuse('locked')
      const drawn = await questions.draw(count)
      if (!drawn) return refuse('not-enough-questions')
      return ok(
        drawn.map(
          ({ questionId: id, question, optionA, optionB, optionC, correctAnswer, theme, ...rest }) => {
            const { picture, pictureAlt } = rest
            return { id, question, optionA, optionB, optionC, correctAnswer, theme, picture, pictureAlt }
          },
        ),
      )
    },
  }
}

type WithStatistics = CountedVersion & { statistics: ItemStatistics }

/** A question that was never asked gets -1, so that it comes last. */
function hardness({ statistics: { asked, right } }: WithStatistics): number {
  return asked === 0 ? -1 : 100 - right
}

function toListed({ statistics, ...version }: WithStatistics): ListedQuestion {
  return { ...toBankQuestion(version), statistics }
}
