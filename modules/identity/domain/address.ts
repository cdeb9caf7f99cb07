type Address = { emailConfirmedAt: Date | null; emailRefusedAt: Date | null }

/** Whether mail is known to arrive: a confirmed address whose server has refused since is to be confirmed again. */
export const isReached = ({ emailConfirmedAt, emailRefusedAt }: Address): boolean =>
  emailConfirmedAt !== null && emailRefusedAt === null
