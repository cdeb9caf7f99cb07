import { type ActionFunctionArgs, data } from '@remix-run/node'
import { codeSchema, secondFactorRemovalSchema } from '#modules/identity/schemas'
import { act } from '#app/http/act.server'
import { readForm, refuseForm } from '#app/http/form.server'
import { limitCode, limitPasswordAgain } from '#app/http/sign-in-limits.server'
import { type Flash, seeOther } from '#app/http/redirect.server'
import { callerOf, type CurrentSession, requireRecentPassword } from '#app/http/session.server'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { logOutcome } from './profile-actions.server'
import { FIELD_FAULTS } from './words.server'

type Target = string | undefined

const ALREADY_ON: Flash = { kind: 'info', title: 'La double authentification est déjà activée' }

/** A thief of the session alone must not shut its owner out. */
export async function beginSetUp(args: ActionFunctionArgs, session: CurrentSession, redirectTo: Target) {
  await requireRecentPassword(args.request, session)
  const to = paths.secondFactor({ redirectTo })
  return act(args, () => site().identity.beginSecondFactor(callerOf(session)), {
    to,
    done: () => seeOther(to),
    refused: { 'already-on': ALREADY_ON },
    failed: FAILED,
  })
}

export async function confirmSetUp(args: ActionFunctionArgs, session: CurrentSession, redirectTo: Target) {
  const submission = await readForm(args.request, codeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const confirm = () =>
    limitCode(args.context, session.user.id, () =>
      site().identity.confirmSecondFactor(callerOf(session), submission.value.code),
    )
  return act(args, () => logOutcome('second-factor-change', session, confirm), {
    form: submission,
    to: paths.secondFactor({ redirectTo }),
    done: shown,
    refused: { 'wrong-code': FIELD_FAULTS['wrong-code'], 'not-begun': NOT_BEGUN, 'already-on': ALREADY_ON },
    failed: FAILED,
  })
}

export async function renewCodes(args: ActionFunctionArgs, session: CurrentSession) {
  await requireRecentPassword(args.request, session)
  const renew = () => site().identity.renewRecoveryCodes(callerOf(session))
  return act(args, () => logOutcome('second-factor-change', session, renew), {
    to: paths.secondFactor(),
    done: shown,
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
        site().identity.removeSecondFactor(callerOf(session), submission.value),
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

/** By this answer only: a redirect would have to keep them somewhere. */
const shown = (codes: string[]) => data({ status: 'success' as const, codes })

const FAILED = "Une erreur s'est produite lors de l'activation."

const NOT_BEGUN: Flash = {
  kind: 'failure',
  title: "L'activation est à recommencer",
  text: "La clé n'a servi à rien pendant une heure. Activez de nouveau la double authentification.",
}
