import { type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import type { z } from 'zod'
import { profileFormSchema } from '../../../modules/identity/schemas'
import { faultsOf, fieldProps } from '../../forms'
import { paths } from '../../paths'
import { StatusMessage } from '../../ui/feedback/status-message'
import { Actions } from '../../ui/forms/actions'
import { Button } from '../../ui/forms/button'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { FieldPair, Fields } from '../../ui/forms/fields'
import { PasswordField } from '../../ui/forms/password-field'
import { TextField } from '../../ui/forms/text-field'

type ProfileFormProps = {
  profile: { email: string; firstName: string; lastName: string; phone: string | null }
  lastResult: SubmissionResult | undefined
}

export function ProfileForm({ profile, lastResult }: ProfileFormProps) {
  const [form, fields] = useForm<z.input<typeof profileFormSchema>>({
    id: 'profil',
    lastResult,
    defaultValue: profile,
    constraint: getZodConstraint(profileFormSchema),
    defaultNoValidate: false,
  })
  return (
    <Form method="post" action={paths.profile()} id={form.id}>
      <Fields>
        {form.errors?.map((text) => (
          <StatusMessage key={text} kind="failure" title="Erreur" text={text} focused />
        ))}
        <ErrorSummary title="Erreur" faults={faultsOf(form)} />
        <FieldPair>
          <TextField {...fieldProps(fields.firstName)} label="Prénom" autoComplete="given-name" />
          <TextField {...fieldProps(fields.lastName)} label="Nom" autoComplete="family-name" />
        </FieldPair>
        <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
        {/* Only once a new e-mail has asked for it: otherwise nobody has to wonder about it. */}
        {fields.currentPassword.errors && (
          <PasswordField
            {...fieldProps(fields.currentPassword, 'password')}
            label="Mot de passe actuel"
            hint="Demandé pour changer d'email. Les deux adresses sont prévenues."
            autoComplete="current-password"
          />
        )}
        <TextField {...fieldProps(fields.phone, 'tel')} label="Téléphone" optional autoComplete="tel" />
        <Actions>
          <Button variant="primary">Enregistrer</Button>
        </Actions>
      </Fields>
    </Form>
  )
}
