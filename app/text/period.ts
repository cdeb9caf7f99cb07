import type { Period } from '#modules/kernel/retention'
import { count } from './words'

export function formatPeriod(period: Period): string {
  if ('minutes' in period) return period.minutes === 1 ? 'une minute' : count(period.minutes, 'minute')
  if ('hours' in period) return period.hours === 1 ? 'une heure' : count(period.hours, 'heure')
  if ('days' in period) return period.days === 1 ? 'un jour' : count(period.days, 'jour')
  return period.years === 1 ? 'un an' : count(period.years, 'an')
}
