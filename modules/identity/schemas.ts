import { z } from 'zod'

export type Registration = z.output<typeof registrationSchema>
export type Profile = z.output<typeof profileSchema>
export type PasswordChange = Pick<z.output<typeof passwordChangeSchema>, 'currentPassword' | 'newPassword'>
export type PasswordReset = z.output<typeof passwordResetSchema>

const MAX_PASSWORD_LENGTH = 200
export const CURRENT_PASSWORD_REQUIRED = 'Le mot de passe actuel est requis'
const CONFIRMATION_DIFFERS = {
  path: ['confirmPassword'],
  error: 'Les mots de passe ne correspondent pas',
  // Told together with what else is wrong, not after it is mended.
  when: ({ value }: { value: unknown }) => Boolean((value as Partial<Confirmed> | null)?.confirmPassword),
}

/** The shared rule of every new password. */
const newPassword = password()
  .min(8, 'Le mot de passe doit contenir au moins 8 caractères')
  .regex(
    /^(?=.*\p{Nd})(?=.*[^\p{L}\p{N}\s]).*$/su,
    'Le mot de passe doit contenir au moins un chiffre et un caractère spécial (!@#$%^&*...)',
  )

export const loginSchema = z.object({
  username: required("Le nom d'utilisateur est requis").max(254, "Le nom d'utilisateur est trop long"),
  password: password(),
})

const person = {
  email: email(),
  firstName: name('prénom'),
  lastName: name('nom'),
  phone: phone(),
}

export const registrationSchema = z.object({
  username: trimmed("Le nom d'utilisateur est requis")
    .normalize('NFC')
    .min(3, "Le nom d'utilisateur doit contenir au moins 3 caractères")
    .max(30, "Le nom d'utilisateur ne peut pas dépasser 30 caractères")
    .regex(
      /^(?!.*\p{Default_Ignorable_Code_Point})(\p{L}\p{M}{0,3}|[\d_.-])+$/u,
      "Le nom d'utilisateur ne peut contenir que des lettres, des chiffres et _ - .",
    )
    .regex(/[\p{L}\d]/u, "Le nom d'utilisateur doit contenir une lettre ou un chiffre"),
  password: newPassword,
  ...person,
})

export const profileSchema = z.object(person)

/** The page's form: a new e-mail asks for the password as well. */
export const profileFormSchema = profileSchema.extend({
  currentPassword: password(CURRENT_PASSWORD_REQUIRED).optional(),
})

export const passwordChangeSchema = z
  .object({
    currentPassword: password(CURRENT_PASSWORD_REQUIRED),
    newPassword,
    confirmPassword: required('La confirmation du mot de passe est requise').normalize('NFC'),
  })
  .refine(isConfirmed, CONFIRMATION_DIFFERS)

export const forgottenPasswordSchema = z.object({ email: trimmed("L'email est requis").pipe(email()) })

export const passwordResetSchema = z.object({ token: token(), newPassword })

/** The page's form: the token stands in its address, and the new password is typed twice. */
export const passwordResetFormSchema = z
  .object({
    newPassword,
    confirmPassword: required('Veuillez confirmer votre mot de passe').normalize('NFC'),
  })
  .refine(isConfirmed, CONFIRMATION_DIFFERS)

export const accountDeletionSchema = z.object({ currentPassword: password(CURRENT_PASSWORD_REQUIRED) })

function required(message: string) {
  return z.string(message).min(1, message)
}

/** Composed, for one keyboard types 'é' as one character and another as two. */
function password(message = 'Le mot de passe est requis') {
  return required(message)
    .normalize('NFC')
    .max(MAX_PASSWORD_LENGTH, `Le mot de passe ne peut pas dépasser ${MAX_PASSWORD_LENGTH} caractères`)
}

type Confirmed = { newPassword: string; confirmPassword: string }

function isConfirmed({ newPassword, confirmPassword }: Confirmed) {
  return newPassword === confirmPassword
}

/** As long as no token of ours is, and so never looked for. */
function token() {
  const message = 'Token de réinitialisation manquant'
  return z.string(message).min(1, message).max(200, 'Le lien de réinitialisation est invalide ou a expiré')
}

function trimmed(message: string) {
  return z.string(message).trim().min(1, message)
}

function email() {
  const message = "Format d'email invalide"
  return z
    .string(message)
    .trim()
    .toLowerCase()
    .max(254, message)
    .pipe(z.email({ pattern: z.regexes.html5Email, error: message }))
}

function name(what: 'prénom' | 'nom') {
  const message = `Le ${what} doit contenir au moins 2 caractères`
  return z
    .string(message)
    .trim()
    .normalize('NFC')
    .min(2, message)
    .max(100, `Le ${what} ne peut pas dépasser 100 caractères`)
    .regex(/^[^\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u, `Le ${what} contient un caractère invisible`)
}

function phone() {
  return z
    .string('Format de téléphone invalide')
    .trim()
    .max(30, 'Le téléphone ne peut pas dépasser 30 caractères')
    .regex(/^[+\d\s()./-]*$/, 'Format de téléphone invalide')
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null)
}
