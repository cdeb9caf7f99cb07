/** A member as the rest of the product sees them: never with their password. */
export type User = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  isAdmin: boolean
  isBlocked: boolean
  /** When the member has shown that mail to this address reaches them. */
  emailConfirmedAt: Date | null
  /** The last confirmed address, while the present one is not: a new password is asked for through it. */
  recoveryEmail: string | null
  /** When the first address was confirmed; null while that is the present one, or none. */
  firstConfirmedAt: Date | null
  /** Since when its server takes no mail for it; null while mail arrives. */
  emailRefusedAt: Date | null
  /** When a mail has asked for that; the site asks by itself only once. */
  confirmationAskedAt: Date | null
  /** Of a gunsmith whose approval an admin has checked. */
  approvalNumber: string | null
  /** When the member set up the code that is asked for after the password. */
  secondFactorAt: Date | null
  createdAt: Date
}

/** Equal when nothing changed. */
export type Marked = { before: User; after: User }

/** A member, and the token of the session that they have just begun. */
export type SignedIn = { user: User; token: string }

/** The user who makes a change, and their session. */
export type Caller = { userId: number; token: string }

/** Refuses a caller whose session has ended since their request began. */
export type SignedOut = 'signed-out'
