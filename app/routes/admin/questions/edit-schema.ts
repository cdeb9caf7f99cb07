import { z } from 'zod'
import { questionSchema } from '#modules/exams/questions/schema'
import { answeredReports } from '../reports/correction'

/** `version` and `check` are those that the admin read, so that no admin overwrites another's change unseen. */
export const schema = questionSchema.safeExtend({
  version: z.string().optional(),
  check: z.string().optional(),
  ...answeredReports,
})
