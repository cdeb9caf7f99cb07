import { notFound } from './responses'

export const LARGEST_INTEGER = 2 ** 31 - 1

/**
 * Parses a whole number from 1 to `LARGEST_INTEGER`. Returns null for any other text, such as `abc`, `1e9`,
 * `-1` or `007`.
 */
export function parsePositiveInteger(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_INTEGER ? id : null
}

/**
 * Returns the target if it leads to this site, otherwise the fallback. Browsers read `//host`, `/\host` and
 * `/<tab>/host` as other sites.
 */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !/^\/(?![\\/])/.test(target)) return fallback
  if (/[\\\p{Cc}]/u.test(target)) return fallback
  if (!URL.canParse(target, SOMEWHERE)) return fallback
  const { origin, pathname, search, hash } = new URL(target, SOMEWHERE)
  // `/..//host` looks like a path of this site, but its normalised form `//host` leads to another site.
  return origin === SOMEWHERE && !pathname.startsWith('//') ? pathname + search + hash : fallback
}

/** Returns `act` as a key of `acts`, or throws 404. */
export function readAct<Acts extends object>(acts: Acts, { act }: { act?: string }): keyof Acts {
  if (act === undefined || !Object.hasOwn(acts, act)) throw notFound()
  return act as keyof Acts
}

export function readTarget({ url }: Request): string | undefined {
  return safeRedirect(new URL(url).searchParams.get('redirectTo'), '') || undefined
}

const SOMEWHERE = 'http://site.invalid'
