type Address = { emailConfirmedAt: Date | null; emailRefusedAt: Date | null }
type Confirmations = { emailConfirmedAt: Date | null; firstConfirmedAt: Date | null }

export const isReached = ({ emailConfirmedAt, emailRefusedAt }: Address): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null

export const firstConfirmation = ({ emailConfirmedAt, firstConfirmedAt }: Confirmations): Date | null =>
  firstConfirmedAt ?? emailConfirmedAt

/** Returns the address for security mails: the last confirmed address, or else the present one. */
export const toSafeAddress = ({ recoveryEmail, email }: { recoveryEmail: string | null; email: string }) =>
  recoveryEmail ?? email
