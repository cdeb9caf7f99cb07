import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accountDeletionSchema, CODE_REQUIRED } from '#modules/identity/schemas'
import {
  act,
  clearSessionCookie,
  limitCode,
  limitPasswordAgain,
  readForm,
  redirectWith,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { FIELD_FAULTS } from '#app/text'
import { logOutcome } from './profile.server'

export async function loader(args: LoaderFunctionArgs) {
  const { username, secondFactorAt } = await requireUser(args)
  return { username, asksCode: secondFactorAt !== null }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const { user } = session
  const asksCode = user.secondFactorAt !== null
  const submission = await readForm(args.request, accountDeletionSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, code } = submission.value
  if (asksCode && !code) return refuseForm(submission, { fieldErrors: { code: [CODE_REQUIRED] } })
  const remove = () =>
    limitPasswordAgain(args.context, user, () =>
      site().identity.accounts.delete(toCaller(session), currentPassword, code),
    )
  const limited = asksCode ? () => limitCode(args.context, user.id, remove) : remove
  return act(args, () => logOutcome('account-deletion', session, limited), {
    form: submission,
    to: paths.home(),
    done: async () => redirectWith(paths.home(), DELETED, [await clearSessionCookie()]),
    refused: { ...FIELD_FAULTS, 'last-admin': { formErrors: [LAST_ADMIN] } },
    failed: "Une erreur s'est produite lors de la suppression.",
  })
}

const LAST_ADMIN =
  'Vous êtes le seul administrateur du site. Créez-en un autre avant de supprimer votre compte.'

const DELETED = { kind: 'success', title: 'Votre compte est supprimé' } as const
