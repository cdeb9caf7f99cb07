/**
 * Compares the plan of the day with the five boxes of before, with the same minutes, on simulated learners. Usage:
 * npm run simulate
 */
import { readFileSync } from 'node:fs'
import { daysUntilDue, type Drawable, planDay, type PlannedQuestion, review } from '#modules/exams'
import { toChance, toStratum } from '#modules/exams'
import { DRAWS } from '#modules/exams/rules'
import { type Boxed, boxesOfDay, moveBox, NEW } from './simulate/boxes'
import { exponential, fsrsWithNoise, type Learner, type Trace } from './simulate/learners'
import { random } from './simulate/random'

/** 'shuffled' are boxes that take new questions in random order instead of the order of the bank. */
type Method = 'plan' | 'boxes' | 'shuffled'

/** Ten minutes of 25 seconds each. */
const CAPACITY = 24
const LEARNERS = [fsrsWithNoise, exponential]
const SEEDS = 40
const EXAMS = [14, 30, 60, 120]
const DILIGENCES = { 'every day': 7, 'five days of seven': 5, 'three days of seven': 3 }
const GUESS = 1 / 3
const FIRST_SIGHT = 0.45

const bank = JSON.parse(readFileSync('db/seeds/questions.json', 'utf8')) as Drawable[]

/** What the plan knows of a question, its box, and what the learner truly remembers at which pace. */
type Question = Drawable & PlannedQuestion & { box: Boxed; trace: Trace; pace: number }

function newcomer(seed: number): Question[] {
  const draw = random(seed)
  return bank.map((question) => ({
    ...{ ...question, group: question.group ?? null, stratum: toStratum(question), shuffleKey: draw() },
    ...{ state: null, reviewedOn: 0, dueOn: null, wasLastRight: false },
    // Between half and twice the pace of the model.
    pace: 2 ** (2 * draw() - 1),
    trace: { state: null, strength: 0, seenOn: 0 },
    box: { ...NEW },
  }))
}

type Course = { days: number; daysAWeek: number; seed: number }

function follow(method: Method, learner: Learner, { days, daysAWeek, seed }: Course) {
  const newcomers = newcomer(seed)
  const questions =
    method === 'shuffled' ? newcomers.sort((one, other) => one.shuffleKey - other.shuffleKey) : newcomers
  const draw = random(seed * 7919)
  let answers = 0
  for (let today = 0; today < days; today += 1) {
    if (draw() >= daysAWeek / 7) continue
    for (const question of method === 'plan' ? planned(questions, today, days) : boxed(questions, today)) {
      const isRight = draw() < probability(question, learner, today)
      learner.learn(question.trace, today, isRight)
      record(question, today, isRight)
      answers += 1
    }
  }
  const atExam = questions.map((question) => ({
    ...question,
    probability: probability(question, learner, days),
  }))
  const seen = questions.filter(({ box }) => box.box > 0).length
  return { chance: 100 * toChance(atExam, DRAWS.practice)!, seen, answers }
}

function planned(questions: readonly Question[], today: number, exam: number): Question[] {
  const { due, fresh } = planDay(questions, { today, exam, capacity: CAPACITY })
  return [...due, ...fresh]
}

function boxed(questions: readonly Question[], today: number): Question[] {
  const list = questions.map((question) => ({ ...question.box, question }))
  return boxesOfDay(list, today, CAPACITY).map(({ question }) => question)
}

function record(question: Question, today: number, isRight: boolean): void {
  question.state = review(question.state, question.state ? today - question.reviewedOn : 0, isRight)
  question.reviewedOn = today
  question.dueOn = isRight ? today + daysUntilDue(question.state) : today
  question.wasLastRight = isRight
  moveBox(question.box, today, isRight)
}

function probability({ trace, pace }: Question, learner: Learner, day: number): number {
  const isNew = trace.state === null && trace.strength === 0
  return isNew ? FIRST_SIGHT : GUESS + (1 - GUESS) * learner.recall(trace, day, pace)
}

const mean = <Key extends string>(outcomes: readonly Record<Key, number>[], key: Key) =>
  Math.round((outcomes.reduce((sum, one) => sum + one[key], 0) / outcomes.length) * 10) / 10

const rows = LEARNERS.flatMap((learner) =>
  Object.entries(DILIGENCES).flatMap(([diligence, daysAWeek]) =>
    EXAMS.map((days) => {
      const outcomes = (method: Method) =>
        Array.from({ length: SEEDS }, (_, seed) =>
          follow(method, learner, { days, daysAWeek, seed: seed + 1 }),
        )
      const [plan, boxes, shuffled] = [outcomes('plan'), outcomes('boxes'), outcomes('shuffled')]
      return {
        learner: learner.name,
        diligence,
        'days to the exam': days,
        'chance, plan': mean(plan, 'chance'),
        'chance, boxes': mean(boxes, 'chance'),
        'chance, boxes shuffled': mean(shuffled, 'chance'),
        'seen, plan': mean(plan, 'seen'),
        'seen, boxes': mean(boxes, 'seen'),
      }
    }),
  ),
)
console.table(rows)
