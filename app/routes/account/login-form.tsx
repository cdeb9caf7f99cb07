import { type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import type { z } from 'zod'
import { loginSchema } from '../../../modules/identity/schemas'
import { faultsOf, fieldProps } from '../../forms'
import { StatusMessage } from '../../ui/feedback/status-message'
import { Button } from '../../ui/forms/button'
import { ErrorSummary } from '../../ui/forms/error-summary'
import { FormFooter } from '../../ui/forms/form-footer'
import { Fields } from '../../ui/forms/fields'
import { PasswordField } from '../../ui/forms/password-field'
import { TextField } from '../../ui/forms/text-field'
import { Fr } from '../../ui/text/fr'

type LoginFormProps = {
  action: string
  registrationHref: string
  forgottenHref: string
  lastResult: SubmissionResult | undefined
}

const FAILED = 'Échec de la connexion'

export function LoginForm({ action, registrationHref, forgottenHref, lastResult }: LoginFormProps) {
  const [form, fields] = useForm<z.input<typeof loginSchema>>({
    id: 'connexion',
    lastResult,
    constraint: getZodConstraint(loginSchema),
    defaultNoValidate: false,
  })
  return (
    <>
      <Form method="post" action={action} id={form.id}>
        <Fields>
          {form.errors?.map((text) => (
            <StatusMessage key={text} kind="failure" title={FAILED} text={text} focused />
          ))}
          <ErrorSummary title={FAILED} faults={faultsOf(form)} />
          <TextField
            {...fieldProps(fields.username)}
            label="Nom d'utilisateur ou email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...fieldProps(fields.password, 'password')}
            label="Mot de passe"
            autoComplete="current-password"
          />
          <Button variant="primary" wide>
            Se connecter
          </Button>
          <p>
            <a href={forgottenHref}>
              <Fr>Mot de passe oublié ?</Fr>
            </a>
          </p>
        </Fields>
      </Form>
      <FormFooter>
        Pas encore de compte ? <a href={registrationHref}>Créer un compte gratuit</a>
      </FormFooter>
    </>
  )
}
