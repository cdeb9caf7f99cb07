import type { SubmissionResult } from '@conform-to/react'
import { loginSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { Button } from '#app/ui/forms/button'
import { FormFooter, FormLink } from '#app/ui/forms/form-footer'
import { PasswordField } from '#app/ui/forms/password-field'
import { TextField } from '#app/ui/forms/text-field'
import { Fr } from '#app/ui/text/fr'

type LoginFormProps = {
  action: string
  registrationHref: string
  forgottenHref: string
  lastResult: SubmissionResult | undefined
}

export function LoginForm({ action, registrationHref, forgottenHref, lastResult }: LoginFormProps) {
  const [form, fields] = useSchemaForm(loginSchema, { id: 'connexion', lastResult })
  return (
    <>
      <PostForm form={form} action={action} failure="Échec de la connexion">
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
        <FormLink href={forgottenHref}>Mot de passe oublié ?</FormLink>
      </PostForm>
      <FormFooter>
        <Fr>Pas encore de compte ?</Fr> <a href={registrationHref}>Créer un compte gratuit</a>
      </FormFooter>
    </>
  )
}
