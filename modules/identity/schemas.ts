import { z } from 'zod'
import { composed, email, phone, tooLong, typed, writing } from '../kernel/fields'
import { onOneLine } from '../kernel/typing'
import { looksLikeStaff } from './accounts/staff-name'
import { isOfOneScript } from './accounts/username'
import { LONGEST, SHORTEST } from './rules'

export { completeUsername, proposeUsername } from './accounts/username-proposal'
export { isReached } from './email-addresses/address'

export type Registration = z.output<typeof registrationSchema>
export type Profile = z.output<typeof profileSchema>
export type PasswordChange = Pick<z.output<typeof passwordChangeSchema>, 'currentPassword' | 'newPassword'>
export type PasswordReset = z.output<typeof passwordResetSchema>

export const USER_FILTERS = {
  role: ['admin', 'member'],
  state: ['active', 'blocked', 'refused'],
  sort: ['recent', 'oldest', 'name'],
} as const

export const MISSING_TOKEN = 'Token de réinitialisation manquant'
export const INVALID_LINK = 'Le lien de réinitialisation est invalide ou a expiré'
export const EMAIL_TAKEN = 'Cet email est déjà utilisé'
export const CURRENT_PASSWORD_REQUIRED = 'Le mot de passe actuel est requis'
const CONFIRMATION_DIFFERS = {
  path: ['confirmPassword'],
  error: 'Les mots de passe ne correspondent pas',
  // Tells the check in the browser which field must have the same value.
  params: { sameAs: 'newPassword' },
  // Runs even if other fields are invalid, so that all faults are reported at once.
  when: ({ value }: { value: unknown }) => Boolean((value as Partial<Confirmed> | null)?.confirmPassword),
}

const newPassword = password()
  .min(SHORTEST.password, `Le mot de passe doit contenir au moins ${SHORTEST.password} caractères`)
  .regex(
    /^(?=.*\p{Nd})(?=.*[^\p{L}\p{N}\s]).*$/su,
    'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)',
  )

export const loginSchema = z.object({
  username: trimmed("Le nom d'utilisateur est requis").max(254, "Le nom d'utilisateur est trop long"),
  password: password(),
})

const names = { firstName: name('prénom'), lastName: name('nom') }

/** Allows names such as 'admin', which only registration refuses. */
export const usernameSchema = composed(
  trimmed("Le nom d'utilisateur est requis"),
  LONGEST.username,
  tooLong("Le nom d'utilisateur", LONGEST.username),
)
  .min(SHORTEST.username, `Le nom d'utilisateur doit contenir au moins ${SHORTEST.username} caractères`)
  .regex(/^(?!.*\p{Default_Ignorable_Code_Point})(\p{L}\p{M}{0,3}|[\d_.-])+$/u, {
    error: "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et _ - .",
    abort: true,
  })
  .regex(/[\p{L}\d]/u, "Le nom d'utilisateur doit contenir une lettre ou un chiffre")
  .refine(isOfOneScript, "Le nom d'utilisateur ne peut pas mélanger plusieurs alphabets")

/** The fields are in the order of the form and of its error messages. */
export const registrationSchema = z.object({
  email: email(),
  password: newPassword,
  ...names,
  username: usernameSchema.refine(
    (username) => !looksLikeStaff(username),
    "Ce nom d'utilisateur est réservé à l'équipe du site",
  ),
  phone: phone(),
})

/** The username is optional here, because the server forms it from the names. */
export const registrationFormSchema = registrationSchema.extend({
  username: registrationSchema.shape.username.optional(),
})

export const profileSchema = z.object({ ...names, email: email(), phone: phone() })

/** The password is optional here, because only a new e-mail requires it. */
export const profileFormSchema = profileSchema.extend({
  currentPassword: password(CURRENT_PASSWORD_REQUIRED).optional(),
})

export const passwordChangeSchema = z
  .object({
    currentPassword: password(CURRENT_PASSWORD_REQUIRED),
    newPassword,
    confirmPassword: confirmation('La confirmation du mot de passe est requise'),
  })
  .refine(isConfirmed, CONFIRMATION_DIFFERS)

export const forgottenPasswordSchema = z.object({ email: trimmed("L'email est requis").pipe(email()) })

export const passwordResetSchema = z.object({ token: token(), newPassword })

export const passwordResetFormSchema = z
  .object({
    newPassword,
    confirmPassword: confirmation('Veuillez confirmer votre mot de passe'),
  })
  .refine(isConfirmed, CONFIRMATION_DIFFERS)

export const approvalSchema = z.object({
  approvalNumber: writing(
    "Le numéro d'agrément est requis",
    "Le numéro d'agrément",
    LONGEST.approvalNumber,
  ).transform(onOneLine),
})

export const currentPasswordSchema = z.object({ currentPassword: password(CURRENT_PASSWORD_REQUIRED) })

export const passwordConfirmationSchema = z.object({ password: password() })

export const CODE_REQUIRED = 'Le code est requis'
/** 100 is longer than any real code, so that a mistyped code is reported as wrong, not as too long. */
const code = typed(CODE_REQUIRED).min(1, CODE_REQUIRED).max(100, 'Le code est trop long')

export const codeSchema = z.object({ code })

export const secondFactorRemovalSchema = currentPasswordSchema.extend({ code })

export const accountDeletionSchema = currentPasswordSchema.extend({ code: code.optional() })

export const loginCallSchema = loginSchema.extend({ code: code.optional() })

function required(message: string) {
  return z.string(message).min(1, message)
}

function password(message = 'Le mot de passe est requis') {
  return composed(required(message), LONGEST.password, tooLong('Le mot de passe', LONGEST.password))
}

function confirmation(message: string) {
  return composed(required(message), LONGEST.password, CONFIRMATION_DIFFERS.error)
}

type Confirmed = { newPassword: string; confirmPassword: string }

function isConfirmed({ newPassword, confirmPassword }: Confirmed) {
  return newPassword === confirmPassword
}

/** Refuses texts that are longer than any token, so that nothing looks them up. */
function token() {
  return z.string(MISSING_TOKEN).min(1, MISSING_TOKEN).max(200, INVALID_LINK)
}

function trimmed(message: string) {
  return typed(message).min(1, message)
}

function name(what: 'prénom' | 'nom') {
  const message = `Le ${what} doit contenir au moins ${SHORTEST.name} caractères`
  return composed(typed(message).overwrite(onOneLine), LONGEST.name, tooLong(`Le ${what}`, LONGEST.name))
    .min(SHORTEST.name, message)
    .regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u,
      `Le ${what} contient un caractère invisible`,
    )
    .regex(/\p{L}/u, `Le ${what} doit contenir une lettre`)
}
