import { type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import type { z } from 'zod'
import { passwordChangeSchema } from '../../../modules/identity/schemas'
import { faultsOf, fieldProps } from '../../forms'
import { paths } from '../../paths'
import { StatusMessage } from '../../ui/feedback/status-message'
import { Actions } from '../../ui/forms/actions'
import { Button } from '../../ui/forms/button'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { Fields } from '../../ui/forms/fields'
import { PasswordField } from '../../ui/forms/password-field'
import { PASSWORD_HINT } from './words'

type PasswordFormProps = { username: string; lastResult: SubmissionResult | undefined }

export function PasswordForm({ username, lastResult }: PasswordFormProps) {
  const [form, fields] = useForm<z.input<typeof passwordChangeSchema>>({
    id: 'changement',
    lastResult,
    constraint: getZodConstraint(passwordChangeSchema),
    defaultNoValidate: false,
  })
  return (
    <Form method="post" action={paths.profile({ form: 'password' })} id={form.id}>
      {/* Password managers then know whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <Fields>
        {form.errors?.map((text) => (
          <StatusMessage key={text} kind="failure" title="Erreur" text={text} focused />
        ))}
        <ErrorSummary id="erreurs-mot-de-passe" title="Erreur" faults={faultsOf(form)} />
        <PasswordField
          {...fieldProps(fields.currentPassword, 'password')}
          label="Mot de passe actuel"
          autoComplete="current-password"
        />
        <PasswordField
          {...fieldProps(fields.newPassword, 'password')}
          label="Nouveau mot de passe"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps(fields.confirmPassword, 'password')}
          label="Confirmer le nouveau mot de passe"
          autoComplete="new-password"
        />
        <Actions>
          <Button>Changer le mot de passe</Button>
        </Actions>
      </Fields>
    </Form>
  )
}
