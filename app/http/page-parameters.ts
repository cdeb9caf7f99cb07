import { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES } from '#modules/ads/schemas'

/**
 * By path and name, what a parameter of a page can be; or that it reads none, whatever it is sent; or that it does not
 * even ask who reads it.
 */
export type PageParameters = Record<string, Record<string, RegExp> | 'none' | 'same for all'>

const NUMBER = /^[1-9]\d{0,3}$/

/**
 * What each public page may be asked for with, and how; of one that is not here, each set of parameters
 * is made anew. Whatever could be made up without end is not among them, as `q`: a stranger could push
 * all other pages out of memory. The sitemap is long: made anew for `?x=1`, `?x=2`, or for who brings
 * a cookie, it would keep the server busy.
 */
export const pageParameters: PageParameters = {
  '/examen-de-tir-theorique': 'none',
  '/confidentialite': 'none',
  '/mentions-legales': 'none',
  '/sitemap.xml': 'same for all',
  '/robots.txt': 'same for all',
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
