import { z } from 'zod'
import { composed, email, phone, tooLong, typed, writing } from '../kernel/fields'
import { onOneLine } from '../kernel/typing'
import { looksLikeStaff } from './accounts/staff-name'
import { isOfOneScript } from './accounts/username'
import { LONGEST, SHORTEST } from './rules'

export { isReached } from './email-addresses/address'

export type Registration = z.output<typeof registrationSchema>
export type Profile = z.output<typeof profileSchema>
export type PasswordChange = Pick<z.output<typeof passwordChangeSchema>, 'currentPassword' | 'newPassword'>
export type PasswordReset = z.output<typeof passwordResetSchema>

/** The filters and orders of the admins' list of members, which is newest first by default. */
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
  // Tells the browser which field this one must equal.
  params: { sameAs: 'newPassword' },
  // Lets this fault be reported together with the others, not only after they are fixed.
  when: ({ value }: { value: unknown }) => Boolean((value as Partial<Confirmed> | null)?.confirmPassword),
}

/** The rule for every new password. */
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
const contact = { email: email(), phone: phone() }

/** The rule for every username. The names of the site's own admins pass here, and only registration refuses them. */
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

/** The form of registration. The order of the fields is that of the form and of its error messages. */
export const registrationSchema = z.object({
  ...names,
  username: usernameSchema.refine(
    (username) => !looksLikeStaff(username),
    "Ce nom d'utilisateur est réservé à l'équipe du site",
  ),
  ...contact,
  password: newPassword,
})

export const profileSchema = z.object({ ...names, ...contact })

/** The form of the profile page. A new e-mail requires the current password. */
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

/** The form of the page that resets a password: its URL has the token, and the password is typed twice. */
export const passwordResetFormSchema = z
  .object({
    newPassword,
    confirmPassword: confirmation('Veuillez confirmer votre mot de passe'),
  })
  .refine(isConfirmed, CONFIRMATION_DIFFERS)

/** The admins' form for a gunsmith's approval number, which has no single format. */
export const approvalSchema = z.object({
  approvalNumber: writing(
    "Le numéro d'agrément est requis",
    "Le numéro d'agrément",
    LONGEST.approvalNumber,
  ).transform(onOneLine),
})

/** The current password, which sensitive actions such as the deletion of an account require. */
export const currentPasswordSchema = z.object({ currentPassword: password(CURRENT_PASSWORD_REQUIRED) })

/** The body of the API call that checks the password again. */
export const passwordConfirmationSchema = z.object({ password: password() })

/** The limit below is longer than any code, so that a mistyped code is reported as wrong, not as too long. */
export const CODE_REQUIRED = 'Le code est requis'
const code = typed(CODE_REQUIRED).min(1, CODE_REQUIRED).max(100, 'Le code est trop long')

export const codeSchema = z.object({ code })

export const secondFactorRemovalSchema = currentPasswordSchema.extend({ code })

/** The form that deletes an account. A member with a second factor must give the code. */
export const accountDeletionSchema = currentPasswordSchema.extend({ code: code.optional() })

/** The body of the API's sign-in call, in which the code comes with the password. */
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

/** Returns the rule for a token. A text longer than any token is refused without a look-up. */
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
