import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { codeSchema } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import {
  act,
  currentUser,
  formatDevice,
  limitSignInCode,
  type PageHandle,
  readForm,
  readTarget,
  redirectWith,
  refuseForm,
  seeOther,
  SIGN_IN_REFUSALS,
  UNAVAILABLE,
} from '#app/http'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { memberHome, paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { BackLink, BesideTarget, Button, FormLink, Stack, Text } from '#app/ui'
import { CodeField, RecoveryCodeField } from './code-field'
import { enterSite, readPendingSignIn } from './pending-sign-in.server'
import { FIELD_FAULTS, formatPeriod } from '#app/text'

export const handle: PageHandle = { title: 'Code de connexion' }

export async function loader(args: LoaderFunctionArgs) {
  const { target, redirectTo, isRecovery } = readQuery(args.request)
  if (await currentUser(args)) throw seeOther(target)
  await requirePending(args.request)
  return { redirectTo, isRecovery }
}

export async function action(args: ActionFunctionArgs) {
  const { target, redirectTo } = readQuery(args.request)
  const { pending, userId } = await requirePending(args.request)
  const submission = await readForm(args.request, codeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const device = formatDevice(args.request.headers.get('User-Agent'))
  const finish = () =>
    limitSignInCode(args.context, userId, () =>
      site().identity.signIn.finish(pending, submission.value.code, device),
    )
  return act(args, finish, {
    form: submission,
    to: target,
    done: (signedIn) => enterSite(args.request, signedIn, target),
    refused: {
      'wrong-code': FIELD_FAULTS['wrong-code'],
      blocked: { formErrors: [SIGN_IN_REFUSALS.blocked.message] },
      expired: () => redirectWith(paths.auth({ redirectTo }), EXPIRED),
    },
    unavailable: UNAVAILABLE,
  })
}

const EXPIRED = {
  kind: 'info',
  title: 'Connectez-vous de nouveau',
  text: `Le code doit être saisi dans les ${formatPeriod(RETENTION.givenPassword)} qui suivent le mot de passe.`,
} as const

export default function SignInCode() {
  const { redirectTo, isRecovery } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm(codeSchema, { id: 'code' })
  const action = paths.signInCode({ with: isRecovery ? 'recovery' : undefined, redirectTo })
  return (
    <BesideTarget back={<BackLink href={paths.auth({ redirectTo })}>Retour à la connexion</BackLink>}>
      <Stack gap={24}>
        <Text>
          {isRecovery
            ? "Votre mot de passe est juste. Donnez un des codes de secours que vous avez gardés : chacun ne sert qu'une fois."
            : "Votre mot de passe est juste. Ouvrez votre application et donnez le code qu'elle affiche pour Prépa LTS."}
        </Text>
        <PostForm form={form} action={action} failure="Échec de la connexion">
          {isRecovery ? <RecoveryCodeField field={fields.code} /> : <CodeField field={fields.code} />}
          <Button variant="primary" wide>
            Se connecter
          </Button>
          {isRecovery ? (
            <FormLink href={paths.signInCode({ redirectTo })}>Utiliser le code de l'application</FormLink>
          ) : (
            <FormLink href={paths.signInCode({ with: 'recovery', redirectTo })}>
              Utiliser un code de secours
            </FormLink>
          )}
        </PostForm>
      </Stack>
    </BesideTarget>
  )
}

async function requirePending(request: Request): Promise<{ pending: string; userId: number }> {
  const pending = await readPendingSignIn(request)
  const userId = pending === null ? null : site().identity.signIn.readPending(pending)
  if (pending !== null && userId !== null) return { pending, userId }
  const again = paths.auth({ redirectTo: readQuery(request).redirectTo })
  throw pending === null ? seeOther(again) : await redirectWith(again, EXPIRED)
}

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const redirectTo = readTarget(request)
  return { redirectTo, target: redirectTo ?? memberHome, isRecovery: query.get('with') === 'recovery' }
}
