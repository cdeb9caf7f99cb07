type Address = { emailConfirmedAt: Date | null; emailRefusedAt: Date | null }
type Confirmations = { emailConfirmedAt: Date | null; firstConfirmedAt: Date | null }

/** Returns whether mail is known to arrive: the address is confirmed, and its server has not refused mail since. */
export const isReached = ({ emailConfirmedAt, emailRefusedAt }: Address): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null

/** Returns when a mail first reached the member, at any address; null if none is known to have arrived. */
export const firstConfirmation = ({ emailConfirmedAt, firstConfirmedAt }: Confirmations): Date | null =>
  firstConfirmedAt ?? emailConfirmedAt

/** Returns the address for mails about the safety of the account: the last confirmed one, or else the only one. */
export const toSafeAddress = ({ recoveryEmail, email }: { recoveryEmail: string | null; email: string }) =>
  recoveryEmail ?? email
