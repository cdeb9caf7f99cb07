import { type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import type { z } from 'zod'
import { passwordResetFormSchema } from '../../../modules/identity/schemas'
import { faultsOf, fieldProps } from '../../forms'
import { Button } from '../../ui/forms/button'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { Fields } from '../../ui/forms/fields'
import { PasswordField } from '../../ui/forms/password-field'
import { PASSWORD_HINT } from './words'

type NewPasswordFormProps = { action: string; lastResult: SubmissionResult | undefined }

export function NewPasswordForm({ action, lastResult }: NewPasswordFormProps) {
  const [form, fields] = useForm<z.input<typeof passwordResetFormSchema>>({
    id: 'reinitialisation',
    lastResult,
    constraint: getZodConstraint(passwordResetFormSchema),
    defaultNoValidate: false,
  })
  return (
    <Form method="post" action={action} id={form.id}>
      <Fields>
        <ErrorSummary title="Erreur" faults={faultsOf(form)} />
        <PasswordField
          {...fieldProps(fields.newPassword, 'password')}
          label="Nouveau mot de passe"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps(fields.confirmPassword, 'password')}
          label="Confirmer le mot de passe"
          autoComplete="new-password"
        />
        <Button variant="primary" wide>
          Réinitialiser le mot de passe
        </Button>
      </Fields>
    </Form>
  )
}
