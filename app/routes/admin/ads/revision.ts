import { z } from 'zod'

/** The revision that a form names: what its reader has read. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const revisionSchema = z.object({ revision })
