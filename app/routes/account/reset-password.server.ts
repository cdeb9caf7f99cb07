import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { INVALID_LINK, MISSING_TOKEN, passwordResetFormSchema } from '#modules/identity/schemas'
import { act, readForm, recordReset, redirectWith, refuseForm } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { forgetLinkRequest } from './link-request.server'

/** Reports an invalid link before the user types a new password. */
export async function loader(args: LoaderFunctionArgs) {
  const token = readToken(args.request)
  const username = token === '' ? null : await site().identity.passwords.findResetUsername(token)
  if (username !== null) return data({ token, username, fault: '' })
  return data({ token, username: '', fault: token ? INVALID_LINK : MISSING_TOKEN }, { status: 400 })
}

export async function action(args: ActionFunctionArgs) {
  const token = readToken(args.request)
  const submission = await readForm(args.request, passwordResetFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { newPassword } = submission.value
  const reset = async () => {
    const outcome = await site().identity.passwords.reset({ token, newPassword })
    await recordReset(args.context, outcome)
    return outcome
  }
  return act(args, reset, {
    form: submission,
    to: paths.resetDone(),
    done: async () => redirectWith(paths.resetDone(), DONE, await forgetLinkRequest(args.request)),
    // The loader runs again and reports the invalid link.
    refused: { 'invalid-token': {} },
    failed: 'Une erreur est survenue',
  })
}

const DONE = { kind: 'reset', title: 'Mot de passe réinitialisé' } as const

function readToken(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
