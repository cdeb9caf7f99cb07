import type { AppLoadContext } from '@remix-run/node'
import type { CountedAttempt } from '#db/rate-limits'
import type { PendingSignIn, SignedIn, User } from '#modules/identity'
import type { Result } from '#modules/kernel/result'
import { site } from '#app/start/modules.server'
import { addressKey } from './visitor'
import { countAll, refundUnless, refund, limitAttempt, RateLimited } from './limits.server'

/** `login` is a username or an e-mail address. Failures with either one count towards the same account. */
export async function limitSignIn<Check extends Result<SignedIn | PendingSignIn, string>>(
  context: AppLoadContext,
  login: string,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  const who = await toSignInKeys(context, login)
  const checked = await limitWrongPasswords(context, who, check)
  if (checked instanceof RateLimited) return checked
  if (!checked.ok) {
    site().security('sign-in', toOutcome(checked), who)
    return checked
  }
  const limited = await limitSuccess(checked.value, who.address)
  const outcome = limited ? 'too-many' : 'token' in checked.value ? toOutcome(checked) : 'code-asked'
  site().security('sign-in', outcome, { ...who, user: checked.value.user.id })
  return limited ?? checked
}

/**
 * Counts only right passwords, so that guessing cannot lock the user out. Before the second factor, counts
 * each IP address separately, because a stranger may know the password.
 */
async function limitSuccess(
  signedIn: SignedIn | PendingSignIn,
  address: string,
): Promise<RateLimited | undefined> {
  const account = String(signedIn.user.id)
  if (!('token' in signedIn)) return limitAttempt(['sign-in-success', account, address])
  const limited = await limitAttempt(['sign-in-success', account])
  if (limited) await site().identity.sessions.end(signedIn.token)
  return limited
}

/** Limits wrong passwords. They count together with the wrong passwords of sign-ins. */
export async function limitPasswordAgain<Check extends Result<unknown, string>>(
  context: AppLoadContext,
  user: User,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  const who = await toSignInKeys(context, user.username)
  const checked = await limitWrongPasswords(context, who, check)
  if (!(checked instanceof RateLimited))
    site().security('password-again', toOutcome(checked), { ...who, user: user.id })
  return checked
}

/** Counts the sign-in before the check, because a refusal after the check would waste a recovery code. */
export async function limitSignInCode<Refused extends string>(
  context: AppLoadContext,
  userId: number,
  check: () => Promise<Result<SignedIn, Refused>>,
): Promise<Result<SignedIn, Refused> | RateLimited> {
  const counts = await countAll(['sign-in-success', String(userId)])
  if (counts instanceof RateLimited) {
    site().security('sign-in', 'too-many', { user: userId })
    return counts
  }
  const isSignedIn = (checked: Result<SignedIn, Refused> | RateLimited) =>
    !(checked instanceof RateLimited) && checked.ok
  return refundUnless(context, counts, () => limitCode(context, userId, check), isSignedIn)
}

/** Limits the wrong codes of a user from all IP addresses together. */
export async function limitCode<Check extends Result<unknown, string> | RateLimited>(
  context: AppLoadContext,
  userId: number,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  const counts = await countAll(['second-factor', String(userId)])
  if (counts instanceof RateLimited) return counts
  const isWrong = (outcome: Check) =>
    !(outcome instanceof RateLimited) && !outcome.ok && outcome.code === 'wrong-code'
  const checked = await refundUnless(context, counts, check, isWrong)
  if (!(checked instanceof RateLimited))
    site().security('second-factor', toOutcome(checked), { user: userId })
  return checked
}

type SignInKeys = { account: string; address: string }

async function toSignInKeys(context: AppLoadContext, login: string): Promise<SignInKeys> {
  return { account: await site().identity.signIn.toKey(login), address: addressKey(context.address) }
}

/** Limits wrong passwords. A refusal for any other reason counts as a right password. */
async function limitWrongPasswords<Check extends Result<unknown, string>>(
  context: AppLoadContext,
  { account, address }: SignInKeys,
  check: () => Promise<Check>,
): Promise<Check | RateLimited> {
  // Counts the attempt before the check, so that simultaneous attempts cannot pass the limit.
  const counts = await countAll(['sign-in-address', address], ['sign-in-account', account, address])
  if (counts instanceof RateLimited) return counts

  const [ofAddress, ofAccount] = counts as [CountedAttempt, CountedAttempt]
  const checked = await check().catch(async (error: unknown) => {
    // The server failed, not the user, so the attempt does not count.
    await refund(context, ofAddress.giveBack(), ofAccount.giveBack())
    throw error
  })
  const isWrong = !checked.ok && ['wrong-credentials', 'wrong-password'].includes(checked.code)
  if (!isWrong) await refund(context, ofAddress.giveBack(), ofAccount.clear())
  return checked
}

/** Logs a password reset, and clears the failed sign-ins of the account if the reset succeeded. */
export async function recordReset(
  context: AppLoadContext,
  reset: Result<Pick<User, 'id' | 'username'>, string>,
): Promise<void> {
  site().security('password-reset', toOutcome(reset), reset.ok ? { user: reset.value.id } : {})
  if (!reset.ok) return
  const { account, address } = await toSignInKeys(context, reset.value.username)
  const count = await site().attempts.count('sign-in-account', [account, address])
  await refund(context, count.clear())
}

function toOutcome(result: Result<unknown, string>): string {
  return result.ok ? 'ok' : result.code
}
