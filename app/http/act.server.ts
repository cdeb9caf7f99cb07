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

/** The refusals that any action can get: the session has ended, or the user is no longer an admin. */
export type Unauthorized = 'signed-out' | 'not-admin'
/** The form has already created something, and is now sent again with other content. */
type SentOtherwise = 'sent-otherwise'

export type Answer = Response | ReturnType<typeof data<SubmissionResult & { failed?: Failure }>>

/**
 * What the user sees after success: a message, or another page. `to` is a URL, or a fragment (`#…`) to add to
 * `Outcomes.to`.
 */
export type Done = string | Flash | { to: string; flash?: Flash }

/**
 * What the user sees after a refusal: a message on the next page, or the form with its errors or with a
 * conflict.
 */
export type RefusalAnswer = string | Flash | Faults | { conflict: string }

export type Outcomes<Value, Code extends string> = Sentences & {
  /**
   * The submitted form; undefined for a button. After a refusal or a server error, the page shows the form
   * again with what the user filled in.
   */
  form?: Submission<Record<string, unknown>, string[], unknown>
  /** The page to which the user is redirected. */
  to: string
  done: Done | ((value: Value) => Done | Answer | Promise<Done | Answer>)
  refused: Record<
    Exclude<Code, Unauthorized | SentOtherwise>,
    RefusalAnswer | (() => Answer | Promise<Answer>)
  >
  /** The title of the error message after a server error, for an action without `form`. */
  title?: string
}

/**
 * Runs the action of a form or button and tells the user the outcome. After a server error, shows the form
 * again as filled in, or redirects to `to` with an error message.
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
    const refusal: RefusalAnswer | (() => Answer | Promise<Answer>) =
      refused[code as Exclude<Code, Unauthorized | SentOtherwise>]
    if (typeof refusal === 'function') return refusal()
    if (typeof refusal === 'string' || 'kind' in refusal) return refuseAt(to, refusal)
    if ('conflict' in refusal) return refuseConflict(form!, refusal.conflict)
    return refuseForm(form!, refusal)
  }
  return withFailure<Answer, Answer>({ context, ...sentences }, answer, (failed, status) =>
    form
      ? data({ ...form.reply({ hideFields: SECRET }), failed }, { status })
      : redirectWith(to, { kind: 'failure', title, ...failed }),
  )
}

const SENT_OTHERWISE =
  "Vous avez déjà envoyé ce formulaire avec un autre contenu, et le site l'a enregistré. Vos changements ne sont pas enregistrés : envoyez de nouveau le formulaire pour les enregistrer à part."

/** Throws a redirect to the sign-in page, or the 403 page for a user who is no longer an admin. */
export async function refuseUnauthorized(request: Request, code: Unauthorized): Promise<never> {
  if (code === 'signed-out') return signInFirst(request)
  throw adminsOnly()
}

export const success = (text: string): Flash => ({ kind: 'success', title: 'Succès', text })
export const failure = (text: string): Flash => ({ kind: 'failure', title: FAILURE, text })

/** Redirects to a page that shows why the action was refused. */
export const refuseAt = (to: string, refusal: string | Flash) =>
  redirectWith(to, typeof refusal === 'string' ? failure(refusal) : refusal)

/** The message after a server error. `reference` is the request id, as in the log. */
export type Failure = { text: string; reference: string }

type Sentences = {
  /** The sentence that says what failed. It is needed if the title does not say so. */
  failed?: string
  /**
   * The sentence shown while the database is unavailable. The default says that nothing can be saved, so a
   * form that saves nothing needs another sentence.
   */
  unavailable?: string
}

/**
 * Runs an action and returns its result. If the action throws an error, logs it and returns the result of
 * `fail`.
 */
export async function withFailure<Done, Failed>(
  { context, failed, unavailable = NOTHING_SAVED }: Sentences & Pick<Incoming, 'context'>,
  run: () => Promise<Done>,
  fail: (failure: Failure, status: 500 | 503) => Failed | Promise<Failed>,
): Promise<Done | Failed> {
  try {
    return await run()
  } catch (error) {
    // A thrown response is an answer, not an error.
    if (error instanceof Response) throw error
    const isUnavailable = error instanceof DatabaseUnavailable
    context.log.error(isUnavailable ? { fault: error.message } : { err: error }, 'could not act on a form')
    const text = isUnavailable ? [failed && endSentence(failed), unavailable] : [failed ?? TRY_AGAIN]
    return fail(
      { text: text.filter(Boolean).join(' '), reference: context.requestId },
      isUnavailable ? 503 : 500,
    )
  }
}

const TRY_AGAIN = "Une erreur inattendue s'est produite. Réessayez dans un instant."
const NOTHING_SAVED = 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.'

const endSentence = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
