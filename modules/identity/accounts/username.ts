import { withAsciiDomain } from '#modules/kernel/email-address'

/** Returns the form for comparing usernames. Normalizes twice, because lower-casing can decompose a letter. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}

/** Reads a text with @ as an e-mail, because no username contains @. */
export function readLogin(typed: string): { email: string } | { usernameKey: string } {
  const login = typed.trim()
  return login.includes('@')
    ? { email: withAsciiDomain(login.toLowerCase()) }
    : { usernameKey: usernameKey(login) }
}

/**
 * Returns whether all letters are of one script (Unicode UAX #31 and UTS #39). Mixed scripts allow look-alike names,
 * such as 'раtronne' with two Cyrillic letters.
 */
export function isOfOneScript(username: string): boolean {
  return OF_ONE_SCRIPT.test(username)
}

const SCRIPTS = `
  Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Thaana Ethiopic
  Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala
  Thai Lao Tibetan Myanmar Khmer
  Han+Bopomofo Han+Hiragana+Katakana Han+Hangul`

const names = SCRIPTS.trim()
  .split(/\s+/)
  .map((scripts) => `[\\P{L}${scripts.replace(/(\w+)\+?/g, '\\p{scx=$1}')}]*`)

const OF_ONE_SCRIPT = new RegExp(`^(?:${names.join('|')})$`, 'u')
