import { z } from 'zod'
import { typed } from '../../kernel/fields'

export const setupActSchema = z.object({
  act: z.enum(['send-mail', 'confirm-mail', 'decide-ads', 'try-address', 'accept-address', 'try-backup']),
})

export type SetupAct = z.output<typeof setupActSchema>['act']

/** The `detail` of a try that an admin decided instead of the site. */
export const DECIDED = 'decided'

const CODE_NEEDED = "Saisissez le code de l'email d'essai"

export const testCodeSchema = z.object({
  code: typed(CODE_NEEDED).min(1, CODE_NEEDED).max(100, 'Ce code est trop long'),
})
