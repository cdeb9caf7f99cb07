import { expect, test } from 'vitest'
import { addDays } from '#modules/kernel/day'
import { type Box, isMastered } from '../rules'
import { chooseQuestions } from '../series/order'
import type { SeriesChoice } from '../series/schema'
import { afterAnswer, type CardRecord, toCardState } from './card'
import { toDailyGoal } from './daily-goal'

const MONDAY = '2026-11-23'
const SUNDAY = '2026-11-22'

type Known = { card: CardRecord | null; edition: number }

const known = (card: CardRecord | null): Known => ({ card, edition: 1 })

/** The card after answers of one day, 'r' right and 'w' wrong. */
function answered(letters: string, today = MONDAY, card: CardRecord | null = null): CardRecord {
  const [first, ...rest] = letters
  const after = afterAnswer(card, { isRight: first === 'r', edition: 1, today })
  return rest.length === 0 ? after : answered(rest.join(''), today, after)
}

/** Questions in these boxes, due since yesterday; null was never answered. */
const bank = (...boxes: (Box | null)[]) => boxes.map((box) => known(box && { ...answered('w', SUNDAY), box }))

const dailyGoal = (questions: readonly Known[], days: number) =>
  toDailyGoal(questions, { today: MONDAY, examDate: addDays(MONDAY, days) })

const all = (answers: number, forToday = answers, given = 0) => ({ answers, forToday, given, inTime: true })
const notAll = (answers: number, forToday = answers) => ({ ...all(answers, forToday), inTime: false })

test.each([
  ['a new question needs eight days', bank(null), 8, all(1)],
  ['a new question is not mastered in seven days', bank(null), 7, notAll(1)],
  ['a question in box 2 comes back once', bank(2), 6, all(1)],
  ['a question is answered only when it is due', [known(answered('r', SUNDAY))], 6, notAll(1, 0)],
  ['nothing where no question is due before the exam', [known(answered('r', SUNDAY))], 1, notAll(0)],
  ['all new questions begin on the only day that is left', bank(...Array<null>(10).fill(null)), 8, all(10)],
  ['new questions are spread over two days', bank(...Array<null>(10).fill(null)), 9, all(5)],
  ['due questions come before box 1 and new ones', bank(1, 2, 3, null), 9, all(2)],
  ['nothing for mastered questions', bank(4, 5), 1, all(0)],
  ['an answer of today counts for today', [known(answered('r'))], 8, all(1, 1, 1)],
  ['a question answered wrongly again today does not count', [known(answered('rw'))], 9, all(1, 0)],
])('the daily goal: %s', (_what, questions, days, expected) => {
  expect(dailyGoal(questions, days)).toEqual(expected)
})

test('the daily goal is unknown on the day of the exam', () => {
  expect(dailyGoal(bank(1), 0)).toBeNull()
})

test('the daily goal masters the whole bank by the day of the exam', () => {
  const days = 20
  const questions = bank(...Array<null>(60).fill(null), ...Array<Box>(20).fill(1), ...Array<Box>(9).fill(2))
  const promised = dailyGoal(questions, days)!
  const cards = questions.map(({ card }) => card)

  for (let day = 0; day < days; day += 1) {
    const today = addDays(MONDAY, day)
    const left = toDailyGoal(cards.map(known), { today, examDate: addDays(MONDAY, days) })!
    expect(left.answers).toBeLessThanOrEqual(promised.answers)
    const candidates = cards.map((card, index) => ({ index, ...PLAIN, ...toCardState(card, 1) }))
    const open = chooseQuestions(candidates, EVERYTHING, today).filter(({ box }) => !isMastered(box))
    for (const { index } of open.slice(0, promised.answers)) cards[index] = answered('r', today, cards[index])
  }

  expect(promised.inTime).toBe(true)
  expect(cards.every((card) => isMastered(card!.box))).toBe(true)
})

const PLAIN = { theme: null, difficulty: null, group: null }
const EVERYTHING: SeriesChoice = { source: null, themes: [], difficulty: null, count: 'all' }
