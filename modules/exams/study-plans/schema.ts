import { z } from 'zod'
import { MINUTES_A_DAY, type MinutesADay, REMINDERS } from '../rules'

export const remindersSchema = z.object({ reminders: z.enum(REMINDERS, 'Choisissez une fréquence') })

const NO_DATE = 'Indiquez le jour de votre examen'

/** A form without a date says that the member does not know it. */
export const goalSchema = z
  .object({
    examDate: z.iso.date(NO_DATE).nullable().default(null),
    minutes: z
      .enum(MINUTES_A_DAY.map(String), 'Choisissez un nombre de minutes')
      .transform((minutes) => Number(minutes) as MinutesADay)
      .optional(),
  })
  .refine(({ examDate, minutes }) => examDate !== null || minutes !== undefined, {
    path: ['examDate'],
    error: NO_DATE,
  })
