import type { LinkTokens } from './link-tokens.server'

/**
 * The left parts of Message-IDs, each signed for the address that the mail goes to: only who has seen the mail can
 * quote it, so that a made-up bounce marks nobody's address.
 */
export function openMessageIds(tokens: LinkTokens) {
  const purposeOf = (to: string) => `mail to ${to}`
  return {
    of: (mail: string, to: string) => tokens.of(purposeOf(to), mail),
    isOf: (left: string, to: string) => tokens.read(purposeOf(to), left) !== null,
  }
}
