import { z } from 'zod'
import { REMINDERS } from '../rules'

export const remindersSchema = z.object({ reminders: z.enum(REMINDERS, 'Choisissez une fréquence') })

export const examDateSchema = z.object({ examDate: z.iso.date('Indiquez le jour de votre examen') })
