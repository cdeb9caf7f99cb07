import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import {
  CURRENT_PASSWORD_REQUIRED,
  isReached,
  passwordChangeSchema,
  profileFormSchema,
} from '#modules/identity/schemas'
import { remindersSchema } from '#modules/exams/study-plans/schema'
import { addDays } from '#modules/kernel/day'
import type { Result } from '#modules/kernel/result'
import {
  act,
  badRequest,
  type CurrentSession,
  limitEmailChange,
  limitPasswordAgain,
  limitUser,
  RateLimited,
  readForm,
  readTarget,
  refuseForm,
  requireSession,
  toCaller,
} from '#app/http'
import { TO_NOTICE } from '#app/http/notice'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import {
  CONFIRMATION_SENT,
  day,
  EMAIL_CHANGED,
  FIELD_FAULTS,
  longDate,
  PASSWORD_CHANGED,
  PROFILE_CHANGED,
} from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const { user, token } = await requireSession(args)
  const { username, email, firstName, lastName, phone, recoveryEmail } = user
  const { identity, exams, admin } = site()
  const sessions = await identity.sessions.findOwn(user.id, token)
  const { reminders, nextReminderOn } = await exams.studyPlans.findReminders(user.id)
  const profile = { username, email, firstName, lastName, phone }
  const isConfirmed = isReached(user)
  const refusedSince = user.emailRefusedAt && longDate(user.emailRefusedAt)
  const factorSince = user.secondFactorAt && longDate(user.secondFactorAt)
  return {
    profile,
    isConfirmed,
    refusedSince,
    recoveryEmail,
    factorSince,
    sessions,
    plan: {
      reminders,
      nextReminderOn,
      isConfirmed: user.emailConfirmedAt !== null,
      tomorrow: addDays(day(new Date()), 1),
    },
    waitingMails: user.isAdmin ? { isMailed: await admin.waitingMails.isMailed(user.id) } : null,
    form: readFormName(args.request),
  }
}

export async function action(args: ActionFunctionArgs) {
  return CHANGES[readFormName(args.request)](args, await requireSession(args))
}

const CHANGES = {
  profile: changeProfile,
  password: changePassword,
  reminders: changeReminders,
  'waiting-mails': changeWaitingMails,
  confirmation: sendConfirmation,
}

function readFormName(request: Request): keyof typeof CHANGES {
  const form = new URL(request.url).searchParams.get('form') ?? ''
  return Object.hasOwn(CHANGES, form) ? (form as keyof typeof CHANGES) : 'profile'
}

async function changeProfile({ request, context }: ActionFunctionArgs, session: CurrentSession) {
  const { user } = session
  const submission = await readForm(request, profileFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, email, ...names } = submission.value
  const { identity } = site()
  const isNewEmail = email !== user.email
  if (isNewEmail && !currentPassword)
    return refuseForm(submission, { fieldErrors: { currentPassword: [CURRENT_PASSWORD_REQUIRED] } })

  const change = async () => {
    if (!isNewEmail) return identity.accounts.changeProfile(toCaller(session), names)
    const limited = await limitEmailChange(context, user)
    if (limited) return limited
    return limitPasswordAgain(context, user, () =>
      identity.accounts.changeProfile(toCaller(session), { ...names, email }, currentPassword),
    )
  }
  return act({ request, context }, () => logOutcome('profile-change', session, change), {
    form: submission,
    to: paths.profile(),
    done: { kind: 'success', ...(isNewEmail ? EMAIL_CHANGED : PROFILE_CHANGED) },
    refused: FIELD_FAULTS,
    failed: "Une erreur s'est produite lors de la mise à jour.",
  })
}

async function changePassword({ request, context }: ActionFunctionArgs, session: CurrentSession) {
  const { user } = session
  const submission = await readForm(request, passwordChangeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const change = async () =>
    (await limitUser('password-change', user)) ??
    limitPasswordAgain(context, user, () =>
      site().identity.passwords.change(toCaller(session), submission.value),
    )
  return act({ request, context }, () => logOutcome('password-change', session, change), {
    form: submission,
    to: paths.profile(),
    done: { kind: 'success', title: PASSWORD_CHANGED },
    refused: FIELD_FAULTS,
    failed: "Une erreur s'est produite lors du changement de mot de passe.",
  })
}

async function changeReminders({ request, context }: ActionFunctionArgs, session: CurrentSession) {
  const submission = await readForm(request, remindersSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { reminders } = submission.value
  return act({ request, context }, () => site().exams.studyPlans.setReminders(toCaller(session), reminders), {
    form: submission,
    to: paths.profile() + TO_NOTICE,
    done: { kind: 'success', at: 'rappels', title: REMINDERS_SAVED[reminders] },
    refused: {},
    failed: "Une erreur s'est produite lors de l'enregistrement de vos rappels.",
  })
}

async function changeWaitingMails({ request, context }: ActionFunctionArgs, session: CurrentSession) {
  const submission = await readForm(request, z.object({ mails: z.enum(['on', 'off']) }))
  // The site's own button never sends an invalid form.
  if (submission.status !== 'success' || !session.user.isAdmin) throw badRequest()
  const isMailed = submission.value.mails === 'on'
  return act({ request, context }, () => site().admin.waitingMails.setMailed(toCaller(session), isMailed), {
    to: paths.profile() + TO_NOTICE,
    done: { kind: 'success', at: 'administration', title: isMailed ? 'Emails repris' : 'Emails arrêtés' },
    refused: {},
  })
}

async function sendConfirmation({ request, context }: ActionFunctionArgs, session: CurrentSession) {
  const redirectTo = readTarget(request)
  const at = redirectTo ? undefined : 'adresse'
  const send = async () =>
    (await limitUser('address-confirmation', session.user)) ??
    site().identity.emailAddresses.sendConfirmation(toCaller(session), redirectTo)
  return act({ request, context }, send, {
    to: redirectTo ?? paths.profile() + TO_NOTICE,
    done: { kind: 'success', ...CONFIRMATION_SENT, at },
    refused: { confirmed: { kind: 'info', title: 'Votre adresse est déjà confirmée', at } },
    failed: "Erreur lors de l'envoi de l'email",
  })
}

const REMINDERS_SAVED = {
  none: 'Vous ne recevrez pas de rappels.',
  daily: 'Vos rappels sont enregistrés : chaque jour.',
  weekly: 'Vos rappels sont enregistrés : chaque semaine.',
}

/** Logs the outcome as a security event, except if a rate limit refuses the change. */
export async function logOutcome<Changed extends Result<unknown, string>>(
  event: 'profile-change' | 'password-change' | 'account-deletion' | 'second-factor-change',
  { user }: CurrentSession,
  change: () => Promise<Changed | RateLimited>,
): Promise<Changed | RateLimited> {
  const changed = await change()
  if (!(changed instanceof RateLimited))
    site().security(event, changed.ok ? 'ok' : changed.code, { user: user.id })
  return changed
}
