import type { Submission } from '@conform-to/react'
import type { AppLoadContext } from '@remix-run/node'
import type { Count } from '#db/rate-limits'
import type { Exams } from '#modules/exams'
import type { SignedIn, User } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import { site } from '../start/modules.server'
import type { LimitName } from '../start/rate-limits.server'
import { failed } from './call.server'
import { addressKey } from './client-address'
import { refuseForm } from './form.server'
import { Wait } from './wait'

export { Wait }

/** What says whether a password was right; any other refusal is none of the password's. */
export type PasswordCheck = boolean | Result<unknown, string>

/**
 * Checks the password of a sign-in, or answers how long to wait. `login` is what was typed: an
 * account's failures count together, however it is named.
 */
export async function limitSignIn<Check extends Result<SignedIn, string>>(
  context: AppLoadContext,
  login: string,
  check: () => Promise<Check>,
): Promise<Check | Wait> {
  const who = await guesserOf(context, login)
  const checked = await limitPassword(context, who, check)
  if (checked instanceof Wait) return checked
  if (!checked.ok) {
    site().security('sign-in', outcomeOf(checked), who)
    return checked
  }
  // Counted once the password is known to be right: by wrong ones, a stranger could shut the member out.
  const { user, token } = checked.value
  const wait = await limitAttempt(['sign-in-success', String(user.id)])
  site().security('sign-in', wait ? 'too-many' : outcomeOf(checked), { ...who, user: user.id })
  if (!wait) return checked
  await site().identity.endSession(token)
  return wait
}

/** The same where a member gives the password again: failures there and at sign-in are one count. */
export async function limitPasswordAgain<Check extends PasswordCheck>(
  context: AppLoadContext,
  user: User,
  check: () => Promise<Check>,
): Promise<Check | Wait> {
  const who = await guesserOf(context, user.username)
  const checked = await limitPassword(context, who, check)
  if (!(checked instanceof Wait))
    site().security('password-again', outcomeOf(checked), { ...who, user: user.id })
  return checked
}

type Guesser = { account: string; address: string }

async function guesserOf(context: AppLoadContext, login: string): Promise<Guesser> {
  return { account: await site().identity.signInKey(login), address: addressKey(context.address) }
}

async function limitPassword<Check extends PasswordCheck>(
  context: AppLoadContext,
  { account, address }: Guesser,
  check: () => Promise<Check>,
): Promise<Check | Wait> {
  // Counted before the password is looked at, and given back after: many tries at the same moment
  // would all be looked at before the first of them had failed.
  const counts = await countAll(['sign-in-address', address], ['sign-in-account', account, address])
  if (counts instanceof Wait) return counts

  const [ofAddress, ofAccount] = counts as [Count, Count]
  const checked = await check().catch(async (error: unknown) => {
    // Our fault, not theirs.
    await forget(context, ofAddress.giveBack(), ofAccount.giveBack())
    throw error
  })
  if (!isWrongPassword(checked)) await forget(context, ofAddress.giveBack(), ofAccount.clear())
  return checked
}

/** A member who has set a new password by a mailed link had forgotten the old one: they start again. */
export async function forgiveSignIns(context: AppLoadContext, { username }: User): Promise<void> {
  const account = await site().identity.signInKey(username)
  const count = await site().attempts.count('sign-in-account', [account, addressKey(context.address)])
  await forget(context, count.clear())
}

export function noteReset(reset: Result<User, string>) {
  site().security('password-reset', outcomeOf(reset), reset.ok ? { user: reset.value.id } : {})
}

/** Counts a registration whose form was filled in well. */
export function limitRegistration(context: AppLoadContext): Promise<Wait | undefined> {
  return limitAttempt(['registration', addressKey(context.address)])
}

/** Counts a request for a link to reset the password. `email` is as its form's schema gives it. */
export function limitPasswordReset(context: AppLoadContext, email: string): Promise<Wait | undefined> {
  return limitAttempt(['reset-address', addressKey(context.address)], ['reset-account', email])
}

/** The form again as it was filled in. Its route hands the headers on to the page: see auth.tsx. */
export function tooManyOnPage<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  { message, headers }: Wait,
) {
  return refuseForm(submission, { formErrors: [message] }, { status: 429, headers })
}

export function tooManyForCall({ message, headers }: Wait): Response {
  const response = failed(429, message)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** Counts a change of the e-mail, taken or not: it tells two addresses, and which ones have a member. */
export function limitEmailChange(context: AppLoadContext, { id }: User): Promise<Wait | undefined> {
  const address = addressKey(context.address)
  return limitAttempt(['email-change-account', String(id)], ['email-change-address', address])
}

/** Counts a change of the password, of which each is told by mail. */
export function limitPasswordChange({ id }: User): Promise<Wait | undefined> {
  return limitAttempt(['password-change', String(id)])
}

export function limitOwnData({ id }: User): Promise<Wait | undefined> {
  return limitAttempt(['own-data', String(id)])
}

/**
 * Counts an exam that is begun, and nothing else. At the limit `start` may begin none, but still finds the one in
 * progress: only it knows, in its transaction, whether there is one.
 */
export async function limitExams(
  context: AppLoadContext,
  { id }: User,
  start: (mayBegin: boolean) => ReturnType<Exams['start']>,
): ReturnType<Exams['start']> {
  const counts = await countAll(['exam', String(id)])
  if (counts instanceof Wait) return start(false)

  const giveBack = () => forget(context, counts[0]!.giveBack())
  const started = await start(true).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (!started.ok || started.value.resumed) await giveBack()
  return started
}

/** Counts the result of an exam that a client of the calls ran by itself. */
export function limitResults({ id }: User): Promise<Wait | undefined> {
  return limitAttempt(['exam-result', String(id)])
}

/** Counts a visitor's search that has to look through every row; past the limit, throws the page. */
export async function limitSearch(
  context: AppLoadContext,
  user: User | null,
  q: string | undefined,
): Promise<void> {
  if (!q || user || !site().limitsSearch(q)) return
  const wait = await limitAttempt(['search', addressKey(context.address)])
  if (wait) throw new Response(null, { status: 429, headers: wait.headers })
}

/** Counts an ad that was filled in well. */
export function limitAds({ id }: User): Promise<Wait | undefined> {
  return limitAttempt(['ad', String(id)])
}

type Attempt = [limit: LimitName, ...subject: string[]]

async function limitAttempt(...attempts: Attempt[]): Promise<Wait | undefined> {
  const counts = await countAll(...attempts)
  return counts instanceof Wait ? counts : undefined
}

/** Counts an attempt at every limit, or, when one of them is reached, at none. */
async function countAll(...attempts: Attempt[]): Promise<Count[] | Wait> {
  const counts: Count[] = []
  for (const [limit, ...subject] of attempts) {
    const count = await site().attempts.count(limit, subject)
    counts.push(count)
    if (!count.isOver) continue
    site().security('limit', 'reached', { limit, subject: subject[0] })
    for (const each of counts) await each.giveBack()
    return new Wait(count.msBeforeNext)
  }
  return counts
}

/** What was asked for is done, or has failed already: that it stays counted changes nothing of that. */
async function forget(context: AppLoadContext, ...forgettings: Promise<void>[]) {
  for (const outcome of await Promise.allSettled(forgettings)) {
    if (outcome.status === 'rejected')
      context.log.error({ err: outcome.reason as unknown }, 'could not forget attempts')
  }
}

function outcomeOf(checked: PasswordCheck): string {
  if (typeof checked === 'boolean') return checked ? 'ok' : 'wrong-password'
  return checked.ok ? 'ok' : checked.code
}

function isWrongPassword(checked: PasswordCheck): boolean {
  if (typeof checked === 'boolean') return !checked
  return !checked.ok && ['wrong-credentials', 'wrong-password'].includes(checked.code)
}
