import type { Period } from '#modules/kernel/retention'
import { thousands } from '#modules/kernel/thousands'

export { thousands }

/** '1 question', '7 questions', '0 question': French uses the singular below two. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${thousands(n)} ${n > 1 ? plural : singular}`
}

/** 'un jour', '30 jours' */
export function formatPeriod(period: Period): string {
  if ('minutes' in period) return period.minutes === 1 ? 'une minute' : count(period.minutes, 'minute')
  if ('hours' in period) return period.hours === 1 ? 'une heure' : count(period.hours, 'heure')
  if ('days' in period) return period.days === 1 ? 'un jour' : count(period.days, 'jour')
  return period.years === 1 ? 'un an' : count(period.years, 'an')
}

/** '42,5 %' */
export function percent(share: number): string {
  return `${toOneDecimal.format(share)} %`
}

/** '42,0 %', of a column, whose figures all have a decimal */
export function columnPercent(share: number): string {
  return `${toOneAlways.format(share)} %`
}

// Creating a formatter takes a hundred times as long as using it.
const toOneDecimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })
const toOneAlways = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A theme at the beginning of a line: 'Stockage'. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** '0,35', '−0,2' */
export function decimal(number: number): string {
  return toTwoDecimals.format(number).replace('-', '−')
}

const toTwoDecimals = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })

/** 'stockage, licence et transport' */
export function enumerate(words: readonly string[]): string {
  return list.format(words)
}

const list = new Intl.ListFormat('fr')

/** 'Camille Dubois' */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}

/** The beginning of a text on one line, cut between words if it is too long. */
export function excerpt(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longest) return line
  const room = line.slice(0, longest)
  const atWord = room.slice(0, Math.max(0, room.lastIndexOf(' ')))
  // A single long word is cut, but not inside a character.
  const cut = atWord || room.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s,;:.!?…-]+$/u, '')}…`
}

/** Used by pages and calls. */
export const AD_NOT_FOUND = 'Annonce non trouvée'
export const NEWS_NOT_FOUND = 'Actualité non trouvée'
export const LESSON_NOT_FOUND = 'Leçon non trouvée'
export const QUESTION_NOT_FOUND = 'Question non trouvée'
export const USER_NOT_FOUND = 'Utilisateur non trouvé'

/** 'À vérifier (26)', where something waits. */
export const withNumber = (label: string, waiting: number) =>
  waiting > 0 ? `${label} (${thousands(waiting)})` : label
