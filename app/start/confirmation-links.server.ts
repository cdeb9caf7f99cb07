import { type Clock, isRecent } from '#modules/kernel/clock'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import type { LinkTokens } from './link-tokens.server'

type Member = { id: number; email: string }

const LIFETIME_S = toSeconds(RETENTION.confirmationLink)

/** Makes and checks links that confirm an e-mail address. A change of the address makes them invalid. */
export function openConfirmationLinks(tokens: LinkTokens, clock: Clock) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const toPurpose = (email: string) => `confirm ${email}`
  return {
    of: ({ id, email }: Member) => tokens.sign(toPurpose(email), `${id}.${seconds() + LIFETIME_S}`),

    /** Returns the member's id in the token, without checking the signature. */
    claimed: (token: string): string => token.split('.')[0]!,

    read({ id, email }: Member, token: string): 'valid' | 'expired' | null {
      const [member, expiry] = tokens.read(toPurpose(email), token)?.split('.') ?? []
      if (member !== String(id)) return null
      const madeAt = new Date((Number(expiry) - LIFETIME_S) * 1000)
      return isRecent(madeAt, clock.now(), LIFETIME_S * 1000) ? 'valid' : 'expired'
    },
  }
}
