import { notFound } from './responses'

export const LARGEST_INTEGER = 2 ** 31 - 1

/**
 * Parses a whole number from 1 to `LARGEST_INTEGER`. Returns null for any other text, such as `abc`, `1e9`,
 * `-1` or `007`.
 */
export const parsePositiveInteger = (text: string | null | undefined) => parseUpTo(LARGEST_INTEGER, text)

/** Parses an id like `parsePositiveInteger`, but up to the largest whole number that JavaScript holds exactly. */
export const parseId = (text: string | null | undefined) => parseUpTo(Number.MAX_SAFE_INTEGER, text)

function parseUpTo(largest: number, text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null
  const number = Number(text)
  return number <= largest ? number : null
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
