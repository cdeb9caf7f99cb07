import { z } from 'zod'
import { DEFAULT_MINUTES, MINUTES_A_DAY, type MinutesADay, REMINDERS } from '../rules'

export const remindersSchema = z.object({ reminders: z.enum(REMINDERS, 'Choisissez une fréquence') })

/** A form without a date says that the member does not know it. */
export const goalSchema = z.object({
  examDate: z.iso.date('Indiquez le jour de votre examen').nullable().default(null),
  minutes: z
    .enum(MINUTES_A_DAY.map(String), 'Choisissez un nombre de minutes')
    .default(String(DEFAULT_MINUTES))
    .transform((minutes) => Number(minutes) as MinutesADay),
})
