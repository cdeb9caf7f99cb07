import { foldForSearch } from './search'

/** The words of a title or a name as they stand in an address; null for a text without letters or digits. */
export function slugOf(text: string): string | null {
  const words = foldForSearch(text).match(/[a-z0-9]+/g)
  return words?.join('-') ?? null
}

/** Every slug that was ever given out looks like this. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const isSlug = (text: string): boolean => SLUG.test(text)
