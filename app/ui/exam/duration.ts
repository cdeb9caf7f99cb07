import { count } from '#app/text/words'

/** Returns '03:42'. */
export function clockFigures(seconds: number): string {
  const { minutes, rest } = parts(seconds)
  return `${pad(minutes)}:${pad(rest)}`
}

/** Returns '3:42', or '26 h 05' for an hour or more. */
export function shortDuration(seconds: number): string {
  const { minutes, rest } = parts(seconds)
  if (minutes >= 60) return hoursAndMinutes(minutes)
  return `${minutes}:${pad(rest)}`
}

/** Returns '3 min 42 s'. */
export function minutesAndSeconds(seconds: number): string {
  const { minutes, rest } = parts(seconds)
  return minutes >= 60 ? hoursAndMinutes(minutes) : `${minutes}\u00a0min ${pad(rest)}\u00a0s`
}

/** Returns '3 minutes 42 secondes'. */
export function durationInWords(seconds: number): string {
  const { minutes, rest } = parts(seconds)
  const words = [
    minutes > 0 && count(minutes, 'minute'),
    (rest > 0 || minutes === 0) && count(rest, 'seconde'),
  ]
  return words.filter(Boolean).join(' ')
}

const hoursAndMinutes = (minutes: number) => `${Math.floor(minutes / 60)}\u00a0h ${pad(minutes % 60)}`

function parts(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  return { minutes: Math.floor(whole / 60), rest: whole % 60 }
}

const pad = (figure: number) => String(figure).padStart(2, '0')
