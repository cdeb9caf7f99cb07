import type { Result } from '#modules/kernel/result'
import { site } from '#app/start/modules.server'
import { actOnce, type Once } from './act-once.server'
import { act, type Answer, type Incoming, refuseAt } from './act.server'
import type { Action } from './actions'
import { readForm, refuseForm } from './form.server'
import { badRequest, notFound } from './responses'
import { toCaller, type CurrentSession } from './session.server'

type Way = {
  /** The page to which the user is redirected. */
  to: string
  /** Returns the answer if the thing does not exist; by default, the 404 page. */
  missing?: () => Answer | Promise<Answer>
  /**
   * The page that shows the message of `refuse`. Without `refusedTo`, the action runs even if `refuse`
   * returns a message.
   */
  refusedTo?: string
}

export async function runAction(
  incoming: Incoming,
  session: CurrentSession,
  { find, schema, confirmation, isOnce, failed }: Action,
  id: number,
  { to, missing = notFound, refusedTo }: Way,
): Promise<Answer> {
  const form = schema && (await readForm(incoming.request, schema))
  if (form && form.status !== 'success') {
    // A confirmation page without a `reason` field sends only valid forms. This form comes from another
    // client.
    if (confirmation && !('reason' in schema.shape)) throw badRequest()
    return refuseForm(form)
  }
  const found = await find(site(), id, session.user)
  if (!found) return missing()
  if (refusedTo && found.refusal) return refuseAt(refusedTo, found.refusal)
  const by = toCaller(session)
  const refused = { ...found.refused, 'not-found': missing }
  // Leaves out the form of a confirmation page, because that page is not shown again after a server error.
  const outcomes = { form: confirmation ? undefined : form, to, done: found.done, refused, failed }
  if (!form || !isOnce) return act(incoming, () => found.run(by, form?.value ?? {}), outcomes)
  const run = (once: Once) => once((tx) => found.run(by, form.value, tx) as Promise<Result<number, string>>)
  return actOnce<string>(incoming, session, run, { ...outcomes, form })
}
