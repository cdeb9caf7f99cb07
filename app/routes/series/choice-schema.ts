import { z } from 'zod'
import { SERIES_COUNTS, SERIES_SOURCES } from '#modules/exams/series/schema'

export const choiceSchema = z.object({
  source: z.enum(SERIES_SOURCES).optional(),
  theme: z.array(z.string()),
  difficulty: z.enum(['1', '2', '3']).optional(),
  count: z.enum(SERIES_COUNTS).optional(),
})

/** Names the result or the series whose mistakes are asked again. */
export const againSchema = z.object({ result: z.string().optional(), series: z.string().optional() })
