import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { backToList, badRequest, parseId, readForm, requireAdmin, runAction, seeOther } from '#app/http'
import { UNDO_DECISION } from './actions'

/** Only redirects to the list, because a GET must not undo anything. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  throw seeOther(backToList(args.request, 'ads'))
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const submission = await readForm(args.request, z.object({ decision: z.string() }))
  const id = submission.status === 'success' ? parseId(submission.value.decision) : null
  // The site's own buttons never send such a form.
  if (!id) throw badRequest()
  return runAction(args, session, UNDO_DECISION, id, { to: backToList(args.request, 'ads') })
}
