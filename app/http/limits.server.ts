import type { Submission } from '@conform-to/react'
import type { AppLoadContext } from '@remix-run/node'
import type { CountedAttempt } from '#db/rate-limits'
import type { Exams } from '#modules/exams'
import type { User } from '#modules/identity'
import type { LimitName } from '#modules/kernel/limits'
import type { Result } from '#modules/kernel/result'
import { site } from '#app/start/modules.server'
import { count } from '#app/text/words'
import { json } from './call.server'
import { addressKey } from './visitor'
import { refuseForm } from './form.server'

export function limitRegistration(context: AppLoadContext): Promise<RateLimited | undefined> {
  return limitAttempt(['registration', addressKey(context.address)])
}

export function limitPasswordReset(context: AppLoadContext, email: string): Promise<RateLimited | undefined> {
  return limitAttempt(['reset-address', addressKey(context.address)], ['reset-account', email])
}

/** Counts refused attempts, too, because a refusal reveals that an address is taken. */
export function limitEmailChange(context: AppLoadContext, { id }: User): Promise<RateLimited | undefined> {
  const address = addressKey(context.address)
  return limitAttempt(['email-change-account', String(id)], ['email-change-address', address])
}

export function limitUser(
  limit:
    | 'address-confirmation'
    | 'password-change'
    | 'own-data'
    | 'exam-result'
    | 'series'
    | 'ad'
    | 'photo'
    | 'report',
  { id }: User,
): Promise<RateLimited | undefined> {
  return limitAttempt([limit, String(id)])
}

/** Limits the reports of visitors, because each report sends a mail, perhaps to a stranger's address. */
export function limitVisitorReport(context: AppLoadContext, email: string): Promise<RateLimited | undefined> {
  return limitAttempt(['report-address', addressKey(context.address)], ['report-email', email])
}

/** Counts a message, and undoes the count if the module refuses the message. */
export async function limitMessage<Written extends Result<unknown, string>>(
  context: AppLoadContext,
  { id }: User,
  { begins }: { begins: boolean },
  write: () => Promise<Written>,
): Promise<Written | RateLimited> {
  const message: Attempt = ['message', String(id)]
  const counts = await (begins ? countAll(['conversation', String(id)], message) : countAll(message))
  if (counts instanceof RateLimited) return counts
  return refundUnless(context, counts, write, ({ ok }) => ok)
}

/** Counts new exams, but not resumed ones. At the limit, `start(false)` can only resume an exam. */
export async function limitExams(
  context: AppLoadContext,
  { id }: User,
  start: (mayBegin: boolean) => ReturnType<Exams['attempts']['start']>,
): ReturnType<Exams['attempts']['start']> {
  const counts = await countAll(['exam', String(id)])
  if (counts instanceof RateLimited) return start(false)

  return refundUnless(
    context,
    counts,
    () => start(true),
    (started) => started.ok && !started.value.resumed,
  )
}

export function limitTrial(context: AppLoadContext): Promise<RateLimited | undefined> {
  return limitAttempt(['trial', addressKey(context.address)])
}

/** Counts a search by a visitor if the database cannot use an index for it. Throws 429 past the limit. */
export async function limitSearch(
  context: AppLoadContext,
  user: User | null,
  q: string | undefined,
): Promise<void> {
  if (!q || user || !site().limitsSearch(q)) return
  const limited = await limitAttempt(['search', addressKey(context.address)])
  if (limited) throw new Response(null, { status: 429, headers: limited.headers })
}

export class RateLimited {
  readonly seconds: number

  constructor(ms: number) {
    this.seconds = Math.max(1, Math.ceil(ms / 1000))
  }

  get message(): string {
    return `Trop de tentatives. ${this.advice}`
  }

  get advice(): string {
    const minutes = Math.ceil(this.seconds / 60)
    const wait = minutes > 90 ? count(Math.ceil(minutes / 60), 'heure') : count(minutes, 'minute')
    return `Réessayez dans ${wait}.`
  }

  get headers() {
    return { 'Retry-After': String(this.seconds) }
  }

  refuse(form: Submission<Record<string, unknown>, string[], unknown> | undefined) {
    if (!form) throw new Response(this.advice, { status: 429, headers: this.headers })
    return refuseForm(form, { formErrors: [this.message] }, { status: 429, headers: this.headers })
  }
}

export function tooManyForCall({ message, headers }: RateLimited): Response {
  return json({ message }, 429, headers)
}

type Attempt = [limit: LimitName, ...subject: string[]]

export async function limitAttempt(...attempts: Attempt[]): Promise<RateLimited | undefined> {
  const counts = await countAll(...attempts)
  return counts instanceof RateLimited ? counts : undefined
}

/** Counts an attempt against every limit, or against none if one of them is reached. */
export async function countAll(...attempts: Attempt[]): Promise<CountedAttempt[] | RateLimited> {
  const counts: CountedAttempt[] = []
  for (const [limit, ...subject] of attempts) {
    const count = await site().attempts.count(limit, subject)
    counts.push(count)
    if (!count.isOver) continue
    site().security('limit', 'reached', { limit, subject: subject[0] })
    for (const each of counts) await each.giveBack()
    return new RateLimited(count.msBeforeNext)
  }
  return counts
}

export async function refundUnless<Outcome>(
  context: AppLoadContext,
  counts: CountedAttempt[],
  run: () => Promise<Outcome>,
  isCounted: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const giveBack = () => refund(context, ...counts.map((each) => each.giveBack()))
  const outcome = await run().catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (!isCounted(outcome)) await giveBack()
  return outcome
}

/**
 * Waits for the refunds. Logs a failed refund instead of throwing, because the outcome of the request is
 * already decided.
 */
export async function refund(context: AppLoadContext, ...refunds: Promise<void>[]) {
  for (const outcome of await Promise.allSettled(refunds)) {
    if (outcome.status === 'rejected')
      context.log.error({ err: outcome.reason as unknown }, 'could not forget attempts')
  }
}
