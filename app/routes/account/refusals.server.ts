import type { Submission } from '@conform-to/react'
import { failed } from '#app/http/call.server'
import { refuseForm } from '#app/http/form.server'

/** What identity refuses for a field's sake: where it is told, and by which status a call does. */
const FIELD_REFUSALS = {
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

export function failField(code: Code): Response {
  const { field, message, status } = FIELD_REFUSALS[code]
  return failed(status, message, { [field]: [message] })
}
