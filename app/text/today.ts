import type { Forecast, Load, StudyOverview, Today } from '#modules/exams'
import { MINUTES_A_DAY } from '#modules/exams/rules'
import { daysBetween } from '#modules/kernel/day'
import { aboutInWords } from './chance'
import { dayAndMonth, weekday } from './format'
import { count, thousands } from './words'

/** The sentence that the dashboard, the end of a series and the reminders share. */
export const loadInWords = ({ due, fresh, minutes }: Load): string =>
  `${count(due + fresh, 'question')}, environ ${count(minutes, 'minute')}`

/** Describes the questions of a day, without a full stop. */
export function partsInWords({ due, fresh, focus }: Pick<Today, 'due' | 'fresh' | 'focus'>): string {
  const unseen = count(fresh, 'nouvelle')
  if (due === 0) return unseen
  if (focus === 'exam' && fresh === 0) return 'Celles qui risquent le plus de vous échapper'
  if (focus === 'overdue') return "Les plus fragiles d'abord, rien à rattraper : un jour comme un autre"
  const again = focus === 'trial' ? missedInTrial(due) : `${thousands(due)} à revoir`
  return fresh > 0 ? `${again}, puis ${unseen}` : again
}

const missedInTrial = (due: number) =>
  due === 1 ? "Celle qui vous a échappé à l'essai" : `Les ${due} qui vous ont échappé à l'essai`

export function tomorrowInWords({ tomorrow }: Pick<Today, 'tomorrow'>): string {
  return tomorrow.due + tomorrow.fresh > 0 ? ` Demain : ${loadInWords(tomorrow)}.` : ''
}

type Goal = Pick<StudyOverview, 'date' | 'examDate' | 'minutes'>

/** Returns the days until the exam; null without a date, or once it has passed. */
export function daysLeft({ date, examDate }: Pick<Goal, 'date' | 'examDate'>): number | null {
  const days = examDate === null ? -1 : daysBetween(date, examDate)
  return days < 0 ? null : days
}

export function goalInWords({ date, examDate, minutes }: Goal): string {
  const days = daysLeft({ date, examDate })
  const daily = `${minutes} min par jour`
  if (examDate === null) return `Pas encore de date d'examen, ${daily}`
  if (days === null) return `La date de votre examen est passée, ${daily}`
  if (days === 0) return "Votre examen est aujourd'hui. Bonne chance !"
  return days === 1 ? `Examen demain, ${weekday(examDate)}` : `Examen le ${dayAndMonth(examDate)}, ${daily}`
}

/** Says where the chosen minutes lead. Returns null if there is nothing to say yet. */
export function forecastInWords({ chance, firstLook }: Forecast): string | null {
  const about = chance === null ? null : aboutInWords(chance)
  if (firstLook === null || firstLook.seen === firstLook.total) {
    if (about !== null) return `À ce rythme, ${about} de chance de réussir ici ce jour-là.`
    return firstLook && 'À ce rythme, vous verrez toutes les questions à temps.'
  }
  const { seen, total, minutesForAll } = firstLook
  return [
    `À ce rythme, vous aurez vu ${count(seen, 'question')} sur ${thousands(total)} trois jours avant.`,
    about && `Chance de réussir ici ce jour-là : ${about}.`,
    minutesForAll === null
      ? `Même ${MOST_MINUTES} min par jour ne suffisent pas pour tout voir.`
      : `Avec ${minutesForAll} min par jour, vous les verrez toutes.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const MOST_MINUTES = Math.max(...MINUTES_A_DAY)
