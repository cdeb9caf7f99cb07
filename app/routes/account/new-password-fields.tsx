import type { FieldMetadata } from '@conform-to/react'
import { fieldProps } from '#app/http/schema-form'
import { PasswordField } from '#app/ui/forms/password-field'

type NewPasswordFieldsProps = { newPassword: FieldMetadata<string>; confirmPassword: FieldMetadata<string> }

export const PASSWORD_HINT = 'Au moins 8 caractères, dont un chiffre et un caractère spécial'

/** A password that replaces another, typed twice. */
export function NewPasswordFields({ newPassword, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...fieldProps(newPassword, 'password')}
        label="Nouveau mot de passe"
        what="le nouveau mot de passe"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(confirmPassword, 'password')}
        label="Confirmer le nouveau mot de passe"
        what="la confirmation"
        autoComplete="new-password"
      />
    </>
  )
}
