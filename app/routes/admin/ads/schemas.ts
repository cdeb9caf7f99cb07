import { z } from 'zod'
import { adminAdSchema } from '#modules/ads/schemas'

/** The revision that the admin read. A decision is refused if the ad has changed since then. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const photoId = z.coerce.number().int().min(1)
export const adChangeSchema = adminAdSchema.extend({ revision, removedPhotos: z.array(photoId) })

/** The schema of the form. `revision` is optional, because a new ad has none. */
export const adFormSchema = adminAdSchema.extend({ revision: z.string().optional() })
