import type { Count, Tx } from '#db/database'
import type { ListQuery, Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { PendingSignIn, SecondFactor } from './contract/second-factor'
import type { Caller, Delivery, EmailChange, Marked, SignedIn, User } from './contract/user'
import type { PasswordChange, PasswordReset, Profile, Registration, USER_FILTERS } from './schemas'

export type * from './contract/second-factor'
export type * from './contract/user'

/** Without an e-mail, the present one is kept. */
export type ProfileChange = Omit<Profile, 'email'> & Partial<Pick<Profile, 'email'>>

/** Who people are, and which browsers they are signed in with. */
export interface Identity extends SecondFactor {
  /**
   * Sends a welcome mail, whose link confirms the address and leads on to `redirectTo`, and starts a session as
   * `startSession` does. A username is taken whatever its case.
   */
  register(registration: Registration, device: string, redirectTo?: string): Promise<Result<SignedIn, Taken>>

  /** For commands and the start only. Refuses as `register` does, and sends no mail. */
  createAdmin(person: Registration, tx?: Tx): Promise<Result<User, Taken>>

  /** The same for a member who cannot sign in, to own demo content. */
  createWithoutSignIn(person: Omit<Registration, 'password'>, tx?: Tx): Promise<Result<User, Taken>>

  /** Whether there is an admin who can sign in. */
  hasAdmin(tx?: Tx): Promise<boolean>

  /**
   * Signs in with a username or an e-mail, and starts a session as `startSession` does; with a second factor,
   * `finishSignIn` does so. Which part was wrong is never revealed, not even by timing; that an account is blocked
   * only after the right password. A password that is being changed at this moment no longer works.
   */
  signIn(
    credentials: Credentials,
    device: string,
  ): Promise<Result<SignedIn | PendingSignIn, 'wrong-credentials' | 'blocked'>>

  /**
   * Which account a sign-in means: the same text for its username in any case and for its e-mail. For an
   * unknown account it is made of what was typed, at the same cost.
   */
  signInKey(login: string): Promise<string>

  /** Returns the session's token, which is stored only in the browser. `device` is what its owner knows it by. */
  startSession(userId: number, device: string, tx?: Tx): Promise<string>

  /** The member behind a token; null when the session is unknown, ended, 30 days unused or 90 days old. */
  resumeSession(token: string): Promise<User | null>

  /**
   * Whether the caller is still signed in: a body can arrive minutes after the cookie was read. Nobody blocks or
   * removes them until the end of `tx`.
   */
  lockCaller(caller: Caller, tx: Tx): Promise<boolean>

  /**
   * Whether this member exists and is not blocked. Nobody changes them until the end of `tx`. Called before
   * anything of theirs is written, which prevents a deadlock with the deletion of the account.
   */
  lockMember(userId: number, tx: Tx): Promise<boolean>

  /**
   * Those of these members who exist and are not blocked, by id. Nobody changes any of the members until the end
   * of `tx`. Locked as by `lockMember`, in the order of their ids.
   */
  lockMembers(userIds: readonly number[], tx: Tx): Promise<Map<number, User>>

  /**
   * The calling admin, if they still are one. Nobody changes them, or the members of `others`, until the end of
   * `tx`. Locked in the order of their ids, so that two admins who act on each other cannot deadlock.
   */
  lockAdmin(
    caller: Caller,
    tx: Tx,
    others?: readonly number[],
  ): Promise<Result<User, SignedOut | 'not-admin'>>

  /** The members who can sign in. */
  readonly active: Count

  find(id: number): Promise<User | null>

  list(query: UserQuery, slice: Slice): Promise<Page<User>>

  /** All whom the query finds, newest first, some hundreds at a time. */
  readAll(query: UserQuery): AsyncIterable<User[]>

  /**
   * Null for an unknown member. Blocking ends all sessions, voids the links to reset the password and tells the
   * member by mail. Like the next two, it is called after `lockAdmin` has locked the member and the admin.
   */
  setBlocked(id: number, isBlocked: boolean, tx: Tx): Promise<Marked | null>

  setAdmin(id: number, isAdmin: boolean, tx: Tx): Promise<Marked | null>

  /** Marks an approved gunsmith, or takes the mark away. */
  setApprovalNumber(id: number, approvalNumber: string | null, tx: Tx): Promise<Marked | null>

  /** As `deleteAccount` does, by somebody else: the member gets a mail. Returns the removed member. */
  remove(id: number, tx: Tx): Promise<User | null>

  findNames(ids: readonly number[], tx?: Tx): Promise<Map<number, MemberName>>

  findMembers(ids: readonly number[]): Promise<Map<number, User>>

  /** The first members, or all of them, who match a search in any case and with any accents; none for an empty search. */
  searchIds(q: string, limit?: number): Promise<number[]>

  /** Returns whether there was such a session. */
  endSession(token: string): Promise<boolean>

  /** Where a member is signed in: this browser first, then by last use. */
  findSessions(userId: number, token: string): Promise<Session[]>

  /** How often a member is signed in, and when they were last there, within the hour; null where no visit is known. */
  findVisits(userId: number): Promise<{ openSessions: number; lastSeenAt: Date | null }>

  /**
   * Ends one of the caller's own sessions; somebody else's counts as unknown, and an unknown one as ended.
   * Refuses a caller who was signed out since their request began: it may be the thief who was shut out.
   */
  endSessionById(caller: Caller, sessionId: string): Promise<Result<void, SignedOut>>

  /** Ends all sessions of the caller except this one; returns how many. Refuses as `endSessionById` does. */
  endOtherSessions(caller: Caller): Promise<Result<number, SignedOut>>

  /** Removes the sessions that were not used for 30 days, and what has expired; returns how many rows. */
  removeExpired(): Promise<number>

  /**
   * Refuses an e-mail that another member has, a password that is given and wrong, and a caller who was signed
   * out since their request began. A new e-mail is announced to both addresses, and is not confirmed: until then a
   * new password is asked for through the last confirmed one, which nobody else can take.
   */
  changeProfile(
    caller: Caller,
    profile: ProfileChange,
    currentPassword?: string,
  ): Promise<Result<User, 'email-taken' | 'wrong-password' | SignedOut>>

  /**
   * Whether the old address can still take this change back: once, within seven days, unless the account is blocked.
   * An address that was never confirmed can do so only until the account has confirmed another.
   */
  canUndoEmailChange(change: EmailChange): Promise<boolean>

  /**
   * Puts the old address back, confirmed since the link arrived there, and forgets later changes. Ends all sessions,
   * replaces the password, which somebody else knew, and turns off a second factor that is newer than the
   * change. Returns the token of a link to a new password.
   */
  undoEmailChange(change: EmailChange): Promise<Result<{ userId: number; token: string }, 'invalid-link'>>

  /**
   * Ends all sessions except the caller's, voids the links to reset the password, and announces it by mail.
   * Refuses as `changeProfile` does. Two that were sent at the same moment are one change.
   */
  changePassword(caller: Caller, change: PasswordChange): Promise<Result<void, 'wrong-password' | SignedOut>>

  /**
   * Asks for a link to reset the password. The work, and the time it takes, is the same whether or not a member
   * has this e-mail: that is looked up when the mail is sent.
   */
  requestPasswordReset(email: string): Promise<void>

  /**
   * The token of a link, made when its mail is sent, so that no table holds one in the clear. It voids those
   * before it. Null where no member has this e-mail, or a blocked one. Null too for an address that is not confirmed
   * yet: another mail is then queued to the last confirmed one.
   */
  issueResetToken(email: string): Promise<{ token: string; firstName: string } | null>

  /** Whose password a link can still replace: for an hour, once, and only the newest. Null for any other. */
  findResetUsername(token: string): Promise<string | null>

  /**
   * Sets a new password, confirms the address that the link went to, ends all sessions of the member, and announces it
   * by mail. Turns off a second factor that is older than the first confirmation of an address: somebody who
   * registered with a stranger's address would keep its owner out.
   */
  resetPassword(reset: PasswordReset): Promise<Result<Pick<User, 'id' | 'username'>, 'invalid-token'>>

  /** Whether this member may write to others. */
  isConfirmed(userId: number, tx?: Tx): Promise<boolean>

  /** Asks for it by mail, unless the address is confirmed or was asked for before. */
  askForConfirmation(userId: number, tx: Tx): Promise<void>

  /** Sends the caller a link that confirms their address, and leads on to `redirectTo`. */
  sendConfirmation(caller: Caller, redirectTo?: string): Promise<Result<void, 'confirmed' | SignedOut>>

  /** Idempotent; false where this is not the member's address, or no longer. */
  confirmAddress(userId: number, email: string): Promise<boolean>

  /** What became of a mail to this address. Returns whether that is news about a member. */
  noteDelivery(email: string, delivery: Delivery, tx?: Tx): Promise<boolean>

  /** Everything that this module holds of a member, except what gives access. */
  findOwnData(user: User): Promise<OwnData>

  /**
   * Removes the member and, by the database's own rules, all that is theirs in every table. Accepts one who is
   * gone already. Refuses the last admin who can sign in, and as `changeProfile` does. Where the member has a second
   * factor, its code is needed as well, or a recovery code.
   */
  deleteAccount(
    caller: Caller,
    password: string,
    code?: string,
  ): Promise<Result<void, 'wrong-password' | 'wrong-code' | 'last-admin' | SignedOut>>
}

type Taken = 'username-taken' | 'email-taken'
type SignedOut = 'signed-out'

/** Searches username, names and e-mail. */
export type UserQuery = ListQuery<typeof USER_FILTERS>

export type MemberName = Pick<User, 'username' | 'firstName' | 'lastName' | 'email'>

export type Credentials = { username: string; password: string }

/** `id` names a session to its owner and gives nobody access. */
export type Session = { id: string; device: string; startedAt: Date; lastUsedAt: Date; isCurrent: boolean }

export type OwnData = {
  user: User & { lastSeenAt: Date | null }
  sessions: Pick<Session, 'device' | 'startedAt' | 'lastUsedAt'>[]
  /** The links to reset the password, until they expire. */
  passwordResets: { createdAt: Date; expiresAt: Date; isUsed: boolean }[]
  /** Those that the old address can still take back. */
  emailChanges: { oldEmail: string; changedAt: Date }[]
}
