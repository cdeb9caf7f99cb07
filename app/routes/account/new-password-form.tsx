import type { SubmissionResult } from '@conform-to/react'
import { passwordResetFormSchema } from '../../../modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '../../forms'
import { Button } from '../../ui/forms/button'
import { PasswordField } from '../../ui/forms/password-field'
import { PASSWORD_HINT } from './words'

type NewPasswordFormProps = { action: string; lastResult: SubmissionResult | undefined }

export function NewPasswordForm({ action, lastResult }: NewPasswordFormProps) {
  const [form, fields] = useSchemaForm(passwordResetFormSchema, { id: 'reinitialisation', lastResult })
  return (
    <PostForm form={form} action={action} failure="Erreur">
      <PasswordField
        {...fieldProps(fields.newPassword, 'password')}
        label="Nouveau mot de passe"
        what="le nouveau mot de passe"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(fields.confirmPassword, 'password')}
        label="Confirmer le mot de passe"
        what="la confirmation"
        autoComplete="new-password"
      />
      <Button variant="primary" wide>
        Réinitialiser le mot de passe
      </Button>
    </PostForm>
  )
}
