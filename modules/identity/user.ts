export type User = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  isAdmin: boolean
  isBlocked: boolean
  /** When the member proved that mail to this address reaches them. */
  emailConfirmedAt: Date | null
  /** The last confirmed address, if the present one is unconfirmed. Gets the links to reset the password. */
  recoveryEmail: string | null
  /**
   * When the member first confirmed an address. Stored once a confirmed address changes; until then,
   * `emailConfirmedAt` holds that moment.
   */
  firstConfirmedAt: Date | null
  /** When mail to the address was first refused or bounced. Null while mail arrives. */
  emailRefusedAt: Date | null
  /** When a mail last asked the member to confirm the address. */
  confirmationAskedAt: Date | null
  /** A gunsmith's approval number, which an admin has checked. */
  approvalNumber: string | null
  secondFactorAt: Date | null
  createdAt: Date
}

/** A member before and after a change by an admin. Both are equal if nothing changed. */
export type Marked = { before: User; after: User }

export type SignedIn = { user: User; token: string }

export type Caller = { userId: number; token: string }

/** The refusal of a caller whose session has ended since the request began. */
export type SignedOut = 'signed-out'
