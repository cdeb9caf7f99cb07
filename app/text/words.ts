import { thousands } from '#modules/kernel/thousands'

export { thousands }

/** Formats a number with its noun: '1 question', '7 questions', '0 question'. French uses the singular below two. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${thousands(n)} ${n > 1 ? plural : singular}`
}

/** Formats a percentage with at most one decimal: '42,5 %'. */
export function percent(share: number): string {
  return `${toOneDecimal.format(share)} %`
}

/** Formats a percentage for a column, whose figures all have one decimal: '42,0 %'. */
export function columnPercent(share: number): string {
  return `${toOneAlways.format(share)} %`
}

// The formatters are shared, because creating one takes a hundred times as long as using it.
const toOneDecimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })
const toOneAlways = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Capitalises a text at the beginning of a line, such as a theme: 'Stockage'. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** Formats a number with at most two decimals: '0,35', '−0,2'. */
export function decimal(number: number): string {
  return toTwoDecimals.format(number).replace('-', '−')
}

const toTwoDecimals = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })

/** Joins words to a list: 'stockage, licence et transport'. */
export function enumerate(words: readonly string[]): string {
  return list.format(words)
}

const list = new Intl.ListFormat('fr')

/** Returns the full name: 'Camille Dubois'. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}

/** Returns the beginning of a text on one line, cut between words if it is too long. */
export function excerpt(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longest) return line
  const room = line.slice(0, longest)
  const atWord = room.slice(0, Math.max(0, room.lastIndexOf(' ')))
  // Cuts a single long word, but never inside a character.
  const cut = atWord || room.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s,;:.!?…-]+$/u, '')}…`
}

/** Adds the number of waiting items to a label, if there are any: 'À vérifier (26)'. */
export const withNumber = (label: string, waiting: number) =>
  waiting > 0 ? `${label} (${thousands(waiting)})` : label
