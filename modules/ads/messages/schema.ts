import { z } from 'zod'
import { composed, tooLong, typed, VISIBLE } from '#modules/kernel/fields'
import { LENGTHS } from '../rules'

const EMPTY = 'Le message est vide'
const [shortest, longest] = LENGTHS.message

/** The form of a message. One visible character is enough. Invisible characters alone are refused. */
export const messageSchema = z.object({
  message: composed(typed(EMPTY).min(shortest, EMPTY), longest, tooLong('Le message', longest))
    .regex(VISIBLE, 'Le message contient un caractère invisible')
    .regex(/^$|[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, EMPTY),
})
