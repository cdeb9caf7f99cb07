import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { forgottenPasswordSchema, loginSchema, registrationSchema } from '#modules/identity/schemas'
import { signIn, SIGN_IN_REFUSALS } from '#app/http/authenticator.server'
import { flash } from '#app/http/flash.server'
import { deviceOf } from '#app/http/device'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import {
  limitPasswordReset,
  limitRegistration,
  limitSignIn,
  tooManyOnPage,
  Wait,
} from '#app/http/limits.server'
import { seeOther } from '#app/http/redirect.server'
import { safeRedirect } from '#app/http/safe-redirect'
import { currentUser, keepSession } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { memberHome, paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { UNAVAILABLE } from '#app/http/unavailable'
import { Tabs } from '#app/ui/content/tabs'
import { BackLink } from '#app/ui/layout/back-link'
import { BesideTarget } from '#app/ui/layout/beside-target'
import { Text } from '#app/ui/text/text'
import { ForgottenPasswordForm } from './forgotten-password-form'
import { forgetLinkRequest, keepLinkRequest, readLinkRequest, secondsToWait } from './link-request.server'
import { LoginForm } from './login-form'
import { RegistrationForm } from './registration-form'
import { refuseField } from './refusals.server'
import { linkAgainIn, LINK_SENT } from './words'

type Mode = 'login' | 'register' | 'forgot'

const TITLES: Record<Mode, string> = {
  login: 'Connexion',
  register: 'Inscription',
  forgot: 'Mot de passe oublié',
}

const DESCRIPTION =
  "Connectez-vous ou créez un compte gratuit pour préparer l'examen théorique de tireur sportif et suivre vos progrès."

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(TITLES[data?.mode ?? 'login'], DESCRIPTION)

/** Of whoever has tried too often. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readQuery(request)
  if (await currentUser({ request, context })) throw seeOther(query.target)
  const asked = query.mode === 'forgot' ? await readLinkRequest(request) : null
  return { mode: query.mode, redirectTo: query.redirectTo, linkAskedFor: asked?.email }
}

export async function action(args: ActionFunctionArgs) {
  const query = readQuery(args.request)
  switch (query.mode) {
    case 'login':
      return login(args, query)
    case 'register':
      return register(args, query)
    case 'forgot':
      return sendLink(args, query)
  }
}

export default function Auth() {
  const { mode, redirectTo, linkAskedFor } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  const login = paths.auth({ redirectTo })
  const registration = paths.auth({ mode: 'register', redirectTo })
  const forgotten = paths.auth({ mode: 'forgot', redirectTo })
  return (
    <BesideTarget
      title={mode === 'forgot' ? TITLES.forgot : 'Votre compte'}
      back={<BackLink href={paths.home()}>Retour à l'accueil</BackLink>}
    >
      <Tabs
        label="Compte"
        tabs={[
          { href: login, label: TITLES.login, current: mode === 'login' },
          { href: registration, label: TITLES.register, current: mode === 'register' },
        ]}
      />
      {redirectTo && mode !== 'forgot' && <Text tone="muted">Connectez-vous pour continuer.</Text>}
      {mode === 'login' && (
        <LoginForm
          action={login}
          registrationHref={registration}
          forgottenHref={forgotten}
          lastResult={lastResult}
        />
      )}
      {mode === 'register' && (
        <RegistrationForm action={registration} signInHref={login} lastResult={lastResult} />
      )}
      {mode === 'forgot' && (
        <ForgottenPasswordForm
          action={forgotten}
          signInHref={login}
          sentTo={linkAskedFor}
          lastResult={lastResult}
        />
      )}
    </BesideTarget>
  )
}

type Query = ReturnType<typeof readQuery>

async function login({ request, context }: ActionFunctionArgs, { target }: Query) {
  const submission = await readForm(request, loginSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const credentials = submission.value
  return actOn(submission, { context, unavailable: UNAVAILABLE }, async () => {
    const signedIn = await limitSignIn(context, credentials.username, () => signIn(request, credentials))
    if (signedIn instanceof Wait) return tooManyOnPage(submission, signedIn)
    if (!signedIn.ok) return refuseForm(submission, { formErrors: [SIGN_IN_REFUSALS[signedIn.code].message] })
    const kept = await keepSession(request, signedIn.value.token)
    return seeOther(target, [kept, ...(await forgetLinkRequest(request))])
  })
}

async function register({ request, context }: ActionFunctionArgs, { target }: Query) {
  const submission = await readForm(request, registrationSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const registration = submission.value
  return actOn(submission, { context }, async () => {
    const wait = await limitRegistration(context)
    if (wait) return tooManyOnPage(submission, wait)
    const device = deviceOf(request.headers.get('User-Agent'))
    const registered = await site().identity.register(registration, device)
    if (!registered.ok) return refuseField(submission, registered.code)
    site().security('registration', 'ok', { user: registered.value.user.id })
    return seeOther(target, [await keepSession(request, registered.value.token)])
  })
}

async function sendLink({ request, context }: ActionFunctionArgs, { redirectTo }: Query) {
  const submission = await readForm(request, forgottenPasswordSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { email } = submission.value
  const page = paths.auth({ mode: 'forgot', redirectTo })
  const asked = { email, askedAt: Date.now() }
  const wait = secondsToWait(await readLinkRequest(request), asked)
  if (wait > 0) return seeOther(page, [await flash(linkAgainIn(wait))])
  return actOn(submission, { context, failure: "Erreur lors de l'envoi de l'email" }, async () => {
    const tooMany = await limitPasswordReset(context, email)
    if (tooMany) return tooManyOnPage(submission, tooMany)
    await site().identity.requestPasswordReset(email)
    site().security('password-reset-link', 'ok', { account: email })
    const message = await flash({ kind: 'success', ...LINK_SENT })
    return seeOther(page, [message, await keepLinkRequest(asked)])
  })
}

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const asked = safeRedirect(query.get('redirectTo'), '')
  return { mode: modeOf(query.get('mode')), redirectTo: asked || undefined, target: asked || memberHome }
}

function modeOf(text: string | null): Mode {
  return text === 'register' || text === 'forgot' ? text : 'login'
}
