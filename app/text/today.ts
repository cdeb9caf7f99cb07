import type { Forecast, Load, StudyOverview } from '#modules/exams'
import { LAST_DAYS } from '#modules/exams/rules'
import { daysBetween } from '#modules/kernel/day'
import { aboutInWords } from './chance'
import { dayAndMonth } from './format'
import { count, thousands } from './words'

/** The sentence that the dashboard, the end of a series and the reminders share. */
export const loadInWords = ({ due, fresh, minutes }: Load): string =>
  `${count(due + fresh, 'question')}, environ ${count(minutes, 'minute')}`

export function partsInWords({ due, fresh }: Load): string {
  const again = `${thousands(due)} à revoir`
  const unseen = count(fresh, 'nouvelle')
  if (due > 0 && fresh > 0) return `${again}, puis ${unseen}`
  return due > 0 ? again : unseen
}

type Goal = Pick<StudyOverview, 'date' | 'examDate' | 'minutes'>

/** Returns the days until the exam; null without a date, or once it has passed. */
export function daysLeft({ date, examDate }: Pick<Goal, 'date' | 'examDate'>): number | null {
  const days = examDate === null ? -1 : daysBetween(date, examDate)
  return days < 0 ? null : days
}

export const isNearExam = (goal: Pick<Goal, 'date' | 'examDate'>): boolean => {
  const days = daysLeft(goal)
  return days !== null && days <= LAST_DAYS
}

export function goalInWords({ date, examDate, minutes }: Goal): string {
  const days = daysLeft({ date, examDate })
  const daily = `${minutes} min par jour`
  if (examDate === null) return `Pas encore de date d'examen, ${daily}`
  if (days === null) return `La date de votre examen est passée, ${daily}`
  if (days === 0) return "Votre examen est aujourd'hui. Bonne chance !"
  return days === 1
    ? `Examen demain, ${dayAndMonth(examDate)}`
    : `Examen le ${dayAndMonth(examDate)}, ${daily}`
}

/** Says where the chosen minutes lead. Returns null without a forecast. */
export function forecastInWords({
  forecast,
  minutes,
  examDate,
}: Goal & { forecast: Forecast | null }): string | null {
  const chance = forecast?.chance ?? null
  if (chance === null || examDate === null) return null
  const { seenInTime, total, minutesForAll } = forecast!
  const leads = `Avec ${minutes} min par jour, ${aboutInWords(chance)} de chance le ${dayAndMonth(examDate)}.`
  if (seenInTime === total) return leads
  const seen = `Ces minutes suffisent pour voir ${thousands(seenInTime)} des ${count(total, 'question')}`
  return minutesForAll === null
    ? `${leads} ${seen}.`
    : `${leads} ${seen} ; avec ${minutesForAll} min par jour, vous les verriez toutes.`
}
