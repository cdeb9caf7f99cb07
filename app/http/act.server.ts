import type { Submission } from '@conform-to/react'
import { type AppLoadContext, data } from '@remix-run/node'
import { isUnavailable } from './unavailable'
import { FAILURE } from '../ui/feedback/status-message'
import { flash } from './flash.server'
import { SECRET } from './form.server'
import { seeOther } from './redirect.server'

/** What the server could not do, in the words of its page, and the reference of its line in the log. */
export type Failure = { text: string; reference: string }

type Incoming = { context: AppLoadContext }

type Sentences = {
  /** Says what failed, where the title of the notice does not. */
  failure?: string
  /** Added while the database is away: for a form that saves nothing. */
  unavailable?: string
}

/** Acts on a form. When the server fails, the form comes back as it was filled in, with what failed. */
export async function actOn<Fields extends Record<string, unknown>, Value, Done>(
  submission: Submission<Fields, string[], Value>,
  options: Incoming & Sentences,
  act: () => Promise<Done>,
) {
  return attempt(options, act, (failed, status) =>
    data({ ...submission.reply({ hideFields: SECRET }), failed }, { status }),
  )
}

type ButtonOptions = Incoming & Sentences & { to: string; title?: string }

/** Acts on a form that is only a button. When the server fails, the page at `to` says what failed. */
export function actOnButton<Done>(
  { to, title = FAILURE, ...options }: ButtonOptions,
  act: () => Promise<Done>,
): Promise<Done | Response> {
  return attempt(options, act, async ({ text, reference }) =>
    seeOther(to, [await flash({ kind: 'failure', title, text, reference })]),
  )
}

/**
 * The one place that knows what becomes of a fault while a form is acted on: it is logged, and `fail` makes of
 * it the form's answer. A thrown response is an answer already.
 */
export async function attempt<Done, Failed>(
  { context, failure, unavailable = NOTHING_SAVED }: Incoming & Sentences,
  act: () => Promise<Done>,
  fail: (failure: Failure, status: 500 | 503) => Failed | Promise<Failed>,
): Promise<Done | Failed> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Response) throw error
    const isAway = isUnavailable(error)
    context.log.error(isAway ? { fault: error.message } : { err: error }, 'could not act on a form')
    const text = isAway ? [failure && ended(failure), unavailable] : [failure ?? TRY_AGAIN]
    return fail({ text: text.filter(Boolean).join(' '), reference: context.requestId }, isAway ? 503 : 500)
  }
}

const TRY_AGAIN = "Une erreur inattendue s'est produite. Réessayez dans un instant."
/** Its disk may be full. Where the page cannot be read either, the whole site says so. */
const NOTHING_SAVED = 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.'

const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
