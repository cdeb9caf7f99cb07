import { AD_CATEGORIES, isRegulated } from '#modules/ads/schemas'
import type { Env } from './env.server'
import type { ServerLog } from './log'

export function warnOfSettings(env: Env, log: ServerLog): void {
  if (!env.OPERATOR_NAME || !env.OPERATOR_CONTACT)
    log.warn('OPERATOR_NAME and OPERATOR_CONTACT are not both set: the legal pages say so to every reader')

  const isOpen = (category: (typeof AD_CATEGORIES)[number]) =>
    !env.ADS_RESTRICTED_CATEGORIES.includes(category)
  const weapons = AD_CATEGORIES.filter(isRegulated).filter(isOpen)
  if (weapons.length > 0)
    log.warn({ categories: weapons }, 'members may post ads for weapons: see docs/legal.md')

  if (!env.RATE_LIMITS) log.warn('RATE_LIMITS is off: anybody may guess passwords for ever')
}
