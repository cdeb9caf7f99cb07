import type { ActionFunctionArgs } from '@remix-run/node'
import { CURRENT_PASSWORD_REQUIRED, passwordChangeSchema, profileFormSchema } from '#modules/identity/schemas'
import { flash } from '#app/http/flash.server'
import { actOn } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import {
  limitEmailChange,
  limitPasswordAgain,
  limitPasswordChange,
  tooManyOnPage,
  Wait,
} from '#app/http/limits.server'
import { seeOther } from '#app/http/redirect.server'
import { type CurrentSession, signInFirst } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { refuseField } from './refusals.server'
import { PASSWORD_CHANGED, PROFILE_CHANGED } from './words'

type Incoming = Pick<ActionFunctionArgs, 'request' | 'context'>

export async function changeProfile({ request, context }: Incoming, { user, token }: CurrentSession) {
  const submission = await readForm(request, profileFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, email, ...names } = submission.value
  const isNewEmail = email !== user.email
  if (isNewEmail && !currentPassword)
    return refuseForm(submission, { fieldErrors: { currentPassword: [CURRENT_PASSWORD_REQUIRED] } })

  return actOn(submission, { context, failure: PROFILE_FAILED }, async () => {
    const wait = isNewEmail ? await limitEmailChange(context, user) : undefined
    if (wait) return tooManyOnPage(submission, wait)
    const caller = { userId: user.id, token }
    const changed = isNewEmail
      ? await limitPasswordAgain(context, user, () =>
          site().identity.changeProfile(caller, { ...names, email }, currentPassword),
        )
      : await site().identity.changeProfile(caller, names)
    if (changed instanceof Wait) return tooManyOnPage(submission, changed)
    site().security('profile-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    if (changed.ok) return seeOther(paths.profile(), [await flash({ kind: 'success', ...PROFILE_CHANGED })])
    return changed.code === 'signed-out' ? signInFirst(request) : refuseField(submission, changed.code)
  })
}

export async function changePassword({ request, context }: Incoming, { user, token }: CurrentSession) {
  const submission = await readForm(request, passwordChangeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const change = submission.value
  return actOn(submission, { context, failure: PASSWORD_FAILED }, async () => {
    const wait = await limitPasswordChange(user)
    if (wait) return tooManyOnPage(submission, wait)
    const changed = await limitPasswordAgain(context, user, () =>
      site().identity.changePassword({ userId: user.id, token }, change),
    )
    if (changed instanceof Wait) return tooManyOnPage(submission, changed)
    site().security('password-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    if (changed.ok)
      return seeOther(paths.profile(), [await flash({ kind: 'success', title: PASSWORD_CHANGED })])
    return changed.code === 'signed-out' ? signInFirst(request) : refuseField(submission, changed.code)
  })
}

const PROFILE_FAILED = "Une erreur s'est produite lors de la mise à jour."
const PASSWORD_FAILED = "Une erreur s'est produite lors du changement de mot de passe."
