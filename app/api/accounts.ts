import type { PendingSignIn, User } from '#modules/identity'
import { ok } from '#modules/kernel/result'
import {
  forgottenPasswordSchema,
  INVALID_LINK,
  loginCallSchema,
  passwordChangeSchema,
  passwordConfirmationSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
} from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import {
  answerJson,
  endSession,
  formatDevice,
  json,
  keepSession,
  limitEmailChange,
  limitPasswordAgain,
  limitPasswordReset,
  limitRegistration,
  limitSignIn,
  limitSignInCode,
  limitUser,
  RateLimited,
  recordReset,
  SIGN_IN_REFUSALS,
  signIn,
  toAccount,
} from '#app/http'
import { FIELD_REFUSALS, formatPeriod, LINK_SENT, PASSWORD_CHANGED, WRONG_CODE } from '#app/text'
import { site } from '#app/start/modules.server'
import { everyone, member, pickAnswer } from './call'
import { message, user } from './entities'

/** Returns a 401 that asks the client to send the same request again, with the code of the second factor. */
function askForCode(message: string): Response {
  return json({ message, secondFactor: true }, 401)
}

export const accountCalls = {
  'GET /api/user': member({
    summary: 'Le membre connecté',
    answer: user,
  }).handle(({ user }) => toAccount(user)),

  'POST /api/login': everyone({
    summary: 'Se connecter',
    body: loginCallSchema,
    answer: user,
    setsSession: true,
    refusals: SIGN_IN_REFUSALS,
    statuses: [429],
  }).handle(async ({ request, context, body: { code, ...credentials } }) => {
    const entered = await limitSignIn(context, credentials.username, () => signIn(request, credentials))
    if (entered instanceof RateLimited || !entered.ok) return entered
    const signedIn = 'token' in entered.value ? ok(entered.value) : await finish(entered.value)
    if (signedIn instanceof RateLimited || signedIn instanceof Response) return signedIn
    const { token, ...answer } = signedIn.value
    return answerJson(pickAnswer(user, answer.user), { cookies: [await keepSession(request, token)] })

    async function finish({ user, pending }: PendingSignIn) {
      if (code === undefined) return askForCode('Le code de votre application est requis')
      const device = formatDevice(request.headers.get('User-Agent'))
      const finished = await limitSignInCode(context, user.id, () =>
        site().identity.signIn.finish(pending, code, device),
      )
      return finished instanceof RateLimited || finished.ok ? finished : askForCode(WRONG_CODE)
    }
  }),

  'POST /api/register': everyone({
    summary: "S'inscrire, et être connecté",
    body: registrationSchema,
    answer: user,
    status: 201,
    setsSession: true,
    refusals: FIELD_REFUSALS,
    statuses: [429],
  }).handle(async ({ request, context, body }) => {
    const wait = await limitRegistration(context)
    if (wait) return wait
    const registered = await site().identity.accounts.register(
      body,
      formatDevice(request.headers.get('User-Agent')),
    )
    if (!registered.ok) return registered
    const { token, ...answer } = registered.value
    site().security('registration', 'ok', { user: answer.user.id })
    return answerJson(pickAnswer(user, answer.user), {
      status: 201,
      cookies: [await keepSession(request, token)],
    })
  }),

  'POST /api/logout': everyone({
    summary: 'Se déconnecter',
    answer: message,
    setsSession: true,
  }).handle(async ({ request }) =>
    answerJson({ message: 'Vous êtes déconnecté.' }, { cookies: [await endSession(request)] }),
  ),

  'POST /api/forgot-password': everyone({
    summary: 'Demander un lien pour choisir un nouveau mot de passe',
    body: forgottenPasswordSchema,
    answer: message,
    statuses: [429],
  }).handle(async ({ context, body: { email } }) => {
    const wait = await limitPasswordReset(context, email)
    if (wait) return wait
    await site().identity.passwords.requestReset(email)
    site().security('password-reset-link', 'ok', { account: email })
    return { message: LINK_SENT.text }
  }),

  'POST /api/reset-password': everyone({
    summary: 'Choisir un nouveau mot de passe par le lien reçu',
    body: passwordResetSchema,
    answer: message,
    show: () => ({ message: 'Mot de passe réinitialisé' }),
    refusals: { 'invalid-token': { status: 400, message: INVALID_LINK } },
  }).handle(async ({ context, body }) => {
    const reset = await site().identity.passwords.reset(body)
    await recordReset(context, reset)
    return reset
  }),

  'GET /api/profile': member({
    summary: 'Son profil',
    answer: user,
  }).handle(({ user }) => toAccount(user)),

  'PUT /api/profile': member({
    summary: 'Modifier son profil',
    body: profileSchema,
    asksPassword: ({ user, body }: { user: User; body: { email: string } }) => body.email !== user.email,
    answer: user,
    refusals: FIELD_REFUSALS,
    statuses: [429],
  }).handle(async ({ context, user, caller, body }) => {
    const { email, ...names } = body
    const isNewEmail = email !== user.email
    const wait = isNewEmail ? await limitEmailChange(context, user) : undefined
    if (wait) return wait
    const changed = await site().identity.accounts.changeProfile(caller, isNewEmail ? body : names)
    site().security('profile-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    return changed
  }),

  'PUT /api/profile/password': member({
    summary: 'Changer son mot de passe',
    body: passwordChangeSchema,
    answer: message,
    refusals: { 'wrong-password': FIELD_REFUSALS['wrong-password'] },
    statuses: [429],
  }).handle(async ({ context, user, caller, body }) => {
    const wait = await limitUser('password-change', user)
    if (wait) return wait
    const changed = await limitPasswordAgain(context, user, () =>
      site().identity.passwords.change(caller, body),
    )
    if (changed instanceof RateLimited) return changed
    site().security('password-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    return changed.ok ? { message: PASSWORD_CHANGED } : changed
  }),

  'POST /api/confirm-password': member({
    summary: `Confirmer son mot de passe, avant un appel qui demande un mot de passe de moins de ${formatPeriod(RETENTION.givenPassword)}`,
    body: passwordConfirmationSchema,
    answer: message,
    refusals: { 'wrong-password': { ...FIELD_REFUSALS['wrong-password'], field: 'password' } },
    statuses: [429],
  }).handle(async ({ context, user, caller, body: { password } }) => {
    const confirmed = await limitPasswordAgain(context, user, () =>
      site().identity.passwords.confirm(caller, password),
    )
    if (confirmed instanceof RateLimited || !confirmed.ok) return confirmed
    return { message: 'Mot de passe confirmé' }
  }),
}
