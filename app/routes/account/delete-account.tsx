import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accountDeletionSchema, CODE_REQUIRED } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import {
  act,
  clearSessionCookie,
  limitCode,
  limitPasswordAgain,
  type PageHandle,
  readForm,
  redirectWith,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, PasswordField, Stack, Text } from '#app/ui'
import { EitherCodeField } from './code-field'
import { KnownUsername } from './forms'
import { logOutcome } from './profile-actions.server'
import { FIELD_FAULTS } from '#app/text'

export const handle: PageHandle = { title: 'Supprimer mon compte' }

const LAST_ADMIN =
  'Vous êtes le seul administrateur du site. Créez-en un autre avant de supprimer votre compte.'

const DELETED = { kind: 'success', title: 'Votre compte est supprimé' } as const

export async function loader(args: LoaderFunctionArgs) {
  const { username, secondFactorAt } = await requireUser(args)
  return { username, asksCode: secondFactorAt !== null }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const { user } = session
  const asksCode = user.secondFactorAt !== null
  const submission = await readForm(args.request, accountDeletionSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, code } = submission.value
  if (asksCode && !code) return refuseForm(submission, { fieldErrors: { code: [CODE_REQUIRED] } })
  const remove = () =>
    limitPasswordAgain(args.context, user, () =>
      site().identity.accounts.delete(toCaller(session), currentPassword, code),
    )
  const limited = asksCode ? () => limitCode(args.context, user.id, remove) : remove
  return act(args, () => logOutcome('account-deletion', session, limited), {
    form: submission,
    to: paths.home(),
    done: async () => redirectWith(paths.home(), DELETED, [await clearSessionCookie()]),
    refused: { ...FIELD_FAULTS, 'last-admin': { formErrors: [LAST_ADMIN] } },
    failed: "Une erreur s'est produite lors de la suppression.",
  })
}

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
