import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act, type PageHandle, readForm, recordReset, redirectWith, refuseForm } from '#app/http'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, Stack, StatusMessage, Text } from '#app/ui'
import { INVALID_LINK, MISSING_TOKEN, passwordResetFormSchema } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import { KnownUsername, NewPasswordFields } from './forms'
import { forgetLinkRequest } from './link-request.server'

export const handle: PageHandle<typeof loader> = ({ fault }) => ({
  title: 'Nouveau mot de passe',
  heading: fault ? undefined : 'Choisissez un nouveau mot de passe',
})

/** Reports an invalid link before the user has thought up a password. */
export async function loader(args: LoaderFunctionArgs) {
  const token = readToken(args.request)
  const username = token === '' ? null : await site().identity.passwords.findResetUsername(token)
  if (username !== null) return data({ token, username, fault: '' })
  return data({ token, username: '', fault: token ? INVALID_LINK : MISSING_TOKEN }, { status: 400 })
}

export async function action(args: ActionFunctionArgs) {
  const token = readToken(args.request)
  const submission = await readForm(args.request, passwordResetFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { newPassword } = submission.value
  const reset = async () => {
    const outcome = await site().identity.passwords.reset({ token, newPassword })
    await recordReset(args.context, outcome)
    return outcome
  }
  return act(args, reset, {
    form: submission,
    to: paths.resetDone(),
    done: async () => redirectWith(paths.resetDone(), DONE, await forgetLinkRequest(args.request)),
    // The loader runs again and reports the invalid link.
    refused: { 'invalid-token': {} },
    failed: 'Une erreur est survenue',
  })
}

const DONE = { kind: 'reset', title: 'Mot de passe réinitialisé' } as const

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

function readToken(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

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
