import type { SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { accountDeletionSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { flash } from '#app/http/flash.server'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { limitPasswordAgain, tooManyOnPage, Wait } from '#app/http/limits.server'
import { seeOther } from '#app/http/redirect.server'
import { dropSession, requireSession, requireUser, signInFirst } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Actions } from '#app/ui/forms/actions'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { PasswordField } from '#app/ui/forms/password-field'
import { BackLink } from '#app/ui/layout/back-link'
import { BesideTarget } from '#app/ui/layout/beside-target'
import { Stack } from '#app/ui/layout/grid'
import { Text } from '#app/ui/text/text'
import { refuseField } from './refusals.server'

export const meta: MetaFunction = () => unlistedMeta('Supprimer mon compte')

/** Of whoever has tried too often. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

const LAST_ADMIN =
  'Vous êtes le seul administrateur du site. Créez-en un autre avant de supprimer votre compte.'

const FAILED = "Une erreur s'est produite lors de la suppression."

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser({ request, context })
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, token } = await requireSession({ request, context })
  const submission = await readForm(request, accountDeletionSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword } = submission.value
  return actOn(submission, { context, failure: FAILED }, async () => {
    const deleted = await limitPasswordAgain(context, user, () =>
      site().identity.deleteAccount({ userId: user.id, token }, currentPassword),
    )
    if (deleted instanceof Wait) return tooManyOnPage(submission, deleted)
    site().security('account-deletion', deleted.ok ? 'ok' : deleted.code, { user: user.id })
    if (deleted.ok) {
      const message = { kind: 'success', title: 'Votre compte est supprimé' } as const
      return seeOther(paths.home(), [await dropSession(), await flash(message)])
    }
    switch (deleted.code) {
      case 'last-admin':
        return refuseForm(submission, { formErrors: [LAST_ADMIN] })
      case 'wrong-password':
        return refuseField(submission, deleted.code)
      case 'signed-out':
        return signInFirst(request)
    }
  })
}

export default function DeleteAccount() {
  const [form, fields] = useSchemaForm(accountDeletionSchema, {
    id: 'suppression',
    lastResult: useActionData<SubmissionResult>(),
  })
  return (
    <BesideTarget
      title="Supprimer mon compte"
      back={<BackLink href={paths.profile()}>Retour au profil</BackLink>}
    >
      <Stack gap={24}>
        <Text>
          Votre profil, vos examens, vos résultats et vos annonces sont effacés tout de suite. Personne ne
          peut les récupérer. Pour en garder une copie, téléchargez d'abord vos données depuis votre profil.
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
