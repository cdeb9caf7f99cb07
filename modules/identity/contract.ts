import type { Tx } from '#db/database'
import type { Page, Slice } from '../kernel/page'
import type { Result } from '../kernel/result'
import type { PasswordChange, PasswordReset, Profile, Registration } from './schemas'

export type * from './contract/mails'

/** A member as the rest of the product sees him: never with his password. */
export type User = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  isAdmin: boolean
  isBlocked: boolean
  createdAt: Date
}

/** Without an e-mail, the one that stands is kept. */
export type ProfileChange = Omit<Profile, 'email'> & Partial<Pick<Profile, 'email'>>

/** Who people are, and which browsers they are signed in with. */
export interface Identity {
  /**
   * Refuses a username (whatever its case) or an e-mail that another member has. Welcomes by mail, and
   * starts a session as `startSession` does.
   */
  register(
    registration: Registration,
    device: string,
    tx?: Tx,
  ): Promise<Result<SignedIn, 'username-taken' | 'email-taken'>>

  /**
   * Makes an admin, as only whoever runs the server may: no form and no call leads here. Refuses as
   * `register` does, and sends no mail.
   */
  createAdmin(person: Registration, tx?: Tx): Promise<Result<User, 'username-taken' | 'email-taken'>>

  /**
   * Makes a member as whom nobody can sign in, for what belongs to no person. Refuses as `register` does,
   * and sends no mail.
   */
  createWithoutSignIn(
    person: Omit<Registration, 'password'>,
    tx?: Tx,
  ): Promise<Result<User, 'username-taken' | 'email-taken'>>

  /** Whether there is an admin who can sign in. */
  hasAdmin(tx?: Tx): Promise<boolean>

  /**
   * Signs in with a username or an e-mail, and starts a session as `startSession` does. Which part was
   * wrong is never told, also not by the time it takes; that an account is blocked only after the right
   * password. A password that is changed at this very moment opens nothing any more.
   */
  signIn(credentials: Credentials, device: string): Promise<Result<SignedIn, 'wrong-credentials' | 'blocked'>>

  /**
   * Which account a sign-in means: the same text for every way to name it, as by username in whatever
   * case or by e-mail. Of an unknown one it is made of what was typed, at the same cost.
   */
  signInKey(login: string): Promise<string>

  /**
   * Starts a session and returns its token, which is stored nowhere but in the browser. `device` is
   * what its owner will know it by.
   */
  startSession(userId: number, device: string, tx?: Tx): Promise<string>

  /** The member behind a token; null when the session is unknown, ended, 30 days unused or 90 days old. */
  resumeSession(token: string): Promise<User | null>

  /**
   * Whether a caller is still signed in: a body can come minutes after the cookie. Until the end of `tx`
   * nobody blocks or removes him.
   */
  lockCaller(caller: Caller, tx: Tx): Promise<boolean>

  /**
   * Whether there is this member, and he is not blocked. Until the end of `tx` nobody changes him: asked
   * first by whatever writes what hangs on him, so that it never waits for his deletion, which waits for it.
   */
  lockMember(userId: number, tx: Tx): Promise<boolean>

  /**
   * The admin who asks for a change, and is one at this very moment. Until the end of `tx` nobody else
   * changes him, or the members of `others`, whom the change is about; held in the order of their ids, so
   * that two admins who act on each other wait for one another.
   */
  lockAdmin(
    caller: Caller,
    tx: Tx,
    others?: readonly number[],
  ): Promise<Result<User, 'signed-out' | 'not-admin'>>

  /** How many members there are who can sign in. */
  countActive(): Promise<number>

  /** The member with this id, whoever asks. */
  find(id: number): Promise<User | null>

  list(query: UserQuery, slice: Slice): Promise<Page<User>>

  /** All whom the query finds, newest first, some hundreds at a time. */
  readAll(query: UserQuery): AsyncIterable<User[]>

  /**
   * Null where there is none. Blocking ends all his sessions, and voids the links to reset his password. It
   * is for the caller to hold him first, with the admin who asks: see `lockAdmin`; so with the next two.
   */
  setBlocked(id: number, isBlocked: boolean, tx: Tx): Promise<Marked | null>

  setAdmin(id: number, isAdmin: boolean, tx: Tx): Promise<Marked | null>

  /** As `deleteAccount` does, by somebody else: he is told so by mail. Answers whom it has removed. */
  remove(id: number, tx: Tx): Promise<User | null>

  /** Who these members are, by their ids. */
  findNames(ids: readonly number[], tx?: Tx): Promise<Map<number, MemberName>>

  /** The first members, or all of them, who match a search, whatever its case and accents; nobody where nothing is searched for. */
  searchIds(q: string, limit?: number): Promise<number[]>

  /** Ends one session, and says whether it has: an unknown one is ended already. */
  endSession(token: string): Promise<boolean>

  /** Where a member is signed in: this browser's own first, then by their last use. */
  findSessions(userId: number, token: string): Promise<Session[]>

  /**
   * Ends one of the caller's own sessions. Another's is as unknown as one that is ended. Refuses whoever
   * has been signed out since his request began: it may be the thief who was shut out.
   */
  endSessionById(caller: Caller, sessionId: string): Promise<Result<void, 'signed-out'>>

  /** Ends all of his sessions but the caller's; returns how many. Refuses as `endSessionById` does. */
  endOtherSessions(caller: Caller): Promise<Result<number, 'signed-out'>>

  /** Forgets the sessions that were not used for 30 days, and the links that are over; returns how many. */
  removeExpired(): Promise<number>

  /**
   * Refuses an e-mail that another member has, a password that is given and wrong, and whoever has been
   * signed out since his request began. Of a new e-mail, both addresses are told.
   */
  changeProfile(
    caller: Caller,
    profile: ProfileChange,
    currentPassword?: string,
  ): Promise<Result<User, 'email-taken' | 'wrong-password' | 'signed-out'>>

  /**
   * Ends all other sessions than the caller's, voids the links to reset the password, and tells the
   * member by mail. Refuses as `changeProfile` does. Two that were sent at the same moment are one change.
   */
  changePassword(
    caller: Caller,
    change: PasswordChange,
  ): Promise<Result<void, 'wrong-password' | 'signed-out'>>

  /**
   * Asks for a link to reset the password. What is done, and how long it takes, is the same whether
   * or not a member has this e-mail: that is looked up when the mail is sent.
   */
  requestPasswordReset(email: string): Promise<void>

  /**
   * The token of a link, made when its mail is sent, so that no table holds one in the clear. It
   * voids those before it. Null where no member has this e-mail, or a blocked one.
   */
  issueResetToken(email: string): Promise<{ token: string; firstName: string } | null>

  /** Whether a link can still be used: for an hour, once, and only the newest. */
  canResetPassword(token: string): Promise<boolean>

  /** Sets a new password, ends all sessions of the member, and tells him by mail. */
  resetPassword(reset: PasswordReset): Promise<Result<User, 'invalid-token'>>

  /** Everything that this module holds of a member, but for what gives access. */
  findOwnData(user: User): Promise<OwnData>

  /**
   * Removes the member and, by the database's own rules, all that hangs on him in every table. One who
   * is gone already is no mistake. Refuses the last admin who can sign in, and as `changeProfile` does.
   */
  deleteAccount(
    caller: Caller,
    password: string,
  ): Promise<Result<void, 'wrong-password' | 'last-admin' | 'signed-out'>>
}

export type UserQuery = {
  /** Words that must all occur in username, names or e-mail, whatever their case and accents. */
  q?: string
  role?: 'admin' | 'member'
  state?: 'active' | 'blocked'
  /** 'recent' unless told. */
  sort?: 'recent' | 'oldest' | 'name'
}

/** How a member was, and how he is now: the same where nothing had to be done. */
export type Marked = { before: User; after: User }

/** What a member is called, and where he is written to. */
export type MemberName = Pick<User, 'username' | 'firstName' | 'lastName' | 'email'>

/** A member, and the token of the session that he has just begun. */
export type SignedIn = { user: User; token: string }

/** Who asks for a change, by the session in which he asks. */
export type Caller = { userId: number; token: string }

export type Credentials = { username: string; password: string }

/** `id` names a session to its owner and gives nobody access. */
export type Session = { id: string; device: string; startedAt: Date; lastUsedAt: Date; isCurrent: boolean }

export type OwnData = {
  user: User
  sessions: Pick<Session, 'device' | 'startedAt' | 'lastUsedAt'>[]
  /** The links to reset the password, until they are cleared away after their hour. */
  passwordResets: { createdAt: Date; expiresAt: Date; isUsed: boolean }[]
}
