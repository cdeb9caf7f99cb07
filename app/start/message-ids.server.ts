import type { LinkTokens } from './link-tokens.server'

/**
 * Returns functions that sign and check the left part of a Message-ID, for the address of its mail. Only
 * somebody who has seen the mail can quote the Message-ID, so a forged bounce marks no address.
 */
export function openMessageIds(tokens: LinkTokens) {
  const toPurpose = (to: string) => `mail to ${to}`
  return {
    of: (mail: string, to: string) => tokens.sign(toPurpose(to), mail),
    isOf: (left: string, to: string) => tokens.read(toPurpose(to), left) !== null,
  }
}
