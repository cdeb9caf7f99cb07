import type { SubmissionResult } from '@conform-to/react'
import { passwordChangeSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { Actions } from '#app/ui/forms/actions'
import { Button } from '#app/ui/forms/button'
import { PasswordField } from '#app/ui/forms/password-field'
import { NewPasswordFields } from './new-password-fields'

type PasswordFormProps = { username: string; lastResult: SubmissionResult | undefined }

export function PasswordForm({ username, lastResult }: PasswordFormProps) {
  const [form, fields] = useSchemaForm(passwordChangeSchema, { id: 'changement', lastResult })
  return (
    <PostForm form={form} action={paths.profile({ form: 'password' })}>
      {/* Password managers then know whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        {...fieldProps(fields.currentPassword, 'password')}
        label="Mot de passe actuel"
        what="le mot de passe actuel"
        autoComplete="current-password"
      />
      <NewPasswordFields newPassword={fields.newPassword} confirmPassword={fields.confirmPassword} />
      <Actions>
        <Button>Changer le mot de passe</Button>
      </Actions>
    </PostForm>
  )
}
