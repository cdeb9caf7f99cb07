import { foldForSearch } from '#modules/kernel/search'

type Searched = { title: string; description: string; brand: string | null; caliber: string | null }

/** What a search looks through. */
export function searchTextOf({ title, description, brand, caliber }: Searched): string {
  return foldForSearch([title, description, brand, caliber].join('\n'))
}
