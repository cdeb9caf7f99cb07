import type { Submission } from '@conform-to/react'
import type { AppLoadContext } from '@remix-run/node'
import type { Count } from '#db/rate-limits'
import type { Exams } from '#modules/exams'
import type { PendingSignIn, SignedIn, User } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import { site } from '#app/start/modules.server'
import type { LimitName } from '#app/start/rate-limits.server'
import { count } from '#app/text/words'
import { json } from './call.server'
import { addressKey } from './client'
import { refuseForm } from './form.server'

/**
 * Checks the password of a sign-in within its limits. `login` is what was typed: an account's failures count
 * together whether by username or e-mail.
 */
export async function limitSignIn<Check extends Result<SignedIn | PendingSignIn, string>>(
  context: AppLoadContext,
  login: string,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  const who = await signInKeysOf(context, login)
  const checked = await limitPassword(context, who, check)
  if (checked instanceof RateLimited) return checked
  if (!checked.ok) {
    site().security('sign-in', outcomeOf(checked), who)
    return checked
  }
  const limited = await limitSuccess(checked.value, who.address)
  const outcome = limited ? 'too-many' : 'token' in checked.value ? outcomeOf(checked) : 'code-asked'
  site().security('sign-in', outcome, { ...who, user: checked.value.user.id })
  return limited ?? checked
}

/**
 * Counts a sign-in whose password was right: otherwise a stranger could lock the user out. One that still waits for its
 * code counts by its address too, since the stranger may have the password.
 */
async function limitSuccess(
  signedIn: SignedIn | PendingSignIn,
  address: string,
): Promise<RateLimited | undefined> {
  const account = String(signedIn.user.id)
  if (!('token' in signedIn)) return limitAttempt(['sign-in-success', account, address])
  const limited = await limitAttempt(['sign-in-success', account])
  if (limited) await site().identity.endSession(signedIn.token)
  return limited
}

/** The same where signed-in users confirm their password: its failures count together with those of sign-in. */
export async function limitPasswordAgain<Check extends Result<unknown, string>>(
  context: AppLoadContext,
  user: User,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  const who = await signInKeysOf(context, user.username)
  const checked = await limitPassword(context, who, check)
  if (!(checked instanceof RateLimited))
    site().security('password-again', outcomeOf(checked), { ...who, user: user.id })
  return checked
}

/** Checks the code that a sign-in waits for. */
export async function limitCodeOfSignIn<Refused extends string>(
  context: AppLoadContext,
  userId: number,
  check: () => Promise<Result<SignedIn, Refused>>,
): Promise<Result<SignedIn, Refused> | RateLimited> {
  const checked = await limitCode(context, userId, check)
  if (checked instanceof RateLimited || !checked.ok) return checked
  return (await limitSuccess(checked.value, addressKey(context.address))) ?? checked
}

/** Checks a code of a member's second factor. The wrong ones count together, from wherever they come. */
export async function limitCode<Check extends Result<unknown, string> | RateLimited>(
  context: AppLoadContext,
  userId: number,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  const counts = await countAll(['second-factor', String(userId)])
  if (counts instanceof RateLimited) return counts
  const isWrong = (outcome: Check) =>
    !(outcome instanceof RateLimited) && !outcome.ok && outcome.code === 'wrong-code'
  const checked = await countOnly(context, counts, check, isWrong)
  if (!(checked instanceof RateLimited))
    site().security('second-factor', outcomeOf(checked), { user: userId })
  return checked
}

type SignInKeys = { account: string; address: string }

async function signInKeysOf(context: AppLoadContext, login: string): Promise<SignInKeys> {
  return { account: await site().identity.signInKey(login), address: addressKey(context.address) }
}

/** Refusals other than of the password count as a right one. */
async function limitPassword<Check extends Result<unknown, string>>(
  context: AppLoadContext,
  { account, address }: SignInKeys,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  // Counted before the check and given back after it: otherwise many attempts at the same moment would all
  // be checked before the first has failed.
  const counts = await countAll(['sign-in-address', address], ['sign-in-account', account, address])
  if (counts instanceof RateLimited) return counts

  const [ofAddress, ofAccount] = counts as [Count, Count]
  const checked = await check().catch(async (error: unknown) => {
    // The server failed, not the user.
    await forget(context, ofAddress.giveBack(), ofAccount.giveBack())
    throw error
  })
  const isWrong = !checked.ok && ['wrong-credentials', 'wrong-password'].includes(checked.code)
  if (!isWrong) await forget(context, ofAddress.giveBack(), ofAccount.clear())
  return checked
}

/** Logs the reset of a forgotten password. The sign-ins that failed before are forgotten. */
export async function noteReset(context: AppLoadContext, reset: Result<User, string>): Promise<void> {
  site().security('password-reset', outcomeOf(reset), reset.ok ? { user: reset.value.id } : {})
  if (!reset.ok) return
  const { account, address } = await signInKeysOf(context, reset.value.username)
  const count = await site().attempts.count('sign-in-account', [account, address])
  await forget(context, count.clear())
}

/** Counts a valid registration. */
export function limitRegistration(context: AppLoadContext): Promise<RateLimited | undefined> {
  return limitAttempt(['registration', addressKey(context.address)])
}

/** Counts a request for a link to reset the password. */
export function limitPasswordReset(context: AppLoadContext, email: string): Promise<RateLimited | undefined> {
  return limitAttempt(['reset-address', addressKey(context.address)], ['reset-account', email])
}

/** Counts a change of the e-mail, accepted or not: it mails two addresses, and reveals which are taken. */
export function limitEmailChange(context: AppLoadContext, { id }: User): Promise<RateLimited | undefined> {
  const address = addressKey(context.address)
  return limitAttempt(['email-change-account', String(id)], ['email-change-address', address])
}

/** Counts an action that users may do only so often per hour. */
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

/** Counts a visitor's report: each mails an address that may be a stranger's. */
export function limitVisitorReport(context: AppLoadContext, email: string): Promise<RateLimited | undefined> {
  return limitAttempt(['report-address', addressKey(context.address)], ['report-email', email])
}

/** Counts a message, and the conversation that it begins; one that may not be written is not counted. */
export async function limitMessage<Written extends Result<unknown, string>>(
  context: AppLoadContext,
  { id }: User,
  { begins }: { begins: boolean },
  write: () => Promise<Written>,
): Promise<Written | RateLimited> {
  const message: Attempt = ['message', String(id)]
  const counts = await (begins ? countAll(['conversation', String(id)], message) : countAll(message))
  if (counts instanceof RateLimited) return counts
  return countOnly(context, counts, write, ({ ok }) => ok)
}

/**
 * Counts a new exam, but not a resumed one. At the limit, `start` may begin none but still finds the one in
 * progress: only its transaction knows whether there is one.
 */
export async function limitExams(
  context: AppLoadContext,
  { id }: User,
  start: (mayBegin: boolean) => ReturnType<Exams['start']>,
): ReturnType<Exams['start']> {
  const counts = await countAll(['exam', String(id)])
  if (counts instanceof RateLimited) return start(false)

  return countOnly(
    context,
    counts,
    () => start(true),
    (started) => started.ok && !started.value.resumed,
  )
}

/** Counts a form of a trial, which anybody may send. */
export function limitTrial(context: AppLoadContext): Promise<RateLimited | undefined> {
  return limitAttempt(['trial', addressKey(context.address)])
}

/** Counts a visitor's search that no index serves; past the limit, throws the error page. */
export async function limitSearch(
  context: AppLoadContext,
  user: User | null,
  q: string | undefined,
): Promise<void> {
  if (!q || user || !site().limitsSearch(q)) return
  const limited = await limitAttempt(['search', addressKey(context.address)])
  if (limited) throw new Response(null, { status: 429, headers: limited.headers })
}

/** The refusal of somebody who has tried too often. */
export class RateLimited {
  readonly seconds: number

  constructor(ms: number) {
    this.seconds = Math.max(1, Math.ceil(ms / 1000))
  }

  get message(): string {
    const minutes = Math.ceil(this.seconds / 60)
    const wait = minutes > 90 ? count(Math.ceil(minutes / 60), 'heure') : count(minutes, 'minute')
    return `Trop de tentatives. Réessayez dans ${wait}.`
  }

  get headers() {
    return { 'Retry-After': String(this.seconds) }
  }

  /** The form as it was filled in. Its route forwards these headers to the page. */
  refuse(form: Submission<Record<string, unknown>, string[], unknown> | undefined) {
    if (!form) throw new Response(null, { status: 429, headers: this.headers })
    return refuseForm(form, { formErrors: [this.message] }, { status: 429, headers: this.headers })
  }
}

export function tooManyForCall({ message, headers }: RateLimited): Response {
  return json({ message }, 429, headers)
}

type Attempt = [limit: LimitName, ...subject: string[]]

async function limitAttempt(...attempts: Attempt[]): Promise<RateLimited | undefined> {
  const counts = await countAll(...attempts)
  return counts instanceof RateLimited ? counts : undefined
}

/** Counts an attempt against every limit, or against none if one of them is reached. */
async function countAll(...attempts: Attempt[]): Promise<Count[] | RateLimited> {
  const counts: Count[] = []
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

/** Runs what was counted before, and gives the counts back when it failed or does not count. */
async function countOnly<Outcome>(
  context: AppLoadContext,
  counts: Count[],
  run: () => Promise<Outcome>,
  isCounted: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const giveBack = () => forget(context, ...counts.map((each) => each.giveBack()))
  const outcome = await run().catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (!isCounted(outcome)) await giveBack()
  return outcome
}

/** The outcome is decided by now: a count that cannot be given back only gets a line in the log. */
async function forget(context: AppLoadContext, ...forgettings: Promise<void>[]) {
  for (const outcome of await Promise.allSettled(forgettings)) {
    if (outcome.status === 'rejected')
      context.log.error({ err: outcome.reason as unknown }, 'could not forget attempts')
  }
}

function outcomeOf(result: Result<unknown, string>): string {
  return result.ok ? 'ok' : result.code
}
