import type { Submission, SubmissionResult } from '@conform-to/react'
import { type AppLoadContext, data } from '@remix-run/node'
import type { Result } from '#modules/kernel/result'
import { FAILURE } from '#app/ui/feedback/message'
import { type Faults, refuseConflict, refuseForm, SECRET } from './form.server'
import { RateLimited } from './limits.server'
import { type Flash, redirectWith, seeOther } from './redirect.server'
import { adminsOnly } from './responses'
import { signInFirst } from './session.server'
import { DatabaseUnavailable } from '#db/unavailable'

export type Incoming = { request: Request; context: AppLoadContext }

/** Refusals of any act: the session has ended, or the user is no longer an admin. */
export type Unauthorized = 'signed-out' | 'not-admin'
/** The refusal of a form that has made something already, from another content. */
type SentOtherwise = 'sent-otherwise'

export type Answer = Response | ReturnType<typeof data<SubmissionResult & { failed?: Failure }>>

/** A sentence under 'Succès', or a whole message. With `to` it is shown on another page, or at a fragment of this one. */
export type Done = string | Flash | { to: string; flash?: Flash }

/**
 * A sentence under 'Erreur', or a whole message, on the page that the user continues on; or faults in the form, or the
 * conflict with what somebody else has saved since the form was shown.
 */
export type Refusal = string | Flash | Faults | { conflict: string }

export type Outcomes<Value, Code extends string> = Sentences & {
  /** The submitted form, to show again as it was filled in; a button has none. */
  form?: Submission<Record<string, unknown>, string[], unknown>
  /** The page that the user continues on. */
  to: string
  done: Done | ((value: Value) => Done | Answer | Promise<Done | Answer>)
  refused: Record<Exclude<Code, Unauthorized | SentOtherwise>, Refusal | (() => Answer | Promise<Answer>)>
  /** The title of the message when the server fails. */
  title?: string
}

/**
 * Runs what a form or a button asks for, and tells the user the outcome. When the server fails, a form
 * comes back as it was filled in, and a button leads to `to`, which says so.
 */
export async function act<Value, Code extends string>(
  { request, context }: Incoming,
  run: () => Promise<Result<Value, Code | SentOtherwise> | RateLimited>,
  { form, to, done, refused, title = FAILURE, ...sentences }: Outcomes<Value, Code>,
): Promise<Answer> {
  const answer = async (): Promise<Answer> => {
    const acted = await run()
    if (acted instanceof RateLimited) return acted.refuse(form)
    if (acted.ok) {
      const outcome = typeof done === 'function' ? await done(acted.value) : done
      if (typeof outcome === 'string') return redirectWith(to, success(outcome))
      if ('kind' in outcome) return redirectWith(to, outcome)
      if (!('to' in outcome)) return outcome
      const target = outcome.to.startsWith('#') ? `${to}${outcome.to}` : outcome.to
      return outcome.flash ? redirectWith(target, outcome.flash) : seeOther(target)
    }
    const code: string = acted.code
    if (code === 'signed-out' || code === 'not-admin') return refuseUnauthorized(request, code)
    if (code === 'sent-otherwise') return refuseForm(form!, { formErrors: [SENT_OTHERWISE] })
    const refusal: Refusal | (() => Answer | Promise<Answer>) =
      refused[code as Exclude<Code, Unauthorized | SentOtherwise>]
    if (typeof refusal === 'function') return refusal()
    if (typeof refusal === 'string' || 'kind' in refusal) return refuseAt(to, refusal)
    if ('conflict' in refusal) return refuseConflict(form!, refusal.conflict)
    return refuseForm(form!, refusal)
  }
  return attempt<Answer, Answer>({ context, ...sentences }, answer, (failed, status) =>
    form
      ? data({ ...form.reply({ hideFields: SECRET }), failed }, { status })
      : redirectWith(to, { kind: 'failure', title, ...failed }),
  )
}

/** Throws: since the request began, the session has ended or its user is no longer an admin. */
export async function refuseUnauthorized(request: Request, code: Unauthorized): Promise<never> {
  if (code === 'signed-out') return signInFirst(request)
  throw adminsOnly()
}

export const success = (text: string): Flash => ({ kind: 'success', title: 'Succès', text })
export const failure = (text: string): Flash => ({ kind: 'failure', title: FAILURE, text })

/** Redirects to a page that says why nothing was done: a sentence stands under 'Erreur'. */
export const refuseAt = (to: string, refusal: string | Flash) =>
  redirectWith(to, typeof refusal === 'string' ? failure(refusal) : refusal)

/** What the server could not do, and the reference of its line in the log. */
export type Failure = { text: string; reference: string }

type Sentences = {
  /** Says what failed, if the title of the message does not. */
  failed?: string
  /** Added while the database is unavailable: for a form that saves nothing. */
  unavailable?: string
}

/** The one place where a fault of an act is logged; `fail` turns it into an answer. */
export async function attempt<Done, Failed>(
  { context, failed, unavailable = NOTHING_SAVED }: Sentences & Pick<Incoming, 'context'>,
  run: () => Promise<Done>,
  fail: (failure: Failure, status: 500 | 503) => Failed | Promise<Failed>,
): Promise<Done | Failed> {
  try {
    return await run()
  } catch (error) {
    // A thrown response is an answer.
    if (error instanceof Response) throw error
    const isUnavailable = error instanceof DatabaseUnavailable
    context.log.error(isUnavailable ? { fault: error.message } : { err: error }, 'could not act on a form')
    const text = isUnavailable ? [failed && ended(failed), unavailable] : [failed ?? TRY_AGAIN]
    return fail(
      { text: text.filter(Boolean).join(' '), reference: context.requestId },
      isUnavailable ? 503 : 500,
    )
  }
}

const SENT_OTHERWISE =
  "Vous avez déjà envoyé ce formulaire avec un autre contenu, et le site l'a enregistré. Vos changements ne sont pas enregistrés : envoyez de nouveau le formulaire pour les enregistrer à part."

const TRY_AGAIN = "Une erreur inattendue s'est produite. Réessayez dans un instant."
/** The disk may be full. */
const NOTHING_SAVED = 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.'

const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
