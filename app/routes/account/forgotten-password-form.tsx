import { type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import type { z } from 'zod'
import { forgottenPasswordSchema } from '../../../modules/identity/schemas'
import { faultsOf, fieldProps } from '../../forms'
import { StatusMessage } from '../../ui/feedback/status-message'
import { Button } from '../../ui/forms/button'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { Fields } from '../../ui/forms/fields'
import { FormFooter } from '../../ui/forms/form-footer'
import { TextField } from '../../ui/forms/text-field'
import { Fr } from '../../ui/text/fr'
import { Text } from '../../ui/text/text'

type ForgottenPasswordFormProps = {
  action: string
  signInHref: string
  lastResult: SubmissionResult | undefined
}

export function ForgottenPasswordForm({ action, signInHref, lastResult }: ForgottenPasswordFormProps) {
  const [form, fields] = useForm<z.input<typeof forgottenPasswordSchema>>({
    id: 'oubli',
    lastResult,
    constraint: getZodConstraint(forgottenPasswordSchema),
    defaultNoValidate: false,
  })
  return (
    <>
      <Form method="post" action={action} id={form.id}>
        <Fields>
          {form.errors?.map((text) => (
            <StatusMessage key={text} kind="failure" title="Erreur" text={text} focused />
          ))}
          <ErrorSummary title="Erreur" faults={faultsOf(form)} />
          <Text>
            Indiquez l'adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe.
          </Text>
          <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
          <Button variant="primary" wide>
            Envoyer le lien
          </Button>
        </Fields>
      </Form>
      <FormFooter>
        <Fr>Vous vous en souvenez ?</Fr> <a href={signInHref}>Se connecter</a>
      </FormFooter>
    </>
  )
}
