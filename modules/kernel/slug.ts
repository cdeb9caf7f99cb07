import { foldForSearch } from './search'

/** Returns the words of a text, joined by hyphens. Returns null for a text without letters or digits. */
export function slugOf(text: string): string | null {
  const words = foldForSearch(text).match(/[a-z0-9]+/g)
  return words?.join('-') ?? null
}

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const isSlug = (text: string): boolean => SLUG.test(text)
