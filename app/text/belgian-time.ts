import { tzOffset } from '@date-fns/tz'
import { LRUCache } from 'lru-cache'

const HOUR = 3_600_000
const MINUTE = 60_000

/**
 * The clock and the calendar of a moment in Belgium, whatever the server's own time zone: read from the
 * answer with the methods for UTC. A page tells dozens of moments, and to ask `Intl` for one takes longer
 * than to render its row; so each hour is asked for once. Belgium has only ever changed its clocks at a full
 * hour of UTC.
 */
export function inBelgium(date: Date): Date {
  return new Date(date.getTime() + offsetAt(date) * MINUTE)
}

function offsetAt(date: Date): number {
  const hour = Math.floor(date.getTime() / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const offset = tzOffset('Europe/Brussels', date)
  offsets.set(hour, offset)
  return offset
}

/** Minutes, by the hour: those of a year are no memory to speak of. */
const offsets = new LRUCache<number, number>({ max: 10_000 })
