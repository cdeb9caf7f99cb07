import type { ActionFunctionArgs } from '@remix-run/node'
import { CURRENT_PASSWORD_REQUIRED, passwordChangeSchema, profileFormSchema } from '#modules/identity/schemas'
import { act } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import {
  limitEmailChange,
  limitPasswordAgain,
  limitPasswordChange,
  RateLimited,
} from '#app/http/limits.server'
import { callerOf, type CurrentSession } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { FIELD_FAULTS, PASSWORD_CHANGED, PROFILE_CHANGED } from './words.server'

type Incoming = Pick<ActionFunctionArgs, 'request' | 'context'>

export async function changeProfile({ request, context }: Incoming, session: CurrentSession) {
  const { user } = session
  const submission = await readForm(request, profileFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, email, ...names } = submission.value
  const isNewEmail = email !== user.email
  if (isNewEmail && !currentPassword)
    return refuseForm(submission, { fieldErrors: { currentPassword: [CURRENT_PASSWORD_REQUIRED] } })

  const change = async () => {
    const limited = isNewEmail ? await limitEmailChange(context, user) : undefined
    if (limited) return limited
    const changed = isNewEmail
      ? await limitPasswordAgain(context, user, () =>
          site().identity.changeProfile(callerOf(session), { ...names, email }, currentPassword),
        )
      : await site().identity.changeProfile(callerOf(session), names)
    if (!(changed instanceof RateLimited))
      site().security('profile-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    return changed
  }
  return act({ request, context }, change, {
    form: submission,
    to: paths.profile(),
    done: { kind: 'success', ...PROFILE_CHANGED },
    refused: FIELD_FAULTS,
    failed: PROFILE_FAILED,
  })
}

export async function changePassword({ request, context }: Incoming, session: CurrentSession) {
  const { user } = session
  const submission = await readForm(request, passwordChangeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const change = async () => {
    const limited = await limitPasswordChange(user)
    if (limited) return limited
    const changed = await limitPasswordAgain(context, user, () =>
      site().identity.changePassword(callerOf(session), submission.value),
    )
    if (!(changed instanceof RateLimited))
      site().security('password-change', changed.ok ? 'ok' : changed.code, { user: user.id })
    return changed
  }
  return act({ request, context }, change, {
    form: submission,
    to: paths.profile(),
    done: { kind: 'success', title: PASSWORD_CHANGED },
    refused: FIELD_FAULTS,
    failed: PASSWORD_FAILED,
  })
}

const PROFILE_FAILED = "Une erreur s'est produite lors de la mise à jour."
const PASSWORD_FAILED = "Une erreur s'est produite lors du changement de mot de passe."
