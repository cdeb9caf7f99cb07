import { z } from 'zod'
import { trialSchema } from '#modules/exams/schemas'
import { RETENTION, toMs } from '#modules/kernel/retention'
import { siteCookie } from './redirect.server'

/**
 * A visitor's trial exam, stored only in a signed cookie. `until` ends it even if the browser keeps the cookie
 * longer.
 */
export type KeptTrial = z.output<typeof schema>

const schema = z.object({ until: z.number(), items: trialSchema })

export const beginTrial = (items: KeptTrial['items']): KeptTrial => ({
  until: Date.now() + toMs(RETENTION.trialCookie),
  items,
})

export async function readTrial(request: Request): Promise<KeptTrial | null> {
  const { success, data: trial } = schema.safeParse(await cookie().parse(request.headers.get('Cookie')))
  return success && Date.now() < trial.until ? trial : null
}

export function keepTrial(trial: KeptTrial): Promise<string> {
  return cookie().serialize(trial, { expires: new Date(trial.until) })
}

export function forgetTrial(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 })
}

export function countAnswers({ items }: KeptTrial): number {
  return items.filter(({ userAnswer }) => userAnswer !== null).length
}

const cookie = () => siteCookie('trial', {})
