import { LONGEST_EXCERPT } from '../rules'
import type { LoggedValue } from './actions'

/** The number of characters kept before the difference, so that a reader recognises the place. */
const LEAD = 40

export function excerpts<Value extends LoggedValue>(before: Value, after: Value) {
  const both = typeof before === 'string' && typeof after === 'string'
  const from = both ? Math.max(0, firstDifference(before, after) - LEAD) : 0
  return { before: cut(before, from), after: cut(after, from) }
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function cut<Value extends LoggedValue>(text: Value, from: number): Value | string {
  if (typeof text !== 'string' || text.length <= LONGEST_EXCERPT) return text
  const part = text.slice(from, from + LONGEST_EXCERPT)
  const end = from + LONGEST_EXCERPT < text.length ? '…' : ''
  // Removes half a surrogate pair at either end.
  return `${from > 0 ? '…' : ''}${part.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')}${end}`
}
