import type { RunningExam } from '#modules/exams'
import { clock } from '#app/text/format'
import { shortDuration } from './duration'

/** Returns the time that was left when the page was loaded: "il reste 3:12, jusqu'à 18 h 12". */
export function timeLeft(exam: RunningExam): string {
  return exam.time === 'none' ? 'rien ne presse' : `il reste ${timeAndEnd(exam)}`
}

/** Returns "3:12, jusqu'à 18 h 12". The end stays true while the page stays open. */
export function timeAndEnd({ remainingSeconds }: Pick<RunningExam, 'remainingSeconds'>): string {
  const end = new Date(Date.now() + remainingSeconds * 1000)
  return `${shortDuration(remainingSeconds)}, jusqu'à ${clock(end)}`
}
