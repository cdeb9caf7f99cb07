import { type AppLoadContext, data } from '@remix-run/node'
import type { Failure } from '../../islands/exam/failure'
import { isUnavailable } from '../../server/unavailable'

/** The question's own page again, with what was chosen and a way to try again. */
export function unsaved(context: AppLoadContext, error: unknown, what: Pick<Failure, 'intent' | 'letter'>) {
  const isAway = isUnavailable(error)
  context.log.error(isAway ? { fault: error.message } : { err: error }, 'could not save an exam')
  const failure: Failure = { ...what, reference: context.requestId }
  return data({ failure }, { status: isAway ? 503 : 500 })
}
