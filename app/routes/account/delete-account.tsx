import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { currentPasswordSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { redirectWith } from '#app/http/redirect.server'
import { act } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { limitPasswordAgain } from '#app/http/sign-in-limits.server'
import { callerOf, clearSessionCookie, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { PasswordField } from '#app/ui/forms/password-field'
import { BackLink, BesideTarget, Stack } from '#app/ui/layout/layout'
import { Text } from '#app/ui/text/text'
import { logOutcome } from './profile-actions.server'
import { FIELD_FAULTS } from './words.server'

export const meta: MetaFunction = () => unlistedMeta('Supprimer mon compte')

const LAST_ADMIN =
  'Vous êtes le seul administrateur du site. Créez-en un autre avant de supprimer votre compte.'

const DELETED = { kind: 'success', title: 'Votre compte est supprimé' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser({ request, context })
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession({ request, context })
  const submission = await readForm(request, currentPasswordSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword } = submission.value
  const remove = () =>
    limitPasswordAgain(context, session.user, () =>
      site().identity.deleteAccount(callerOf(session), currentPassword),
    )
  return act({ request, context }, () => logOutcome('account-deletion', session, remove), {
    form: submission,
    to: paths.home(),
    done: async () => redirectWith(paths.home(), DELETED, [await clearSessionCookie()]),
    refused: { 'last-admin': { formErrors: [LAST_ADMIN] }, 'wrong-password': FIELD_FAULTS['wrong-password'] },
    failed: "Une erreur s'est produite lors de la suppression.",
  })
}

export { actionHeaders as headers } from '#app/http/responses'

export default function DeleteAccount() {
  const [form, fields] = useSchemaForm(currentPasswordSchema, { id: 'suppression' })
  return (
    <BesideTarget
      title="Supprimer mon compte"
      back={<BackLink href={paths.profile()}>Retour au profil</BackLink>}
    >
      <Stack gap={24}>
        <Text>
          Votre profil, vos examens, vos révisions, vos signalements et vos annonces sont effacés tout de
          suite. Personne ne peut les récupérer. Pour en garder une copie, téléchargez d'abord vos données
          depuis votre profil.
        </Text>
        <PostForm form={form} action={paths.deleteAccount()}>
          <PasswordField
            {...fieldProps(fields.currentPassword, 'password')}
            label="Mot de passe actuel"
            autoComplete="current-password"
          />
          <Actions>
            <Button variant="danger">Supprimer mon compte</Button>
            <ButtonLink href={paths.profile()}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </Stack>
    </BesideTarget>
  )
}
