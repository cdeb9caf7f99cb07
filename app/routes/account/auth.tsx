import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loginSchema, registrationSchema } from '../../../modules/identity/schemas'
import { REGISTRATION_REFUSALS, signIn, SIGN_IN_REFUSALS } from '../../http/authenticator.server'
import { readForm } from '../../http/form.server'
import { limitRegistration, limitSignIn, tooManyOnPage, Wait } from '../../http/limits.server'
import { seeOther } from '../../http/redirect.server'
import { safeRedirect } from '../../http/safe-redirect'
import { currentUser, startSession } from '../../http/session.server'
import { site } from '../../modules.server'
import { memberHome, paths } from '../../paths'
import { Tabs } from '../../ui/content/tabs'
import { BackLink } from '../../ui/layout/back-link'
import { BesideTarget } from '../../ui/layout/beside-target'
import { LoginForm } from './login-form'
import { RegistrationForm } from './registration-form'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.mode === 'register' ? 'Inscription' : 'Connexion'} | Prépa LTS` },
  { name: 'robots', content: 'noindex' },
]

/** Of whoever has tried too often. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readQuery(request)
  if (await currentUser({ request, context })) throw seeOther(query.target)
  return { mode: query.mode, redirectTo: query.redirectTo }
}

export async function action(args: ActionFunctionArgs) {
  const { mode, target } = readQuery(args.request)
  return mode === 'register' ? register(args, target) : login(args, target)
}

export default function Auth() {
  const { mode, redirectTo } = useLoaderData<typeof loader>()
  const refused = useActionData<SubmissionResult>()
  const login = paths.auth({ redirectTo })
  const registration = paths.auth({ mode: 'register', redirectTo })
  return (
    <BesideTarget>
      <BackLink href={paths.home()}>Retour à l'accueil</BackLink>
      <h1>Votre compte</h1>
      <Tabs
        label="Compte"
        tabs={[
          { href: login, label: 'Connexion', current: mode === 'login' },
          { href: registration, label: 'Inscription', current: mode === 'register' },
        ]}
      />
      {mode === 'register' ? (
        <RegistrationForm action={registration} signInHref={login} lastResult={refused} />
      ) : (
        <LoginForm action={login} registrationHref={registration} lastResult={refused} />
      )}
    </BesideTarget>
  )
}

async function login({ request, context }: ActionFunctionArgs, target: string) {
  const submission = await readForm(request, loginSchema)
  if (submission.status !== 'success') return refuse(submission.reply(WITHOUT_PASSWORD))
  const reply = (message: string) => submission.reply({ ...WITHOUT_PASSWORD, formErrors: [message] })
  const credentials = submission.value
  const signedIn = await limitSignIn(context, credentials.username, () => signIn(request, credentials))
  if (signedIn instanceof Wait) return tooManyOnPage(reply(signedIn.message), signedIn)
  if (!signedIn.ok) return refuse(reply(SIGN_IN_REFUSALS[signedIn.code].message))
  return seeOther(target, [await startSession(request, signedIn.value)])
}

async function register({ request, context }: ActionFunctionArgs, target: string) {
  const submission = await readForm(request, registrationSchema)
  if (submission.status !== 'success') return refuse(submission.reply(WITHOUT_PASSWORD))
  const wait = await limitRegistration(context)
  if (wait) return tooManyOnPage(submission.reply({ ...WITHOUT_PASSWORD, formErrors: [wait.message] }), wait)
  const registered = await site().identity.register(submission.value)
  if (!registered.ok) {
    const { field, message } = REGISTRATION_REFUSALS[registered.code]
    return refuse(submission.reply({ ...WITHOUT_PASSWORD, fieldErrors: { [field]: [message] } }))
  }
  return seeOther(target, [await startSession(request, registered.value)])
}

const WITHOUT_PASSWORD = { hideFields: ['password'] }

function refuse<Reply>(reply: Reply) {
  return data(reply, { status: 400 })
}

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const asked = safeRedirect(query.get('redirectTo'), '')
  const mode: 'login' | 'register' = query.get('mode') === 'register' ? 'register' : 'login'
  return { mode, redirectTo: asked || undefined, target: asked || memberHome }
}
