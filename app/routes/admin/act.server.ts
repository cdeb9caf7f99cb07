import type { AppLoadContext } from '@remix-run/node'
import type { Result } from '#modules/kernel/result'
import { ADMINS_ONLY } from '#app/http/admins-only'
import { actOnButton } from '#app/http/act.server'
import { type Flash, flash } from '#app/http/flash.server'
import { seeOther } from '#app/http/redirect.server'
import { signInFirst } from '#app/http/session.server'
import { FAILURE } from '#app/ui/feedback/status-message'

type Incoming = { request: Request; context: AppLoadContext }
type NotAdmin = 'signed-out' | 'not-admin'

type Told<Value, Code extends string> = {
  /** The list, as a rule: see `back-to-list.ts`; or where each outcome leads. */
  to: string | Record<'done' | 'failed' | Exclude<Code, NotAdmin>, string>
  /** The sentence under 'Succès'. */
  done: string | ((value: Value) => string)
  /** Under 'Erreur', or as told: what the act can be refused for, and that the server could not do it. */
  refused: Record<Exclude<Code, NotAdmin>, string | Flash>
  failed: string
}

/** Runs an act of the panel that is only a button, and says on the next page how that went. */
export async function actAsAdmin<Value, Code extends string>(
  { request, context }: Incoming,
  act: () => Promise<Result<Value, Code>>,
  { to, done, refused, failed }: Told<Value, Code>,
): Promise<Response> {
  const leadsTo = (outcome: 'done' | 'failed' | Exclude<Code, NotAdmin>) =>
    typeof to === 'string' ? to : to[outcome]
  const acted = await actOnButton({ context, to: leadsTo('failed'), failure: failed }, act)
  if (acted instanceof Response) return acted
  if (acted.ok)
    return seeOther(leadsTo('done'), [await success(typeof done === 'string' ? done : done(acted.value))])
  const code: string = acted.code
  if (isNotAdmin(code)) return refuseNoAdmin(request, code)
  const refusal = code as Exclude<Code, NotAdmin>
  return seeOther(leadsTo(refusal), [await tell(refused[refusal])])
}

/** Throws: who asked has been signed out, or is no admin any more, since his request began. */
export async function refuseNoAdmin(request: Request, code: NotAdmin): Promise<never> {
  if (code === 'signed-out') return signInFirst(request)
  throw new Response(ADMINS_ONLY, { status: 403 })
}

export const success = (text: string) => flash({ kind: 'success', title: 'Succès', text } satisfies Flash)
export const failure = (text: string) => flash({ kind: 'failure', title: FAILURE, text } satisfies Flash)

const tell = (refusal: string | Flash) => (typeof refusal === 'string' ? failure(refusal) : flash(refusal))

function isNotAdmin(code: string): code is NotAdmin {
  return code === 'signed-out' || code === 'not-admin'
}
