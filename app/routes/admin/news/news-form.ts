import { z } from 'zod'
import { newsFormSchema } from '#modules/news/schemas'

/** `updatedAt` identifies the version of the item that the admin read. */
export const newsForm = newsFormSchema.extend({ updatedAt: z.iso.datetime().optional() })
