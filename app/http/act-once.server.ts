import { createHash } from 'node:crypto'
import type { Submission } from '@conform-to/react'
import type { Tx } from '#db/database'
import type { Made, SentForm } from '#db/form-keys'
import type { Result } from '#modules/kernel/result'
import { site } from '#app/start/modules.server'
import { act, type Answer, type Incoming, type Outcomes } from './act.server'
import { refuseForm } from './form.server'
import { FORM_KEY, readFormKey } from './form-key'
import type { RateLimited } from './limits.server'
import type { CurrentSession } from './session.server'

type Form = Submission<Record<string, unknown>, string[], unknown>

/** Runs `make` in the transaction that stores the form's key, so that both are saved or neither is. */
export type Once = <Code extends string>(
  make: (tx?: Tx) => Promise<Result<number | { id: number }, Code>>,
) => Made<Code | 'sent-otherwise'>

type OnceOutcomes<Code extends string> = Outcomes<number, Code> & {
  form: Form
  /** The content of the form besides its fields, such as photos. */
  also?: unknown
  /** True if a second form with the same content is a new request. By default, it counts as a duplicate. */
  mayRepeat?: boolean
}

/**
 * Creates something once per form: a form that is sent again gets the first result. Refuses a form that
 * another member opened.
 */
export async function actOnce<Code extends string>(
  incoming: Incoming,
  { user }: CurrentSession,
  run: (once: Once) => Promise<Result<number, Code | 'sent-otherwise'> | RateLimited>,
  { also, mayRepeat, ...outcomes }: OnceOutcomes<Code>,
): Promise<Answer> {
  const { form } = outcomes
  const { [FORM_KEY]: written, ...fields } = form.payload
  const formKey = readFormKey(written)
  if (!formKey) return act(incoming, () => run((make) => toIdResult(make())), outcomes)
  if (formKey.member !== user.username) return refuseForm(form)
  const content = hash([new URL(incoming.request.url).pathname, fields, also])
  const sent: SentForm = { userId: user.id, key: formKey.key, content }
  const { formKeys } = site()
  const once: Once = (make) => formKeys.makeOnce(sent, (tx) => toIdResult(make(tx)))
  return act(incoming, async () => (await formKeys.findMade(sent, { mayRepeat })) ?? run(once), outcomes)
}

async function toIdResult<Code extends string>(
  made: Promise<Result<number | { id: number }, Code>>,
): Made<Code> {
  const result = await made
  if (!result.ok) return result
  return { ok: true, value: typeof result.value === 'number' ? result.value : result.value.id }
}

const hash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url')
