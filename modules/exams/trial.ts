import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { drawOptionOrder } from './letters'
import { recordAnswers } from './memory/recording'
import type { CardStore } from './memory/store'
import { toShownQuestion } from './questions/fields'
import type { ShownQuestion } from './questions/question'
import type { QuestionStore, Version } from './questions/store'
import { TRIAL_QUESTIONS } from './rules'
import type { TrialItem } from './schemas'

export interface Trial {
  /** Draws from the examples of the lessons, which are public, and prefers different themes. */
  draw(): Promise<TrialItem[]>

  /** An item is null if its question was retired or has a new edition. */
  read(items: readonly TrialItem[]): Promise<(ShownQuestion | null)[]>

  /**
   * Updates the member's cards and returns how many answers counted. Skips questions that `read` returns as null.
   */
  record(userId: number, items: readonly TrialItem[]): Promise<number>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  questions: QuestionStore
  cards: CardStore
}

export function createTrial({ db, clock, identity, questions, cards }: Deps): Trial {
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
        const answers = items.flatMap(({ questionId, edition, userAnswer }, index) => {
          const version = versions[index]
          if (!version || userAnswer === null) return []
          return [{ questionId, edition, isRight: userAnswer === version.correctAnswer }]
        })
        await recordAnswers(cards, { userId, at: clock.now(), answers }, tx)
        return answers.length
      }),
  }
}
