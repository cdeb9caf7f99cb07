import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { codeSchema } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import {
  act,
  currentUser,
  formatDevice,
  limitSignInCode,
  readForm,
  readTarget,
  redirectWith,
  refuseForm,
  seeOther,
  SIGN_IN_REFUSALS,
  UNAVAILABLE,
} from '#app/http'
import { memberHome, paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { FIELD_FAULTS, formatPeriod } from '#app/text'
import { enterSite, readPendingSignIn } from './pending-sign-in.server'

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
