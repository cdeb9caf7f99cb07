import { withAsciiDomain } from '#modules/kernel/email-address'

/**
 * Returns the key that makes two usernames the same on every database (SQLite's own lower() knows ASCII only).
 * 'Élodie' and 'élodie' are one person, and so are names whose letters differ only in form, such as full-width
 * letters or the Greek final sigma. Normalizes twice, because lower-casing can decompose a letter.
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}

/** Reads what was typed as an e-mail if it contains @, otherwise as a username, which never does. */
export function readLogin(typed: string): { email: string } | { usernameKey: string } {
  const login = typed.trim()
  return login.includes('@')
    ? { email: withAsciiDomain(login.toLowerCase()) }
    : { usernameKey: usernameKey(login) }
}

/**
 * Returns whether a name keeps to one script, because letters of two can look alike: in 'раtronne' the first two
 * are Cyrillic. Allows today's scripts (Unicode's UAX #31) and the mixtures of one language (UTS #39).
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
