import type { ActionFunctionArgs } from '@remix-run/node'
import {
  completeUsername,
  proposeUsername,
  type Registration,
  registrationFormSchema,
  registrationSchema,
} from '#modules/identity/schemas'
import {
  act,
  checkForm,
  type Flash,
  formatDevice,
  keepSession,
  limitRegistration,
  readFields,
  redirectWith,
  refuseForm,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { FIELD_FAULTS, isFreeInstead, mailWaits, usernameIs } from '#app/text'
import { takeTrialAnswers } from './trial-answers.server'

type Target = { target: string; redirectTo: string | undefined }

export async function register({ request, context }: ActionFunctionArgs, { target, redirectTo }: Target) {
  const form = await readFields(request)
  const typed = readText(form, 'username')
  const names = [readText(form, 'firstName'), readText(form, 'lastName')]
  const username = completeUsername(typed, ...names)
  form.set('username', username)
  const submission = checkForm(form, registrationSchema)
  if (submission.status !== 'success') {
    // Says nothing about a username that could not be formed, because the names have faults.
    const withoutUsername = checkForm(form, registrationFormSchema)
    return refuseForm(withoutUsername.status === 'success' ? submission : withoutUsername)
  }

  const { accounts } = site().identity
  const registration = submission.value
  // The browser may have filled in the proposal.
  const isChosen = username === typed && username !== proposeUsername(...names)
  const join = async () => {
    const limited = await limitRegistration(context)
    if (limited) return limited
    const free = isChosen ? null : await accounts.findFreeUsername(username)
    const device = formatDevice(request.headers.get('User-Agent'))
    return accounts.register({ ...registration, username: free ?? registration.username }, device, redirectTo)
  }
  return act({ request, context }, join, {
    form: submission,
    to: target,
    done: async ({ user, token }) => {
      site().security('registration', 'ok', { user: user.id })
      const { cookies, message: welcome = ACCOUNT_CREATED } = await takeTrialAnswers(request, context, user)
      const text = [welcome.text, !isChosen && usernameIs(user.username), mailWaits(user.email)]
        .filter(Boolean)
        .join(' ')
      return redirectWith(target, { ...welcome, text }, [await keepSession(request, token), ...cookies])
    },
    refused: {
      'username-taken': () => refuseTaken(form, registration, { isChosen }),
      'email-taken': () => refuseTaken(form, registration, { isChosen, ...FIELD_FAULTS['email-taken'] }),
    },
  })
}

const ACCOUNT_CREATED: Flash = { kind: 'success', title: 'Votre compte est créé' }

type Taken = { isChosen: boolean; fieldErrors?: Record<string, string[]> }

/** Shows the form again with all that is taken, and with a free username in the place of a taken one. */
async function refuseTaken(form: FormData, { username }: Registration, { isChosen, fieldErrors }: Taken) {
  const free = await site().identity.accounts.findFreeUsername(username)
  if (free) form.set('username', free)
  const errors = [
    ...FIELD_FAULTS['username-taken'].fieldErrors.username!,
    ...(free ? [isFreeInstead(free)] : []),
  ]
  return refuseForm(checkForm(form, registrationSchema), {
    fieldErrors: { ...fieldErrors, ...(isChosen && free !== username && { username: errors }) },
  })
}

function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
