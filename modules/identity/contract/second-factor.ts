import type { Tx } from '#db/database'
import type { Result } from '../../kernel/result'
import type { Caller, Marked, SignedIn, User } from './user'

/** The code that is asked for after the password, by TOTP (RFC 6238), and giving the password again. */
export interface SecondFactor {
  /**
   * Ends what `signIn` began where the member has a second factor, and starts a session as `startSession` does.
   * Takes the app's code of this half minute or of the ones beside it, each once, or a recovery code; a mail
   * then tells its owner. Refuses as expired when ten minutes have passed, or when the password or the factor
   * has changed since.
   */
  finishSignIn(
    pending: string,
    code: string,
    device: string,
  ): Promise<Result<SignedIn, 'wrong-code' | 'expired' | 'blocked'>>

  /** The member's number; null for one that this site has not made in the last ten minutes. */
  readPendingSignIn(pending: string): number | null

  /** Makes a secret, which replaces one that was not confirmed. Asks for a confirmed address, where mail arrives. */
  beginSecondFactor(caller: Caller): Promise<Result<void, 'already-on' | 'unconfirmed' | 'signed-out'>>

  /**
   * The secret to give to an app. Null unless this session made it in the last hour and no code has confirmed it yet.
   */
  findSetUp(user: User, token: string): Promise<SetUp | null>

  /** Turns the factor on by its first code, and tells its owner by mail. Returns the recovery codes, once. */
  confirmSecondFactor(
    caller: Caller,
    code: string,
  ): Promise<Result<string[], 'wrong-code' | 'not-begun' | 'already-on' | 'signed-out'>>

  /** How many of the ten are left. */
  countRecoveryCodes(userId: number): Promise<number>

  /** Ten new recovery codes; the earlier ones are void. */
  renewRecoveryCodes(caller: Caller): Promise<Result<string[], 'off' | 'signed-out'>>

  /** Turns it off, and tells its owner by mail. Accepts a member who has none. Looks at the password first. */
  removeSecondFactor(
    caller: Caller,
    proof: { currentPassword: string; code: string },
  ): Promise<Result<void, 'wrong-password' | 'wrong-code' | 'signed-out'>>

  /** The same for a lost device, by an admin and after `lockAdmin`. Null for an unknown member. */
  resetSecondFactor(id: number, tx: Tx): Promise<Marked | null>

  /** The same for a command. */
  resetSecondFactorOf(username: string): Promise<Result<User, 'unknown' | 'off'>>

  /** Whether this session's password was given in the last ten minutes. */
  isPasswordRecent(caller: Caller): Promise<boolean>

  /** Gives the password again. Refuses as `changeProfile` does. */
  confirmPassword(
    caller: Caller,
    currentPassword: string,
  ): Promise<Result<void, 'wrong-password' | 'signed-out'>>
}

/** A member whose password was right. `pending` is to be kept by their browser until the code comes. */
export type PendingSignIn = { user: User; pending: string }

/** The same secret as Base32 text and as the link that a QR code holds. */
export type SetUp = { secret: string; url: string }
