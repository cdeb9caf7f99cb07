import type { Tx } from '#db/database'
import { dayInBelgium } from '#modules/kernel/day'
import type { Letter } from '../letters'
import type { ItemSums } from '../questions/statistics'
import { afterAnswer, type MemoryRecord, toLearningState } from './memory-record'
import type { MemoryStore } from './store'
import type { AnswerTally, TallyStore } from './tally-store'

/** `edition` is the question's edition when it was answered. */
export type Answer = { questionId: number; edition: number; isRight: boolean }

export type Recording = ReturnType<typeof createRecording>

/**
 * The recall that was predicted at each answer, by question. Null for a question never answered before, or already on
 * the same day, because the model predicts from day to day.
 */
export type PredictedRecall = ReadonlyMap<number, number | null>

type Given = { userId: number; at: Date }

export function createRecording({ memory, tallies }: { memory: MemoryStore; tallies: TallyStore }) {
  /** Skips an answer to an edition older than one that the member has answered since. */
  async function learn(answers: readonly Answer[], { userId, at }: Given, tx: Tx): Promise<Learnt[]> {
    if (answers.length === 0) return []
    const today = dayInBelgium(at)
    const ids = answers.map(({ questionId }) => questionId)
    const known = await memory.find(userId, ids, tx)
    const learnt = answers.flatMap((answer): Learnt[] => {
      const before = known.get(answer.questionId) ?? null
      if (before && answer.edition < before.edition) return []
      const isRepeated = before?.reviewedOn === today
      const recall = isRepeated ? null : toLearningState(before, answer.edition, today).recall
      return [{ answer, isFirst: before === null, recall, after: afterAnswer(before, { ...answer, today }) }]
    })
    const after = new Map(learnt.map(({ answer, after }) => [answer.questionId, after]))
    await memory.save(userId, after, tx)
    return learnt
  }

  return {
    /** Records what a member learns from answers. Lock the user row first, because answers build on each other. */
    async answers(answers: readonly Answer[], given: Given, tx: Tx): Promise<PredictedRecall> {
      const learnt = await learn(answers, given, tx)
      await tallies.addUntallied(learnt.map(toTally), tx)
      return toRecalls(learnt)
    },

    /** Records an exam. A question without an answer counts as wrong in the statistics, but changes no memory. */
    async exam(asked: readonly AskedItem[], given: Given, tx: Tx): Promise<PredictedRecall> {
      const answered = asked.filter(({ userAnswer }) => userAnswer !== null)
      const learnt = await learn(answered, given, tx)
      await tallies.addUntallied(examTallies(asked, learnt), tx)
      return toRecalls(learnt)
    },
  }
}

type Learnt = { answer: Answer; isFirst: boolean; recall: number | null; after: MemoryRecord }

const toRecalls = (learnt: readonly Learnt[]) =>
  new Map(learnt.map(({ answer, recall }) => [answer.questionId, recall]))

const toTally = ({ answer, isFirst, recall }: Learnt): AnswerTally => ({
  ...NOTHING,
  ...toPlace(answer),
  recall,
  firstAnswers: Number(isFirst),
  firstRight: Number(isFirst && answer.isRight),
})

type AskedItem = Answer & { userAnswer: Letter | null }

function examTallies(asked: readonly AskedItem[], learnt: readonly Learnt[]): AnswerTally[] {
  const answered = new Map(learnt.map((one) => [one.answer.questionId, toTally(one)]))
  const score = asked.filter(({ isRight }) => isRight).length
  return asked.map((item) => {
    const { questionId, isRight } = item
    const tally = answered.get(questionId) ?? { ...NOTHING, ...toPlace(item), recall: null }
    // The rest score needs a second question in the exam (see `ITEM_SUMS`).
    if (asked.length < 2) return tally
    const rest = (score - Number(isRight)) / (asked.length - 1)
    const sums = { restSum: rest, restSquares: rest * rest, restSumRight: isRight ? rest : 0 }
    return { ...tally, examAsked: 1, examRight: Number(isRight), ...sums }
  })
}

const toPlace = ({ questionId, edition, isRight }: Answer) => ({ questionId, edition, isRight })

const NOTHING: ItemSums = {
  firstAnswers: 0,
  firstRight: 0,
  examAsked: 0,
  examRight: 0,
  restSum: 0,
  restSquares: 0,
  restSumRight: 0,
}
