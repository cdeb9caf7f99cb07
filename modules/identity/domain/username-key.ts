/**
 * What makes two usernames the same: Unicode's composed form, lower-cased, so that 'Élodie' and
 * 'élodie' are one person on every database (SQLite's own lower() knows ASCII only).
 */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase()
}
