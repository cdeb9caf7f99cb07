import { addDays, daysBetween } from '#modules/kernel/day'
import { toChance } from '../memory/chance'
import { isDoubtful } from '../memory/fsrs'
import { isNew, recallOn } from '../memory/memory-record'
import { firstSight } from '../memory/probability'
import type { StudiedQuestion } from '../memory/studied'
import { type Draw, MINUTES_A_DAY, type MinutesADay, SECONDS_AN_ANSWER } from '../rules'
import { followPlan, type Learnt } from './forecast'
import { type DayPlan, planDay } from './plan'

export type PlanSettings = {
  examDate: string | null
  minutes: MinutesADay
  /** How long the member's last answers took, in seconds. */
  answerSeconds: readonly number[]
}

/** How many questions to review and how many new ones, and how long they take. */
export type Load = { due: number; fresh: number; minutes: number }

/** What is left for today. */
export type Today = Load & {
  /** How many questions the member has answered today, and how many of them right at last. */
  answered: number
  right: number
  /** What the next day brings if nothing more is answered today. */
  tomorrow: Load
}

export type Forecast = {
  /** Null if the question bank is too small. */
  chance: number | null
  total: number
  /** How many questions these minutes suffice for until three days before the exam. */
  seenInTime: number
  /** The fewest minutes a day that suffice for all questions, or null if none do. */
  minutesForAll: MinutesADay | null
}

/** Returns the questions of today's plan, what is due first. */
export function planToday(
  bank: readonly StudiedQuestion[],
  settings: PlanSettings,
  today: string,
): DayPlan<StudiedQuestion> {
  const left = capacityOf(settings.minutes, settings.answerSeconds) - listAnswered(bank, today).length
  return planOn(bank, { ...settings, today, capacity: Math.max(0, left) })
}

export function toToday(bank: readonly StudiedQuestion[], settings: PlanSettings, today: string): Today {
  const seconds = secondsAnAnswer(settings.answerSeconds)
  const toLoad = ({ due, fresh }: DayPlan<unknown>): Load => {
    const minutes = Math.ceil(((due.length + fresh.length) * seconds) / 60)
    return { due: due.length, fresh: fresh.length, minutes }
  }
  const capacity = capacityOf(settings.minutes, settings.answerSeconds)
  const answered = listAnswered(bank, today)
  return {
    ...toLoad(planToday(bank, settings, today)),
    answered: answered.length,
    right: answered.filter(({ wasLastRight }) => wasLastRight).length,
    tomorrow: toLoad(planOn(bank, { ...settings, today: addDays(today, 1), capacity })),
  }
}

type Given = { today: string; guess: number; draw: Draw }

/** Says where the chosen minutes lead until the exam. Returns null without a date in the future. */
export function toForecast(
  bank: readonly StudiedQuestion[],
  { examDate, minutes, answerSeconds }: PlanSettings,
  { today, guess, draw }: Given,
): Forecast | null {
  const days = examDate === null ? 0 : daysBetween(today, examDate)
  if (days <= 0) return null
  const learnt = toLearnt(bank, today)
  const answered = listAnswered(bank, today).length
  const follow = (some: MinutesADay) => {
    const capacity = capacityOf(some, answerSeconds)
    return followPlan(learnt, { days, capacity, left: Math.max(0, capacity - answered), guess })
  }
  const { atExam, seenInTime } = follow(minutes)
  const isEnough = (some: MinutesADay) => follow(some).seenInTime === bank.length
  const minutesForAll =
    seenInTime === bank.length
      ? minutes
      : (MINUTES_A_DAY.find((some) => some > minutes && isEnough(some)) ?? null)
  return { chance: toChance(atExam, draw), total: bank.length, seenInTime, minutesForAll }
}

/** Returns how many seconds the member takes for an answer. */
function secondsAnAnswer(answerSeconds: readonly number[]): number {
  const { least, most, assumed, answersToKnow } = SECONDS_AN_ANSWER
  if (answerSeconds.length < answersToKnow) return assumed
  const sorted = [...answerSeconds].sort((one, other) => one - other)
  return Math.min(most, Math.max(least, sorted[Math.floor(sorted.length / 2)]!))
}

const capacityOf = (minutes: MinutesADay, answerSeconds: readonly number[]) =>
  Math.floor((minutes * 60) / secondsAnAnswer(answerSeconds))

const listAnswered = (bank: readonly StudiedQuestion[], today: string) =>
  bank.filter(({ memory }) => memory?.reviewedOn === today)

type PlannedDay = Pick<PlanSettings, 'examDate'> & { today: string; capacity: number }

function planOn(bank: readonly StudiedQuestion[], { examDate, today, capacity }: PlannedDay) {
  const daysLeft = examDate === null ? null : daysBetween(today, examDate)
  const recallOf = (day: string) => (question: StudiedQuestion) =>
    question.recall === null ? 0 : recallOn(question.memory!, day)
  return planDay(bank, {
    capacity,
    daysLeft: daysLeft !== null && daysLeft >= 0 ? daysLeft : null,
    dueIn: ({ dueOn }) => (dueOn === null ? null : daysBetween(today, dueOn)),
    recall: recallOf(today),
    isDoubtful: ({ dueOn }) => dueOn !== null && isDoubtful(daysBetween(dueOn, today)),
    recallAtExam: recallOf(examDate ?? today),
    isDone: ({ memory, wasLastRight }) => memory?.reviewedOn === today && wasLastRight,
  })
}

function toLearnt(bank: readonly StudiedQuestion[], today: string): Learnt[] {
  const sight = firstSight(bank)
  return bank.map((question) => {
    const { theme, group, checkedBy, stratum, lot, memory, dueOn, wasLastRight, changed } = question
    return {
      ...{ theme, group, checkedBy, stratum, lot, wasLastRight },
      state: memory && !changed ? memory : null,
      reviewedOn: memory ? daysBetween(today, memory.reviewedOn) : 0,
      dueOn: isNew(question) ? null : daysBetween(today, dueOn!),
      firstSight: sight(theme),
    }
  })
}
