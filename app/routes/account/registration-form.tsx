import type { SubmissionResult } from '@conform-to/react'
import { registrationSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { Button } from '#app/ui/forms/button'
import { FormFooter } from '#app/ui/forms/form-footer'
import { FieldPair } from '#app/ui/forms/fields'
import { PasswordField } from '#app/ui/forms/password-field'
import { TextField } from '#app/ui/forms/text-field'
import { Fr } from '#app/ui/text/fr'
import { PASSWORD_HINT } from './new-password-fields'

type RegistrationFormProps = { action: string; signInHref: string; lastResult: SubmissionResult | undefined }

export function RegistrationForm({ action, signInHref, lastResult }: RegistrationFormProps) {
  const [form, fields] = useSchemaForm(registrationSchema, { id: 'inscription', lastResult })
  return (
    <>
      <PostForm form={form} action={action} failure="Échec de l'inscription">
        <FieldPair>
          <TextField {...fieldProps(fields.firstName)} label="Prénom" autoComplete="given-name" />
          <TextField {...fieldProps(fields.lastName)} label="Nom" autoComplete="family-name" />
        </FieldPair>
        <TextField
          {...fieldProps(fields.username)}
          label="Nom d'utilisateur"
          hint="3 à 30 lettres, chiffres ou signes _ - ."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
        <TextField {...fieldProps(fields.phone, 'tel')} label="Téléphone" optional autoComplete="tel" />
        <PasswordField
          {...fieldProps(fields.password, 'password')}
          label="Mot de passe"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
        />
        <Button variant="primary" wide>
          S'inscrire
        </Button>
      </PostForm>
      <FormFooter>
        <Fr>Déjà un compte ?</Fr> <a href={signInHref}>Se connecter</a>
      </FormFooter>
    </>
  )
}
