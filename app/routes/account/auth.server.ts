import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ok } from '#modules/kernel/result'
import { forgottenPasswordSchema, loginSchema } from '#modules/identity/schemas'
import {
  act,
  currentUser,
  limitPasswordReset,
  limitSignIn,
  readForm,
  readTarget,
  redirectWith,
  refuseForm,
  seeOther,
  SIGN_IN_REFUSALS,
  signIn,
  UNAVAILABLE,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { memberHome, paths } from '#app/paths'
import { LINK_SENT, linkAgainIn } from '#app/text'
import { keepLinkRequest, readLinkRequest, secondsToWait } from './link-request.server'
import { enterSite, keepPendingSignIn } from './pending-sign-in.server'
import { register } from './registration.server'
import { countTrialAnswers } from './trial-answers.server'

export async function loader(args: LoaderFunctionArgs) {
  const query = readQuery(args.request)
  if (await currentUser(args)) throw seeOther(query.target)
  const linkRequest = query.mode === 'forgot' ? await readLinkRequest(args.request) : null
  const trialAnswers = query.mode === 'register' ? await countTrialAnswers(args.request) : 0
  return { mode: query.mode, redirectTo: query.redirectTo, linkAskedFor: linkRequest?.email, trialAnswers }
}

export async function action(args: ActionFunctionArgs) {
  const query = readQuery(args.request)
  return ACTIONS[query.mode](args, query)
}

const ACTIONS = { login, register, forgot: sendLink }

type Query = ReturnType<typeof readQuery>

async function login({ request, context }: ActionFunctionArgs, { target, redirectTo }: Query) {
  const submission = await readForm(request, loginSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const credentials = submission.value
  const enter = () => limitSignIn(context, credentials.username, () => signIn(request, credentials))
  return act({ request, context }, enter, {
    form: submission,
    to: target,
    done: async (entered) => {
      if ('pending' in entered)
        return seeOther(paths.signInCode({ redirectTo }), [await keepPendingSignIn(entered.pending)])
      return enterSite(request, entered, target)
    },
    refused: {
      'wrong-credentials': { formErrors: [SIGN_IN_REFUSALS['wrong-credentials'].message] },
      blocked: { formErrors: [blockedMessage()] },
    },
    unavailable: UNAVAILABLE,
  })
}

function blockedMessage(): string {
  const { message } = SIGN_IN_REFUSALS.blocked
  const { contact } = site().operator
  return contact ? `${message} Écrivez à ${contact}.` : message
}

async function sendLink({ request, context }: ActionFunctionArgs, { redirectTo }: Query) {
  const submission = await readForm(request, forgottenPasswordSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { email } = submission.value
  const page = paths.auth({ mode: 'forgot', redirectTo })
  const linkRequest = { email, askedAt: Date.now() }
  const wait = secondsToWait(await readLinkRequest(request), linkRequest)
  if (wait > 0) return redirectWith(page, linkAgainIn(wait))
  const send = async () => {
    const limited = await limitPasswordReset(context, email)
    if (limited) return limited
    await site().identity.passwords.requestReset(email)
    site().security('password-reset-link', 'ok', { account: email })
    return ok(undefined)
  }
  return act({ request, context }, send, {
    form: submission,
    to: page,
    done: async () =>
      redirectWith(page, { kind: 'success', ...LINK_SENT }, [await keepLinkRequest(linkRequest)]),
    refused: {},
    failed: "Erreur lors de l'envoi de l'email",
  })
}

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const redirectTo = readTarget(request)
  return { mode: readMode(query.get('mode')), redirectTo, target: redirectTo ?? memberHome }
}

function readMode(text: string | null): keyof typeof ACTIONS {
  return text === 'register' || text === 'forgot' ? text : 'login'
}
