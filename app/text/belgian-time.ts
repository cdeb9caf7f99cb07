import { tzOffset } from '@date-fns/tz'

const MINUTE = 60_000

/**
 * The clock and the calendar of a moment in Belgium, whatever the server's own time zone: to be read with the methods
 * for UTC.
 */
export function inBelgium(date: Date): Date {
  return new Date(date.getTime() + tzOffset('Europe/Brussels', date) * MINUTE)
}
