import { type ActionFunctionArgs, data } from '@remix-run/node'
import { codeSchema, currentPasswordSchema, secondFactorRemovalSchema } from '#modules/identity/schemas'
import {
  act,
  type CurrentSession,
  type Flash,
  limitCode,
  limitPasswordAgain,
  RateLimited,
  readForm,
  refuseForm,
  requireRecentPassword,
  seeOther,
  toCaller,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { logOutcome } from './profile.server'
import { FIELD_FAULTS } from '#app/text'

type Target = string | undefined

const ALREADY_ON: Flash = { kind: 'info', title: 'La double authentification est déjà activée' }

const UNCONFIRMED: Flash = { kind: 'info', title: "Confirmez d'abord votre adresse email" }

/** Requires a recently entered password, so that a stolen session is not enough to lock the member out. */
export async function beginSetUp(args: ActionFunctionArgs, session: CurrentSession, redirectTo: Target) {
  const { identity } = site()
  const caller = toCaller(session)
  const to = paths.secondFactor({ redirectTo })
  const begin = () => identity.secondFactor.begin(caller)
  const outcomes = { to, done: () => seeOther(to), failed: FAILED }
  const refused = { 'already-on': ALREADY_ON, unconfirmed: UNCONFIRMED }
  if (await identity.passwords.isRecent(caller)) return act(args, begin, { ...outcomes, refused })

  const submission = await readForm(args.request, currentPasswordSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const confirm = () => identity.passwords.confirm(caller, submission.value.currentPassword)
  const confirmThenBegin = async () => {
    const confirmed = await limitPasswordAgain(args.context, session.user, confirm)
    return confirmed instanceof RateLimited || !confirmed.ok ? confirmed : begin()
  }
  return act(args, confirmThenBegin, {
    ...outcomes,
    form: submission,
    refused: { ...refused, 'wrong-password': FIELD_FAULTS['wrong-password'] },
  })
}

export async function confirmSetUp(args: ActionFunctionArgs, session: CurrentSession, redirectTo: Target) {
  await requireRecentPassword(args.request, session)
  const submission = await readForm(args.request, codeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const confirm = () =>
    limitCode(args.context, session.user.id, () =>
      site().identity.secondFactor.confirm(toCaller(session), submission.value.code),
    )
  return act(args, () => logOutcome('second-factor-change', session, confirm), {
    form: submission,
    to: paths.secondFactor({ redirectTo }),
    done: showCodes,
    refused: { 'wrong-code': FIELD_FAULTS['wrong-code'], 'not-begun': NOT_BEGUN, 'already-on': ALREADY_ON },
    failed: FAILED,
  })
}

const NOT_BEGUN: Flash = {
  kind: 'failure',
  title: "L'activation est à recommencer",
  text: "La clé n'a pas été confirmée dans l'heure, sur l'appareil où vous avez commencé.",
}

export async function renewCodes(args: ActionFunctionArgs, session: CurrentSession) {
  await requireRecentPassword(args.request, session)
  const renew = () => site().identity.secondFactor.renewRecoveryCodes(toCaller(session))
  return act(args, () => logOutcome('second-factor-change', session, renew), {
    to: paths.secondFactor(),
    done: showCodes,
    refused: { off: { kind: 'info', title: "La double authentification n'est pas activée" } },
    failed: "Une erreur s'est produite lors de la création des codes.",
  })
}

export async function removeFactor(args: ActionFunctionArgs, session: CurrentSession) {
  const submission = await readForm(args.request, secondFactorRemovalSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { context } = args
  const remove = () =>
    limitCode(context, session.user.id, () =>
      limitPasswordAgain(context, session.user, () =>
        site().identity.secondFactor.remove(toCaller(session), submission.value),
      ),
    )
  return act(args, () => logOutcome('second-factor-change', session, remove), {
    form: submission,
    to: paths.profile(),
    done: { kind: 'success', title: 'La double authentification est désactivée' },
    refused: FIELD_FAULTS,
    failed: "Une erreur s'est produite lors de la désactivation.",
  })
}

/** Shows the recovery codes without a redirect. For a redirect, the site would have to store the codes. */
const showCodes = (codes: string[]) => data({ status: 'success' as const, codes })

const FAILED = "Une erreur s'est produite lors de l'activation."
