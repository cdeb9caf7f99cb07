import { type Clock, isRecent } from '#modules/kernel/clock'
import { RETENTION, toSeconds } from '#modules/kernel/retention'
import type { LinkTokens } from './link-tokens.server'

type Member = { id: number; email: string }

const LIFETIME_S = toSeconds(RETENTION.confirmationLink)

/** The tokens of links that confirm an address, whose time begins when its mail is sent. Another address voids them. */
export function openConfirmationLinks(tokens: LinkTokens, clock: Clock) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const purposeOf = (email: string) => `confirm ${email}`
  return {
    of: ({ id, email }: Member) => tokens.of(purposeOf(email), `${id}.${seconds() + LIFETIME_S}`),

    /** The number of the member whose link it says it is, which `read` then looks at. */
    claimed: (token: string): string => token.split('.')[0]!,

    /** Null unless it was signed for this member and their present address. */
    read({ id, email }: Member, token: string): 'valid' | 'expired' | null {
      const [member, expiry] = tokens.read(purposeOf(email), token)?.split('.') ?? []
      if (member !== String(id)) return null
      const madeAt = new Date((Number(expiry) - LIFETIME_S) * 1000)
      return isRecent(madeAt, clock.now(), LIFETIME_S * 1000) ? 'valid' : 'expired'
    },
  }
}
