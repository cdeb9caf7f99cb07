import type { SubmissionResult } from '@conform-to/react'
import { passwordResetFormSchema } from '#modules/identity/schemas'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { Button } from '#app/ui/forms/button'
import { NewPasswordFields } from './new-password-fields'

type NewPasswordFormProps = { action: string; lastResult: SubmissionResult | undefined }

export function NewPasswordForm({ action, lastResult }: NewPasswordFormProps) {
  const [form, fields] = useSchemaForm(passwordResetFormSchema, { id: 'reinitialisation', lastResult })
  return (
    <PostForm form={form} action={action}>
      <NewPasswordFields newPassword={fields.newPassword} confirmPassword={fields.confirmPassword} />
      <Button variant="primary" wide>
        Réinitialiser le mot de passe
      </Button>
    </PostForm>
  )
}
