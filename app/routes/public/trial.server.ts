import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Letter } from '#modules/exams'
import { letterSchema } from '#modules/exams/schemas'
import { RETENTION } from '#modules/kernel/retention'
import {
  beginTrial,
  currentUser,
  failure,
  type Flash,
  keepTrial,
  limitTrial,
  parsePositiveInteger,
  PRIVATE,
  publicPage,
  type RateLimited,
  readForm,
  redirectWith,
  seeOther,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { formatPeriod } from '#app/text'
import {
  findNext,
  findPlace,
  isOpen,
  openTrial,
  summarizeTrial,
  toQuestion,
  withAnswer,
} from './trial-places.server'

export async function loader(args: LoaderFunctionArgs) {
  if (await currentUser(args)) throw seeOther(paths.revise())
  const trial = await openTrial(args.request)
  const { isAsked, number } = readQuery(args.request)
  if (!trial) {
    if (isAsked) throw await redirectWith(paths.trial(), TRIAL_IS_OVER)
    return data({ is: 'start' as const }, { headers: publicPage(null) })
  }
  const next = findNext(trial)
  if (!isAsked && next === null) return data({ is: 'end' as const, ...(await summarizeTrial(trial)) })
  const place = findPlace(trial, number)
  if (!place) throw seeOther(paths.trial({ q: next ?? undefined }))
  return data({
    is: 'place' as const,
    number: place.number,
    total: trial.places.length,
    ...toQuestion(place),
  })
}

export async function action(args: ActionFunctionArgs) {
  if (await currentUser(args)) throw seeOther(paths.revise())
  const { isAsked, number, isAgain } = readQuery(args.request)
  const kept = isAsked || isAgain ? null : await openTrial(args.request)
  if (kept) return seeOther(paths.trial({ q: findNext(kept) ?? undefined }))
  const limited = await limitTrial(args.context)
  return isAsked ? answer(args.request, number, limited) : begin(args.request, limited)
}

/** Prefers the action's headers if they set `Cache-Control`, because a response to a form is private. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export type Refusal = { refused: string; letter?: Letter }

async function begin(request: Request, limited: RateLimited | undefined) {
  if (limited) {
    const trial = await openTrial(request)
    // The start page would redirect to the running trial without showing the message.
    if (trial) return redirectWith(paths.trial({ q: findNext(trial) ?? undefined }), failure(limited.message))
    return refuse({ refused: limited.message }, limited)
  }
  const items = await site().exams.trial.draw()
  if (items.length === 0) return redirectWith(paths.trial(), NO_QUESTIONS)
  return seeOther(paths.trial({ q: 1 }), [await keepTrial(beginTrial(items))])
}

/** Saves only the first answer to a question. */
async function answer(request: Request, number: number | null, limited: RateLimited | undefined) {
  const submission = await readForm(request, z.object({ userAnswer: letterSchema }))
  const trial = await openTrial(request)
  if (!trial) return redirectWith(paths.trial(), TRIAL_IS_OVER)
  const place = findPlace(trial, number)
  if (!place || !isOpen(place)) {
    return seeOther(paths.trial({ q: place?.number ?? findNext(trial) ?? undefined }))
  }
  if (submission.status !== 'success') return refuse({ refused: submission.error!.userAnswer![0]! })
  const { userAnswer } = submission.value
  if (limited) return refuse({ refused: limited.message, letter: userAnswer }, limited)
  return seeOther(paths.trial({ q: place.number }), [await keepTrial(withAnswer(trial, place, userAnswer))])
}

function refuse(refusal: Refusal, limited?: RateLimited) {
  const headers = { 'Cache-Control': PRIVATE, ...limited?.headers }
  return data(refusal, { status: limited ? 429 : 400, headers })
}

const TRIAL_IS_OVER: Flash = {
  kind: 'info',
  title: "Cet essai n'est plus en cours",
  text: `Un essai dure ${formatPeriod(RETENTION.trialCookie)}, dans le navigateur où il a commencé. Recommencez quand vous voulez.`,
}
const NO_QUESTIONS: Flash = {
  kind: 'info',
  title: 'Aucune question disponible',
  text: 'Les questions arrivent bientôt. Revenez un peu plus tard.',
}

/** Reads `/essai?q=N` and `/essai?again=1`. A malformed number becomes null. */
function readQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const q = query.get('q')
  return { isAsked: q !== null, number: parsePositiveInteger(q), isAgain: query.has('again') }
}
