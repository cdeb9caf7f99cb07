import { daysBetween } from '#modules/kernel/day'
import { toChance } from '../memory/chance'
import { estimateFirstSight } from '../memory/probability'
import type { StudiedQuestion } from '../memory/studied'
import {
  DAYS_AFTER_FIRST_LOOK,
  type Draw,
  MINUTES_A_DAY,
  type MinutesADay,
  SECONDS_AN_ANSWER,
} from '../rules'
import { followPlan, type ForecastQuestion, MOST_DAYS } from './forecast'
import { type DayPlan, isLongOverdue, isNearExam, planDay } from './plan'
import type { StudyPlan } from './store'

export type PlanSettings = Pick<
  StudyPlan,
  'examDate' | 'minutes' | 'answerSeconds' | 'given' | 'isAfterTrial'
>

/** How many questions to review and how many new ones, and how long they take. */
export type Load = { due: number; fresh: number; minutes: number }

/** What is left for today. */
export type Today = Load & {
  /**
   * What is special about the questions to review: they come last before the exam ('exam'), were missed in the trial
   * ('trial'), or some are long overdue ('overdue').
   */
  focus: 'exam' | 'trial' | 'overdue' | null
  given: StudyPlan['given']
  /** What the next day brings if nothing more is answered today. */
  tomorrow: Load
}

export type Forecast = {
  /** Null until the chance of today is known, or if the question bank is too small. */
  chance: number | null
  /** Null if the exam is too near or too far to say. */
  firstLook: {
    total: number
    /** How many questions these minutes suffice for until three days before the exam. */
    seen: number
    /** The fewest minutes a day, from the chosen ones on, that suffice for all questions; null if none do. */
    minutesForAll: MinutesADay | null
  } | null
}

/** Returns the questions of today's plan, what is due first. */
export function planToday(
  bank: readonly StudiedQuestion[],
  settings: PlanSettings,
  date: string,
): DayPlan<ForecastQuestion & { id: number }> {
  const exam = daysUntil(settings.examDate, date)
  return planDay(toPlanned(bank, date), { today: 0, exam, capacity: leftToday(settings) })
}

export function toToday(bank: readonly StudiedQuestion[], settings: PlanSettings, date: string): Today {
  const { examDate, minutes, answerSeconds, given, isAfterTrial } = settings
  const seconds = estimateAnswerSeconds(answerSeconds)
  const toLoad = ({ due, fresh }: DayPlan<unknown>): Load => {
    const minutes = Math.ceil(((due.length + fresh.length) * seconds) / 60)
    return { due: due.length, fresh: fresh.length, minutes }
  }
  const planned = toPlanned(bank, date)
  const exam = daysUntil(examDate, date)
  const plan = planDay(planned, { today: 0, exam, capacity: leftToday(settings) })
  const tomorrow = planDay(planned, { today: 1, exam, capacity: toCapacity(minutes, answerSeconds) })
  return { ...toLoad(plan), focus: toFocus(), given, tomorrow: toLoad(tomorrow) }

  function toFocus(): Today['focus'] {
    if (plan.due.length === 0) return null
    if (isNearExam(exam, 0)) return 'exam'
    if (isAfterTrial) return 'trial'
    return plan.due.some((question) => isLongOverdue(question, 0)) ? 'overdue' : null
  }
}

type Given = { date: string; guess: number; draw: Draw; isChanceKnown: boolean }

/** A larger question bank has no forecast, because it would take too long. */
const MOST_QUESTIONS = 1000

/** Says where the chosen minutes lead until the exam. Returns null without a date in the future. */
export function toForecast(
  bank: readonly StudiedQuestion[],
  { examDate, minutes, answerSeconds, given }: PlanSettings,
  { date, guess, draw, isChanceKnown }: Given,
): Forecast | null {
  const days = daysUntil(examDate, date)
  if (days === null || days <= 0 || bank.length > MOST_QUESTIONS) return null
  const planned = toPlanned(bank, date)
  const follow = (some: MinutesADay) => {
    const capacity = toCapacity(some, answerSeconds)
    return followPlan(planned, { days, capacity, left: Math.max(0, capacity - given.answers), guess })
  }
  const { atExam, seenInTime: seen } = follow(minutes)
  const chance = isChanceKnown ? toChance(atExam, draw) : null
  if (days < DAYS_AFTER_FIRST_LOOK || days > MOST_DAYS) return { chance, firstLook: null }
  const total = bank.length
  const isEnough = (some: MinutesADay) =>
    some === minutes ? seen === total : some > minutes && follow(some).seenInTime === total
  return { chance, firstLook: { total, seen, minutesForAll: MINUTES_A_DAY.find(isEnough) ?? null } }
}

const daysUntil = (day: string | null, date: string) => (day === null ? null : daysBetween(date, day))

const leftToday = ({ minutes, answerSeconds, given }: PlanSettings) =>
  Math.max(0, toCapacity(minutes, answerSeconds) - given.answers)

const toCapacity = (minutes: MinutesADay, answerSeconds: readonly number[]) =>
  Math.floor((minutes * 60) / estimateAnswerSeconds(answerSeconds))

/** Returns how many seconds the member takes for an answer. */
function estimateAnswerSeconds(answerSeconds: readonly number[]): number {
  const { least, most, assumed, answersToKnow } = SECONDS_AN_ANSWER
  if (answerSeconds.length < answersToKnow) return assumed
  const sorted = [...answerSeconds].sort((one, other) => one - other)
  return Math.min(most, Math.max(least, sorted[Math.floor(sorted.length / 2)]!))
}

/** Counts days from `date`. Names each field, because spreading hundreds of questions is slow. */
function toPlanned(bank: readonly StudiedQuestion[], date: string): (ForecastQuestion & { id: number })[] {
  const firstSight = estimateFirstSight(bank)
  return bank.map(
    ({ id, theme, group, checkedBy, stratum, shuffleKey, memory: state, changed, dueOn, wasLastRight }) => ({
      id,
      theme,
      group,
      checkedBy,
      stratum,
      shuffleKey,
      state: changed ? null : state,
      reviewedOn: state ? daysBetween(date, state.reviewedOn) : 0,
      dueOn: daysUntil(dueOn, date),
      wasLastRight,
      firstSight: firstSight(theme),
    }),
  )
}
