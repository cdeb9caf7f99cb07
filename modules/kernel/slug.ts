import { foldForSearch } from './search'

/** Returns the slug of a title or a name: its words, as in a URL. Null for a text without letters or digits. */
export function slugOf(text: string): string | null {
  const words = foldForSearch(text).match(/[a-z0-9]+/g)
  return words?.join('-') ?? null
}

/** The pattern of every slug, including the oldest ones. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const isSlug = (text: string): boolean => SLUG.test(text)
