import { COUNTED_TO, DEEPEST } from '#modules/kernel/page'
import { thousands } from '#modules/kernel/thousands'

export { thousands }

/** In French, zero takes the singular. */
export function count(n: number, singular: string, plural = `${singular}s`): string {
  return `${thousands(n)} ${n > 1 ? plural : singular}`
}

/** A list's current page, its number of pages, and its number of rows as far as they were counted. */
export type Position = { page: number; pages: number; total: number }

/** Returns the number of rows, or 'plus de 1 000' if the list was not counted to its end. */
export function listLength({ total, page, pages }: Position): string {
  if (total <= COUNTED_TO || (page === pages && total <= DEEPEST)) return thousands(total)
  return `plus de ${thousands(Math.floor((total - 1) / COUNTED_TO) * COUNTED_TO)}`
}

export function percent(share: number): string {
  return `${toOneDecimal.format(share)} %`
}

export function columnPercent(share: number): string {
  return `${toOneAlways.format(share)} %`
}

// The formatters are shared, because creating one takes a hundred times as long as using it.
const toOneDecimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })
const toOneAlways = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

export function decimal(number: number): string {
  return toTwoDecimals.format(number).replace('-', '−')
}

const toTwoDecimals = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })

export function enumerate(words: readonly string[]): string {
  return list.format(words)
}

const list = new Intl.ListFormat('fr')

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`
}

export function excerpt(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longest) return line
  const room = line.slice(0, longest)
  const atWord = room.slice(0, Math.max(0, room.lastIndexOf(' ')))
  // Cuts a single long word, but not inside a surrogate pair.
  const cut = atWord || room.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s,;:.!?…-]+$/u, '')}…`
}

export const withNumber = (label: string, waiting: number) =>
  waiting > 0 ? `${label} (${thousands(waiting)})` : label
