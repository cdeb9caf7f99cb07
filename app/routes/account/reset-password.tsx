import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, Stack, StatusMessage, Text } from '#app/ui'
import { passwordResetFormSchema } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import { KnownUsername, NewPasswordFields } from './forms'
import { action, loader } from './reset-password.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ fault }) => ({
  title: 'Nouveau mot de passe',
  heading: fault ? undefined : 'Choisissez un nouveau mot de passe',
})

export default function ResetPassword() {
  const { token, username, fault } = useLoaderData<typeof loader>()
  return (
    <BesideTarget back={<BackLink href={paths.auth()}>Retour à la connexion</BackLink>}>
      {fault ? <UnusableLink fault={fault} /> : <NewPasswordForm {...{ token, username }} />}
    </BesideTarget>
  )
}

function UnusableLink({ fault }: { fault: string }) {
  return (
    <Stack gap={24}>
      <StatusMessage kind="failure" title={fault} />
      <Text>
        <>{ONE_USE}</>
      </Text>
      <Actions>
        <ButtonLink href={paths.auth({ mode: 'forgot' })} variant="primary">
          Demander un nouveau lien
        </ButtonLink>
      </Actions>
    </Stack>
  )
}

const ONE_USE = `Un lien sert une seule fois, pendant ${formatPeriod(RETENTION.resetLink)}, et seul le dernier envoyé fonctionne. Demandez-en un nouveau.`

function NewPasswordForm({ token, username }: { token: string; username: string }) {
  const [form, fields] = useSchemaForm(passwordResetFormSchema, { id: 'reinitialisation' })
  return (
    <PostForm form={form} action={paths.resetPassword({ token })}>
      <KnownUsername>{username}</KnownUsername>
      <NewPasswordFields newPassword={fields.newPassword} confirmPassword={fields.confirmPassword} />
      <Button variant="primary" wide>
        Réinitialiser le mot de passe
      </Button>
    </PostForm>
  )
}
