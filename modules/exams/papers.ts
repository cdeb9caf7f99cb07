import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Closing } from './attempts/closing'
import { OPTION_ORDERS, type OptionOrder } from './letters'
import { drawFrom } from './questions/draw'
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
      const bank = await questions.listAll({ sort: 'oldest' })
      const lots = bank.map((version) => ({ version, group: version.group, lot: drawLot(version, number) }))
      const shuffled = lots.sort((one, other) => Buffer.compare(one.lot, other.lot))
      const drawn = drawFrom(shuffled, count)
      if (drawn.length < count) return refuse('not-enough-questions')
      return ok(drawn.map(({ version, lot }) => toPaperQuestion(version, lot)))
    },

    findTheme: async (theme) =>
      (await questions.listAll({ theme, sort: 'oldest' })).map((version) =>
        toPaperQuestion(version, drawLot(version, 0)),
      ),
  }
}

/** Returns a hash of `number` and the question. Sorting by it gives everybody the same random order. */
function drawLot({ id }: Version, number: number): Buffer {
  return createHash('sha256').update(`${number}:${id}`).digest()
}

function toPaperQuestion(version: Version, lot: Buffer): PaperQuestion {
  return { ...toBankQuestion(version), optionOrder: OPTION_ORDERS[lot.at(-1)! % OPTION_ORDERS.length]! }
}
