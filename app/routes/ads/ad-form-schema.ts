import { z } from 'zod'
import { needsPromise, newAdSchema } from '#modules/ads/schemas'

const fields = newAdSchema.extend({ certify: z.string().optional() })

export type AdFormSchema = typeof fields

/** The ad that the form changes, as far as its promise goes. */
type Certified = Parameters<typeof needsPromise>[1]

/** The page's form: for weapons and ammunition it asks for a promise that the call does not know. */
export function adFormSchema(ad?: Certified): AdFormSchema {
  return fields.refine(({ category, certify }) => !needsPromise(category, ad) || certify !== undefined, {
    path: ['certify'],
    error: CERTIFY,
    // Told together with what else is wrong, not after it is mended.
    when: () => true,
  })
}

export const CERTIFY = 'Cochez « Je certifie… » pour une arme ou des munitions'
