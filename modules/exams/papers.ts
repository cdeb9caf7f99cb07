import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Closing } from './attempts/closing'
import { OPTION_ORDERS, type OptionOrder } from './letters'
import { draw, type Random } from './questions/draw'
import { toBankQuestion } from './questions/fields'
import type { BankQuestion } from './questions/question'
import type { QuestionStore, Version } from './questions/store'
import type { ResultStore } from './results/store'
import { EXAMS, type ExamType } from './rules'

export type PaperQuestion = BankQuestion & { optionOrder: OptionOrder }

export interface Papers {
  /**
   * Draws an exam to print. The same number gives everybody the same questions in the same order, until the question
   * bank changes.
   */
  draw(
    userId: number,
    type: ExamType,
    number: number,
  ): Promise<Result<PaperQuestion[], 'locked' | 'not-enough-questions'>>

  findTheme(theme: string): Promise<PaperQuestion[]>
}

type Deps = { questions: QuestionStore; results: ResultStore; closing: Closing }

export function createPapers({ questions, results, closing }: Deps): Papers {
  return {
    async draw(userId, type, number) {
      await closing.closeBeforeReading(userId)
      if (await results.isLocked(userId, type)) return refuse('locked')
      const { questions: count } = EXAMS[type]
      const drawn = draw(await questions.listAll({ sort: 'oldest' }), count, { random: repeatable(number) })
      if (!drawn) return refuse('not-enough-questions')
      return ok(drawn.map((version) => toPaperQuestion(version, number)))
    },

    findTheme: async (theme) =>
      (await questions.listAll({ theme, sort: 'oldest' })).map((version) => toPaperQuestion(version, 0)),
  }
}

/** Returns random numbers that are the same for everybody with the same `number`. */
function repeatable(number: number): Random {
  let drawn = 0
  return () => lot(number, (drawn += 1))
}

function toPaperQuestion(version: Version, number: number): PaperQuestion {
  const order = Math.floor(lot(number, version.id) * OPTION_ORDERS.length)
  return { ...toBankQuestion(version), optionOrder: OPTION_ORDERS[order]! }
}

/** Returns a number from 0 up to, but not including, 1 that looks random. */
function lot(...of: number[]): number {
  return createHash('sha256').update(of.join(':')).digest().readUInt32BE() / 2 ** 32
}
