type Address = { emailConfirmedAt: Date | null; emailRefusedAt: Date | null }
type Confirmations = { emailConfirmedAt: Date | null; firstConfirmedAt: Date | null }

/** Whether mail is known to arrive: a confirmed address whose server has refused since is to be confirmed again. */
export const isReached = ({ emailConfirmedAt, emailRefusedAt }: Address): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null

/** When a mail first reached its member, at any address; null where none is known to have arrived. */
export const firstConfirmation = ({ emailConfirmedAt, firstConfirmedAt }: Confirmations): Date | null =>
  firstConfirmedAt ?? emailConfirmedAt

/** Where mails about the safety of the account go: the last confirmed address, or else the only one. */
export const toSafeAddress = ({ recoveryEmail, email }: { recoveryEmail: string | null; email: string }) =>
  recoveryEmail ?? email
