import { z } from 'zod'
import { questionSchema } from '#modules/exams/schemas'

/** The form besides names the version that was read: no other admin's change is lost unseen. */
export const questionFormSchema = questionSchema.safeExtend({ version: z.string().optional() })
