import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { drawOptionOrder } from './letters'
import type { Recording } from './memory/recording'
import { toShownQuestion } from './questions/fields'
import type { ShownQuestion } from './questions/question'
import type { QuestionStore, Version } from './questions/store'
import { TRIAL_QUESTIONS } from './rules'
import type { TrialItem } from './schemas'
import type { SeriesStore } from './series/store'

export interface Trial {
  /** Draws from the examples of the lessons, which are public, and prefers different themes. */
  draw(): Promise<TrialItem[]>

  /** An item is null if its question was retired or has a new edition. */
  read(items: readonly TrialItem[]): Promise<(ShownQuestion | null)[]>

  /**
   * Keeps the answers as a series of the new member, and returns how many counted. Skips questions that `read` returns
   * as null.
   */
  record(userId: number, items: readonly TrialItem[]): Promise<number>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  questions: QuestionStore
  recording: Recording
  series: SeriesStore
}

export function createTrial({ db, clock, identity, questions, recording, series }: Deps): Trial {
  async function findVersions(items: readonly TrialItem[], tx?: Tx): Promise<(Version | null)[]> {
    const ids = items.map(({ questionId }) => questionId)
    const found = new Map((await questions.findCurrentByIds(ids, tx)).map((one) => [one.questionId, one]))
    return items.map(({ questionId, edition }) => {
      const version = found.get(questionId)
      return version?.edition === edition ? version : null
    })
  }

  return {
    async draw() {
      const drawn = await questions.drawExamples(TRIAL_QUESTIONS)
      return drawn.map((place) => ({ ...place, optionOrder: drawOptionOrder(), userAnswer: null }))
    },

    async read(items) {
      const versions = await findVersions(items)
      return versions.map((version) => version && toShownQuestion(version))
    },

    record: (userId, items) =>
      db.transaction(async (tx) => {
        if (!(await identity.accounts.lockMember(userId, tx))) return 0
        const versions = await findVersions(items, tx)
        const answered = items.flatMap(({ questionId, edition, optionOrder, userAnswer }, index) => {
          const version = versions[index]
          if (!version || userAnswer === null) return []
          const isRight = userAnswer === version.correctAnswer
          return [{ questionId, edition, isRight, optionOrder, userAnswer, questionVersionId: version.id }]
        })
        const at = clock.now()
        const recalls = await recording.answers(answered, { userId, at }, tx)
        const kept = answered.map(({ questionId, optionOrder, userAnswer, questionVersionId }) => {
          const recall = recalls.get(questionId) ?? null
          return { questionId, optionOrder, userAnswer, questionVersionId, recall, answeredAt: at }
        })
        await series.addAnswered({ userId, kind: 'trial' }, kept, tx)
        return answered.length
      }),
  }
}
