import type { Submission } from '@conform-to/react'
import { refuseForm } from '#app/http/form.server'

/** What identity refuses because of one field, and the status of a call that is refused. */
export const FIELD_REFUSALS = {
  'username-taken': { field: 'username', message: "Ce nom d'utilisateur est déjà utilisé", status: 409 },
  'email-taken': { field: 'email', message: 'Cet email est déjà utilisé', status: 409 },
  'wrong-password': {
    field: 'currentPassword',
    message: 'Le mot de passe actuel est incorrect',
    status: 400,
  },
} as const

type Code = keyof typeof FIELD_REFUSALS

export function refuseField<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  code: Code,
) {
  const { field, message } = FIELD_REFUSALS[code]
  return refuseForm(submission, { fieldErrors: { [field]: [message] } })
}
