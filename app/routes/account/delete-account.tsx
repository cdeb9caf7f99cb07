import { useLoaderData } from '@remix-run/react'
import { accountDeletionSchema, CODE_REQUIRED } from '#modules/identity/schemas'
import type { PageHandle } from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, PasswordField, Stack, Text } from '#app/ui'
import { EitherCodeField } from './code-field'
import { action, loader } from './delete-account.server'
import { KnownUsername } from './forms'

export { action, loader }

export const handle: PageHandle = { title: 'Supprimer mon compte' }

export default function DeleteAccount() {
  const { username, asksCode } = useLoaderData<typeof loader>()
  const missing = asksCode ? { code: CODE_REQUIRED } : undefined
  const [form, fields] = useSchemaForm(accountDeletionSchema, { id: 'suppression', missing })
  return (
    <BesideTarget back={<BackLink href={paths.profile()}>Retour au profil</BackLink>}>
      <Stack gap={24}>
        <Text>
          Votre profil, vos examens, vos révisions, vos signalements et vos annonces sont effacés tout de
          suite. Personne ne peut les récupérer. Pour en garder une copie, téléchargez d'abord vos données
          depuis votre profil.
        </Text>
        <PostForm form={form} action={paths.deleteAccount()}>
          <KnownUsername>{username}</KnownUsername>
          <PasswordField
            {...fieldProps(fields.currentPassword, 'password')}
            label="Mot de passe actuel"
            autoComplete="current-password"
          />
          {asksCode && <EitherCodeField field={fields.code} />}
          <Actions>
            <Button variant="danger">Supprimer mon compte</Button>
            <ButtonLink href={paths.profile()}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </Stack>
    </BesideTarget>
  )
}
