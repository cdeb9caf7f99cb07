import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { currentPasswordSchema } from '#modules/identity/schemas'
import {
  act,
  limitPasswordAgain,
  type PageHandle,
  readForm,
  refuseForm,
  requireSession,
  requireUser,
  safeRedirect,
  seeOther,
  toCaller,
} from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { BackLink, BesideTarget, Button, PasswordField, Stack, Text } from '#app/ui'
import { KnownUsername } from './forms'
import { FIELD_FAULTS } from '#app/text'

export const handle: PageHandle = { title: 'Confirmez votre mot de passe' }

/** `requireRecentPassword` redirects to this page. */
export async function loader(args: LoaderFunctionArgs) {
  const { username } = await requireUser(args)
  return { username, target: readRedirect(args.request) }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const submission = await readForm(args.request, currentPasswordSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword } = submission.value
  const confirm = () =>
    limitPasswordAgain(args.context, session.user, () =>
      site().identity.passwords.confirm(toCaller(session), currentPassword),
    )
  const target = readRedirect(args.request)
  return act(args, confirm, {
    form: submission,
    to: target,
    done: () => seeOther(target),
    refused: FIELD_FAULTS,
    failed: "Votre mot de passe n'a pas pu être vérifié.",
  })
}

export default function PasswordAgain() {
  const { username, target } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm(currentPasswordSchema, { id: 'confirmation' })
  return (
    <BesideTarget back={<BackLink href={paths.dashboard()}>Retour au tableau de bord</BackLink>}>
      <Stack gap={24}>
        <Text>
          Cette action demande votre mot de passe, même si vous êtes connecté. Vous continuez ensuite là où
          vous alliez.
        </Text>
        <PostForm form={form} action={paths.passwordAgain({ redirectTo: target })}>
          <KnownUsername>{username}</KnownUsername>
          <PasswordField
            {...fieldProps(fields.currentPassword, 'password')}
            label="Mot de passe actuel"
            autoComplete="current-password"
          />
          <Button variant="primary" wide>
            Continuer
          </Button>
        </PostForm>
      </Stack>
    </BesideTarget>
  )
}

function readRedirect(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), paths.profile())
}
