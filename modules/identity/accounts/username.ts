import { withAsciiDomain } from '#modules/kernel/email-address'

/**
 * What makes two usernames the same, on every database (SQLite's own lower() knows ASCII only):
 * 'Élodie' and 'élodie' are one person, and so are letters that only look different, like full-width ones or
 * the Greek final sigma. Lower-casing can take a letter apart.
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}

/** A username has no @ and an e-mail always has one: what was typed can only mean one of them. */
export function readLogin(typed: string): { email: string } | { usernameKey: string } {
  const login = typed.trim()
  return login.includes('@')
    ? { email: withAsciiDomain(login.toLowerCase()) }
    : { usernameKey: usernameKey(login) }
}

/**
 * Letters of two scripts can look alike: in 'раtronne' the first two are Cyrillic. A name keeps to one of the scripts
 * in which people write today (Unicode's UAX #31), or to those that one language mixes (UTS #39).
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
