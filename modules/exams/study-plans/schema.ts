import { z } from 'zod'
import { REMINDERS } from '../rules'

/** The form of a member's reminders. */
export const remindersSchema = z.object({ reminders: z.enum(REMINDERS, 'Choisissez une fréquence') })

/** The form of the day of a member's exam. */
export const examDateSchema = z.object({ examDate: z.iso.date('Indiquez le jour de votre examen') })
