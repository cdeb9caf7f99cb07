import { z } from 'zod'
import { newsSchema } from '#modules/news/schemas'

/**
 * The page's form says besides which state of the item it was filled in from, and whether it shall only be
 * shown.
 */
export const newsFormSchema = newsSchema.extend({
  updatedAt: z.iso.datetime().optional(),
  intent: z.string().optional(),
})
