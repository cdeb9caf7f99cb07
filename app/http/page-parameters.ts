import { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES } from '#modules/ads/schemas'

/**
 * Lists the allowed values of each parameter by path. 'none' ignores parameters, 'same for all' the session
 * too.
 */
export type PageParameters = Record<string, Record<string, RegExp> | 'none' | 'same for all'>

const NUMBER = /^[1-9]\d{0,3}$/

/**
 * Only these parameters tell cached pages apart. Open-ended ones such as `q` are left out: a stranger could
 * push all other pages out of memory. The sitemap ignores parameters and cookies, since rendering it takes
 * long.
 */
export const pageParameters: PageParameters = {
  '/examen-de-tir-theorique': 'none',
  '/confidentialite': 'none',
  '/mentions-legales': 'none',
  '/accessibilite': 'none',
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
