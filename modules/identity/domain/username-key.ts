/**
 * What makes two usernames the same, on every database (SQLite's own lower() knows ASCII only):
 * 'Élodie' and 'élodie' are one person, and so are letters that only look another way, as the
 * full-width ones do, or the Greek final sigma. Lower-casing can take a letter apart.
 */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')
}
