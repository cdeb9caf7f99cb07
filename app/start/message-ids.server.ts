import type { LinkTokens } from './link-tokens.server'

/**
 * Signs the Message-ID of each mail, so that only somebody who has seen the mail can report it as bounced.
 */
export function openMessageIds(tokens: LinkTokens) {
  const toPurpose = (to: string) => `mail to ${to}`
  return {
    of: (mail: string, to: string) => tokens.sign(toPurpose(to), mail),
    isOf: (left: string, to: string) => tokens.read(toPurpose(to), left) !== null,
  }
}
