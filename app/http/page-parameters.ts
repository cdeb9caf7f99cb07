import { AD_CATEGORIES, AD_CONDITIONS, AD_TYPES } from '../../modules/ads/schemas'

/** By path and name, what a parameter of a page can be. */
export type PageParameters = Record<string, Record<string, RegExp>>

const NUMBER = /^[1-9]\d{0,3}$/

/**
 * What each public page may be asked for with, and how; every other has one address. Whatever could be
 * made up without end is not among them, as `q`: a stranger could push all other pages out of memory.
 */
export const pageParameters: PageParameters = {
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
