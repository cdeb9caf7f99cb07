import { z } from 'zod'
import { newsFormSchema } from '#modules/news/schemas'

/** `updatedAt` identifies the version that the form was filled in from. */
export const newsForm = newsFormSchema.extend({ updatedAt: z.iso.datetime().optional() })
