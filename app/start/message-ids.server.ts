import type { LinkTokens } from './link-tokens.server'

/**
 * Signs and checks the left parts of Message-IDs, each for the address of its mail. Only somebody who has
 * seen the mail can quote it, so a forged bounce marks no address.
 */
export function openMessageIds(tokens: LinkTokens) {
  const toPurpose = (to: string) => `mail to ${to}`
  return {
    of: (mail: string, to: string) => tokens.sign(toPurpose(to), mail),
    isOf: (left: string, to: string) => tokens.read(toPurpose(to), left) !== null,
  }
}
