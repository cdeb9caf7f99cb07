import type { AdQuery } from '#modules/ads'
import { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES } from '#modules/ads/schemas'
import { readSearch } from '#app/http/search-words'
import { CATEGORY_NAMES, CONDITION_NAMES, TYPE_BADGES } from './words'

/** What the address asks of the list. A value that is none of the form's is no filter. */
export function readAdQuery(request: Request): AdQuery {
  const query = new URL(request.url).searchParams
  return {
    q: readSearch(request),
    type: oneOf(AD_TYPES, query.get('type')),
    category: oneOf(AD_CATEGORIES, query.get('category')),
    condition: oneOf(AD_CONDITIONS, query.get('condition')),
    sort: query.get('sort') === 'oldest' ? 'oldest' : undefined,
  }
}

export type ActiveFilter = { label: string; without: AdQuery }

/** The filters that are set, in the order of the form, each with what is left when it is taken away. */
export function activeFilters(query: AdQuery): ActiveFilter[] {
  const { q, type, category, condition } = query
  return [
    ...(q ? [{ label: `Recherche : ${q}`, without: { ...query, q: undefined } }] : []),
    ...(type ? [{ label: `Type : ${TYPE_BADGES[type]}`, without: { ...query, type: undefined } }] : []),
    ...(category
      ? [
          {
            label: `Catégorie : ${CATEGORY_NAMES[category]}`,
            without: { ...query, category: undefined },
          },
        ]
      : []),
    ...(condition
      ? [{ label: `État : ${CONDITION_NAMES[condition]}`, without: { ...query, condition: undefined } }]
      : []),
  ]
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}
