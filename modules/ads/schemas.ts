import { z } from 'zod'
import { composed, email, MALFORMED_EMAIL, phone, tooLong, typed, VISIBLE } from '#modules/kernel/fields'
import { parseListQuery } from '#modules/kernel/list-query'
import type { ListQuery } from '#modules/kernel/page'
import { onOneLine } from '#modules/kernel/typing'
import { AD_STATES, LENGTHS, REJECTION_RULES } from './rules'
import { type PriceRange, readPriceRange } from './search/price-range'

export { listActs } from './lifecycle/acts'
export { isRegulated, needsPromise } from './listings/fields'
export { findFormerPrice, parseAmount, withAmounts } from './listings/price'

export type NewAd = z.output<typeof newAdSchema>
export type AdminAd = z.output<typeof adminAdSchema>

export const AD_TYPES = ['sale', 'purchase'] as const
export const AD_CATEGORIES = ['armes', 'munitions', 'accessoires', 'optique', 'equipement', 'autres'] as const
export const AD_CONDITIONS = ['neuf', 'excellent', 'bon', 'moyen'] as const

export const PROVINCES = [
  'anvers',
  'brabant-flamand',
  'brabant-wallon',
  'bruxelles',
  'flandre-occidentale',
  'flandre-orientale',
  'hainaut',
  'liege',
  'limbourg',
  'luxembourg',
  'namur',
] as const

export const AD_FILTERS = {
  type: AD_TYPES,
  category: AD_CATEGORIES,
  condition: AD_CONDITIONS,
  province: PROVINCES,
  /** Finds the ads without a province besides those of the province. */
  withoutProvince: ['1'],
  withPhotos: ['1'],
  /** A search without an order is by relevance, a list without one by date, newest first. */
  sort: ['recent', 'oldest', 'price-asc', 'price-desc'],
} as const
export const ADMIN_AD_FILTERS = {
  state: AD_STATES,
  type: AD_TYPES,
  category: AD_CATEGORIES,
  sort: ['oldest'],
} as const

/**
 * `owner` is a member's id. Ads without an amount match no price range, and come last in an order by price.
 */
export type AdQuery = ListQuery<typeof AD_FILTERS> & PriceRange & { owner?: number }

export function parseAdQuery(params: URLSearchParams) {
  const { range, fault } = readPriceRange({ min: params.get('min') ?? '', max: params.get('max') ?? '' })
  const { withoutProvince, sort, ...filters } = parseListQuery(params, AD_FILTERS)
  const isWidened = withoutProvince !== undefined && filters.province !== undefined
  const isUsual = sort === 'recent' && filters.q === undefined
  return {
    query: { ...filters, ...(isWidened && { withoutProvince }), ...(!isUsual && { sort }), ...range },
    fault,
  }
}

export const readAlert = (search: string) => parseAdQuery(new URLSearchParams(search)).query

type Filters = Record<string, string | number | undefined>

/**
 * Returns the filters of an alert as a query string, without order and owner. Equal filters give equal
 * strings.
 */
export function toSearch(query: Filters): string {
  const { q, type, category, condition, province, withoutProvince, min, max, withPhotos } = query
  const filters = { q, type, category, condition, province, withoutProvince, min, max, withPhotos }
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(pairs).toString()
}

// Matches characters that are invisible on their own, such as U+2800, an empty braille cell.
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\p{M}\\p{Cs}\\s\\u2800]'
const SEEN = UNSEEN.replace('[', '[^')

/** Errors appear in the order of these fields, as on the page. */
export const newAdSchema = z.object({
  type: z.enum(AD_TYPES, "Veuillez sélectionner un type d'annonce"),
  category: z.enum(AD_CATEGORIES, 'La catégorie est requise'),
  title: line('Le titre', LENGTHS.title),
  description: words('La description', LENGTHS.description),
  brand: optional(line('La marque', LENGTHS.brand)),
  caliber: optional(line('Le calibre', LENGTHS.caliber)),
  condition: z
    .enum(['', ...AD_CONDITIONS], 'État inconnu')
    .nullish()
    .transform(orNull),
  weight: optional(line('Le poids', LENGTHS.weight)),
  features: optional(line('Le champ « Autres caractéristiques »', LENGTHS.features)),
  price: line('Le prix', LENGTHS.price, 'Le prix est requis'),
  location: line('La localisation', LENGTHS.location, 'La localisation est requise'),
  province: z
    .enum(['', ...PROVINCES], 'Province inconnue')
    .nullish()
    .transform(orNull),
  contactEmail: z
    .union([z.literal(''), z.null(), email()], MALFORMED_EMAIL)
    .optional()
    .transform(orNull),
  contactPhone: phone(),
})

export const adminAdSchema = newAdSchema.extend({
  contactInfo: optional(line('Le champ « Autres coordonnées »', LENGTHS.contactInfo)),
})

export const lowerPriceSchema = newAdSchema.pick({ price: true })

export const captionSchema = optional(line('Ce que montre une photo', LENGTHS.caption))

export const rejectionSchema = z.object({
  rule: z.enum(REJECTION_RULES, "Choisissez la règle que l'annonce ne respecte pas"),
  reason: words('Le motif', LENGTHS.reason),
})

function optional(schema: z.ZodType<string, string>) {
  return schema.nullish().transform(orNull)
}

function orNull<Value extends string>(value: Value | null | undefined): Exclude<Value, ''> | null {
  return (value || null) as Exclude<Value, ''> | null
}

function line(...of: Parameters<typeof words>) {
  return words(...of).transform(onOneLine)
}

function words(
  what: string,
  [shortest, longest]: readonly [number, number],
  tooShort = shortest > 0 ? `${what} doit contenir au moins ${shortest} caractères` : undefined,
) {
  return (
    // Only `composed` may abort the validation. After any other fault, the form must still check the promise.
    composed(typed(tooShort ?? `${what} doit être un texte`), longest, tooLong(what, longest))
      .min(shortest, tooShort)
      // Counts visible characters only. Accepts each text that `min` already refuses, to avoid a second
      // message.
      .regex(
        new RegExp(`^(?:[^]{0,${Math.max(shortest - 1, 0)}}$|(?:${UNSEEN}*${SEEN}){${shortest}})`, 'u'),
        tooShort,
      )
      .refine(
        (value) => VISIBLE.test(value) && !/\p{M}{5}/u.test(value),
        `${what} contient un caractère invisible`,
      )
  )
}
