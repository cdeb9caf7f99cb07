import { foldForSearch, foldSearch } from '#modules/kernel/search'
import type { Province } from '../ad'
import { parseAmount } from '../listings/price'
import { listNames } from '../localities/locality-of-ad'

/** Raise this number when the search columns change. The next start of the site then rebuilds them. */
export const SEARCH_TEXT_VERSION = 3

type Found = Record<'title' | 'description' | 'location' | 'category' | 'price', string> &
  Record<'brand' | 'caliber' | 'features', string | null> & { province: Province | null }

export function toSearchColumns(ad: Found) {
  return { searchText: toSearchText(ad), amount: parseAmount(ad.price), searchEdition: SEARCH_TEXT_VERSION }
}

function toSearchText(ad: Omit<Found, 'price'>): string {
  // Without the postcode, which a search for a calibre such as .308 would find: `matchWords` looks for postcodes.
  const location = [ad.location.replace(/^\d{4} /, ''), ...listNames(ad), ad.province]
  const kind = [ad.category, USUAL_WORDS.get(ad.category)]
  const text = [ad.title, ad.description, ad.brand, ad.caliber, ad.features, ...location, ...kind].join('\n')
  return withoutSigns(foldForSearch(text)).replace(BETWEEN_LETTER_AND_DIGIT, '')
}

/** Returns the words to search for, without plural endings, so that a plural also finds the singular. */
export function toSearchedWords(q: string): string {
  return withoutSigns(foldSearch(q).replace(OF_PROVINCE, ''))
    .split(' ')
    .map((word) => word.replace(PLURAL, ''))
    .join(' ')
}

/** '.22 L.R.' becomes '22 lr', '6,5x55' becomes '6.5x55', and 'CZ-457' becomes 'cz 457'. */
function withoutSigns(folded: string): string {
  return folded
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .replaceAll('-', ' ')
}

const BETWEEN_LETTER_AND_DIGIT = /(?<=\p{L}) +(?=\p{N})|(?<=\p{N}) +(?=\p{L})/gu

/** 'province de Liège' searches for the name, because ads hold no more of their province. */
const OF_PROVINCE = /\bprovince (?:de |du |d')/g

const PLURAL = /(?<=\p{L}{3})s$|(?<=[ae]u)x$/u

const USUAL_WORDS: ReadonlyMap<string, string> = new Map([
  ['armes', 'arme à feu'],
  ['munitions', 'cartouches, balles'],
  ['accessoires', 'accessoire'],
  ['optique', 'lunette de tir, viseur, point rouge, jumelles, longue-vue'],
  ['equipement', 'matériel, tenue'],
])
