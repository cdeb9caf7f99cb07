import type { Faults } from '#app/http/form.server'

/** What identity refuses because of one field: its message, and the status of a call that is refused. */
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

/** The faults that a form shows. */
export const FIELD_FAULTS: Record<Code, Faults> = {
  'username-taken': faultOf('username-taken'),
  'email-taken': faultOf('email-taken'),
  'wrong-password': faultOf('wrong-password'),
}

function faultOf(code: Code): Faults {
  const { field, message } = FIELD_REFUSALS[code]
  return { fieldErrors: { [field]: [message] } }
}
