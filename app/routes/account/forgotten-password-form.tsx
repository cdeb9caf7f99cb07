import type { SubmissionResult } from '@conform-to/react'
import { forgottenPasswordSchema } from '../../../modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '../../forms'
import { Button } from '../../ui/forms/button'
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
  const [form, fields] = useSchemaForm(forgottenPasswordSchema, { id: 'oubli', lastResult })
  return (
    <>
      <PostForm form={form} action={action} failure="Erreur">
        <Text>
          Indiquez l'adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe,
          valable une heure. S'il n'arrive pas, regardez dans vos courriers indésirables.
        </Text>
        <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
        <Button variant="primary" wide>
          Envoyer le lien
        </Button>
      </PostForm>
      <FormFooter>
        <Fr>Vous vous en souvenez ?</Fr> <a href={signInHref}>Se connecter</a>
      </FormFooter>
    </>
  )
}
