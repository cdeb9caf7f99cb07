/** A member as the rest of the product sees them, without their password. */
export type User = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  isAdmin: boolean
  isBlocked: boolean
  /** When the member showed that mail to this address reaches them. */
  emailConfirmedAt: Date | null
  /** The last confirmed address, while the present one is unconfirmed; a forgotten password is reset through it. */
  recoveryEmail: string | null
  /** When the first address was confirmed; null if that is the present address, or if none was. */
  firstConfirmedAt: Date | null
  /** Since when the server of the address refuses mail; null while mail arrives. */
  emailRefusedAt: Date | null
  /** When a mail asked the member to confirm the address; the site asks on its own only once. */
  confirmationAskedAt: Date | null
  /** The approval number of a gunsmith, which an admin has checked. */
  approvalNumber: string | null
  /** When the member turned the second factor on; null without one. */
  secondFactorAt: Date | null
  createdAt: Date
}

/** A member before and after a change by an admin; equal if nothing changed. */
export type Marked = { before: User; after: User }

/** A member, and the token of their new session. */
export type SignedIn = { user: User; token: string }

/** The user who makes a change, and the token of their session. */
export type Caller = { userId: number; token: string }

/** The refusal of a caller whose session has ended since their request began. */
export type SignedOut = 'signed-out'
