import type { Tx } from '../../db/database'
import type { Result } from '../kernel/result'
import type { Registration } from './schemas'

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

/** Who people are, and which browsers they are signed in with. */
export interface Identity {
  /** Refuses a username (whatever its case) or an e-mail that another member has. */
  register(registration: Registration, tx?: Tx): Promise<Result<User, 'username-taken' | 'email-taken'>>

  /**
   * Who signs in with a username or an e-mail. Which part was wrong is never told, also not by
   * the time it takes; that an account is blocked only after the right password.
   */
  authenticate(credentials: Credentials): Promise<Result<User, 'wrong-credentials' | 'blocked'>>

  /** Starts a session and returns its token, which is stored nowhere but in the browser. */
  startSession(userId: number, tx?: Tx): Promise<string>

  /** The member behind a token; null when the session is unknown, ended or 30 days unused. */
  resumeSession(token: string): Promise<User | null>

  /** Ends one session. An unknown one is ended already. */
  endSession(token: string): Promise<void>

  /** Forgets the sessions that nobody can come back with; returns how many. */
  removeExpiredSessions(): Promise<number>
}

export type Credentials = { username: string; password: string }
