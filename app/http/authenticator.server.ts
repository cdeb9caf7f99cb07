import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import type { Credentials, Identity } from '#modules/identity'
import { site } from '#app/start/modules.server'
import { formatDevice } from './visitor'

type SignIn = Awaited<ReturnType<Identity['signIn']['begin']>>

/** Signs in through remix-auth. Passes a new, small request, because remix-auth reads a body of any size. */
export function signIn(request: Request, { username, password }: Credentials): Promise<SignIn> {
  const body = new URLSearchParams({ username, password })
  const headers = { 'User-Agent': request.headers.get('User-Agent') ?? '' }
  return authenticator.authenticate('form', new Request(request.url, { method: 'POST', body, headers }))
}

export const SIGN_IN_REFUSALS = {
  'wrong-credentials': { status: 401, message: "Nom d'utilisateur ou mot de passe incorrect" },
  blocked: { status: 403, message: 'Votre compte est bloqué. Contactez un administrateur.' },
} as const satisfies Record<Extract<SignIn, { ok: false }>['code'], { status: number; message: string }>

const authenticator = new Authenticator<SignIn>()
authenticator.use(
  new FormStrategy(({ form, request }) =>
    site().identity.signIn.begin(
      credentialsSchema.parse(form),
      formatDevice(request.headers.get('User-Agent')),
    ),
  ),
)

const credentialsSchema = z
  .instanceof(FormData)
  .transform((form) => ({ username: form.get('username'), password: form.get('password') }))
  .pipe(z.object({ username: z.string(), password: z.string() }))
