import { z } from 'zod'
import { isRegulated, newAdSchema } from '../../../modules/ads/schemas'

/** The page's form: for weapons and ammunition it asks for a promise that the call does not know. */
export const adFormSchema = newAdSchema
  .extend({ certify: z.string().optional() })
  .refine(({ category, certify }) => !isRegulated(category) || certify !== undefined, {
    path: ['certify'],
    error: 'Cochez « Je certifie… » pour une arme ou des munitions',
    // Told together with what else is wrong, not after it is mended.
    when: () => true,
  })
