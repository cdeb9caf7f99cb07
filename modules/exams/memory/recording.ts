import type { Tx } from '#db/database'
import { dayInBelgium } from '#modules/kernel/day'
import type { Letter } from '../letters'
import type { ItemSums } from '../questions/statistics'
import { afterAnswer, type CardRecord, type CardState, toCardState } from './card'
import type { AnswerTally, CardStore } from './store'

/** `edition` is the question's edition when it was answered. */
export type CardAnswer = { questionId: number; edition: number; isRight: boolean }

export type CardChange = { before: CardState; after: CardRecord }

/**
 * Updates the member's cards, hands the answers to the tallies, and returns the changes by question id. Skips a question if the
 * member has already answered a later edition. Lock the user row first, because simultaneous answers must
 * build on each other.
 */
export async function recordAnswers(
  cards: CardStore,
  { answers, ...given }: Given & { answers: readonly CardAnswer[] },
  tx: Tx,
): Promise<Map<number, CardChange>> {
  const changedCards = await updateCards(cards, { answers, ...given }, tx)
  await cards.addUntallied(changedCards.map(toTally), tx)
  return new Map(changedCards.map(({ answer, ...changed }) => [answer.questionId, changed]))
}

/**
 * Updates the member's cards after an exam, and hands its answers to the tallies. An unanswered question counts in the tallies, but changes
 * no card.
 */
export async function recordExam(
  cards: CardStore,
  { asked, ...given }: Given & { asked: readonly AskedItem[] },
  tx: Tx,
): Promise<void> {
  const answers = asked.filter(({ userAnswer }) => userAnswer !== null)
  const learnt = await updateCards(cards, { answers, ...given }, tx)
  await cards.addUntallied(examTallies(asked, learnt), tx)
}

type Given = { userId: number; at: Date }

type AnsweredCard = CardChange & { answer: CardAnswer }

async function updateCards(
  cards: CardStore,
  { userId, at, answers }: Given & { answers: readonly CardAnswer[] },
  tx: Tx,
): Promise<AnsweredCard[]> {
  if (answers.length === 0) return []
  const ids = answers.map(({ questionId }) => questionId)
  const known = await cards.find(userId, ids, tx)
  const today = dayInBelgium(at)
  // Skips an answer to an old edition if the card has a later one. The member answered the later edition
  // while the exam was running.
  const current = answers.filter(
    ({ questionId, edition }) => edition >= (known.get(questionId)?.edition ?? edition),
  )
  const learnt = current.map((answer) => {
    const card = known.get(answer.questionId) ?? null
    const before = toCardState(card, answer.edition)
    return { answer, before, after: afterAnswer(card, { ...answer, today }) }
  })
  await cards.save(userId, new Map(learnt.map(({ answer, after }) => [answer.questionId, after])), tx)
  return learnt
}

/** A question of a series that is answered for the first time counts as a first answer. */
const toTally = ({ answer, before }: AnsweredCard): AnswerTally => ({
  ...NOTHING,
  ...toPlace(answer),
  box: before.box,
  firstAnswers: Number(before.box === null),
  firstRight: Number(before.box === null && answer.isRight),
})

type AskedItem = CardAnswer & { userAnswer: Letter | null }

/** A missing answer counts as wrong in the exam, but not as a first answer. */
function examTallies(asked: readonly AskedItem[], learnt: readonly AnsweredCard[]): AnswerTally[] {
  const answered = new Map(learnt.map((changed) => [changed.answer.questionId, toTally(changed)]))
  const score = asked.filter(({ isRight }) => isRight).length
  return asked.map((item) => {
    const { questionId, isRight } = item
    const tally = answered.get(questionId) ?? { ...NOTHING, ...toPlace(item), box: null }
    // The rest score needs a second question in the exam (see `ITEM_SUMS`).
    if (asked.length < 2) return tally
    const rest = (score - Number(isRight)) / (asked.length - 1)
    const sums = { restSum: rest, restSquares: rest * rest, restSumRight: isRight ? rest : 0 }
    return { ...tally, examAsked: 1, examRight: Number(isRight), ...sums }
  })
}

const toPlace = ({ questionId, edition, isRight }: CardAnswer) => ({ questionId, edition, isRight })

const NOTHING: ItemSums = {
  firstAnswers: 0,
  firstRight: 0,
  examAsked: 0,
  examRight: 0,
  restSum: 0,
  restSquares: 0,
  restSumRight: 0,
}
