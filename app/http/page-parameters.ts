import { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES } from '#modules/ads/schemas'

/**
 * The allowed values of each query parameter, by path. With 'none', the cache ignores parameters. With 'same
 * for all', it ignores the session, too.
 */
export type PageParameters = Record<string, Record<string, RegExp> | 'none' | 'same for all'>

const NUMBER = /^[1-9]\d{0,3}$/

/**
 * The query parameters that the page cache distinguishes. Leaves out free text such as `q`, because a
 * stranger could fill the cache with it. Other public pages are cached without any parameter.
 */
export const pageParameters: PageParameters = {
  '/examen-de-tir-theorique': 'none',
  '/confidentialite': 'none',
  '/mentions-legales': 'none',
  '/accessibilite': 'none',
  '/epreuve': 'none',
  '/lecons': 'none',
  '/chance-de-reussite': 'none',
  '/sitemap.xml': 'same for all',
  '/robots.txt': 'same for all',
  '/.well-known/security.txt': 'same for all',
  '/api/openapi.json': 'none',
  '/news': { page: NUMBER },
  '/classified-ads': {
    type: oneOf(AD_TYPES),
    category: oneOf(AD_CATEGORIES),
    condition: oneOf(AD_CONDITIONS),
    sort: oneOf(['recent', 'oldest']),
    page: NUMBER,
  },
}

function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^(${values.join('|')})$`)
}
