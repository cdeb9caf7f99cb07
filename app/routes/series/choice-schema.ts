import { z } from 'zod'
import { SERIES_COUNTS, SERIES_SOURCES } from '#modules/exams/series/schema'

export const choiceSchema = z.object({
  source: z.enum(SERIES_SOURCES).optional(),
  theme: z.array(z.string()),
  difficulty: z.enum(['1', '2', '3']).optional(),
  count: z.enum(SERIES_COUNTS).optional(),
})
