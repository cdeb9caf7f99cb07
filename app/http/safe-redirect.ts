const SOMEWHERE = 'http://site.invalid'

/**
 * A path of this site out of whatever a `redirectTo` holds, with its query string, else the
 * fallback. Browsers read `//host`, `/\host` and `/<tab>/host` as other sites.
 */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !/^\/(?![\\/])/.test(target)) return fallback
  if (/[\\\p{Cc}]/u.test(target)) return fallback
  if (!URL.canParse(target, SOMEWHERE)) return fallback
  const { origin, pathname, search } = new URL(target, SOMEWHERE)
  // `/..//host` is a path of this site that normalises to another's address.
  return origin === SOMEWHERE && !pathname.startsWith('//') ? pathname + search : fallback
}
