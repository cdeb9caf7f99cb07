import { z } from 'zod'
import { lessonSchema } from '#modules/exams/lessons/schema'
import { answeredReports } from '../reports/correction'

/** `version` and `check` are the values that the admin read. */
export const lessonForm = lessonSchema.extend({
  version: z.string().optional(),
  check: z.string().optional(),
  intent: z.string().optional(),
  ...answeredReports,
})

/** The `intent` that saves despite broken links. */
export const SAVE_ANYWAY = 'save-anyway'
