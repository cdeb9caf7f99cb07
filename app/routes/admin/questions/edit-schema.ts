import { z } from 'zod'
import { questionSchema } from '#modules/exams/questions/schema'
import { answeredReports } from '../reports/correction'

/** `version` and `check` are the values that the admin read. */
export const schema = questionSchema.safeExtend({
  version: z.string().optional(),
  check: z.string().optional(),
  ...answeredReports,
})
