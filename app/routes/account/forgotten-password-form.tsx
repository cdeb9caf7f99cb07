import type { SubmissionResult } from '@conform-to/react'
import { forgottenPasswordSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { Card } from '#app/ui/content/card'
import { Button } from '#app/ui/forms/button'
import { FormFooter } from '#app/ui/forms/form-footer'
import { TextField } from '#app/ui/forms/text-field'
import { Stack } from '#app/ui/layout/grid'
import { Email } from '#app/ui/text/email'
import { Fr } from '#app/ui/text/fr'
import { Text } from '#app/ui/text/text'

type ForgottenPasswordFormProps = {
  action: string
  signInHref: string
  /** The address to which a link was sent a moment ago, if a member has it. */
  sentTo?: string
  lastResult: SubmissionResult | undefined
}

export function ForgottenPasswordForm({
  action,
  signInHref,
  sentTo,
  lastResult,
}: ForgottenPasswordFormProps) {
  const defaultValue = { email: sentTo }
  const [form, fields] = useSchemaForm(forgottenPasswordSchema, { id: 'oubli', lastResult, defaultValue })
  return (
    <>
      <Stack gap={24}>
        {sentTo && <LinkSent email={sentTo} />}
        <PostForm form={form} action={action}>
          {!sentTo && (
            <Text>
              Indiquez l'adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de
              passe, valable une heure. S'il n'arrive pas, regardez dans vos courriers indésirables.
            </Text>
          )}
          <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
          <Button variant={sentTo ? 'default' : 'primary'} wide>
            {sentTo ? 'Renvoyer' : 'Envoyer le lien'}
          </Button>
        </PostForm>
      </Stack>
      <FormFooter>
        <Fr>Vous vous en souvenez ?</Fr> <a href={signInHref}>Se connecter</a>
      </FormFooter>
    </>
  )
}

/** The proof that stays once the toast has gone: the same whether or not a member has this address. */
function LinkSent({ email }: { email: string }) {
  return (
    <Card as="section" labelledBy="lien-envoye">
      <Stack gap={12}>
        <h2 id="lien-envoye">
          <Fr>Si un compte existe avec cet email, un lien vient d'être envoyé</Fr>
        </h2>
        <Text>
          <Fr>Adresse :</Fr>{' '}
          <strong>
            <Email>{email}</Email>
          </strong>
        </Text>
        <Text>
          <Fr>
            Le lien est valable une heure. Rien reçu après une minute ? Regardez dans vos courriers
            indésirables, vérifiez l'adresse, puis renvoyez le lien : le nouveau remplace l'ancien.
          </Fr>
        </Text>
      </Stack>
    </Card>
  )
}
