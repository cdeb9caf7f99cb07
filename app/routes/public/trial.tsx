import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Letter } from '#modules/exams'
import { letterSchema } from '#modules/exams/schemas'
import { TRIAL_QUESTIONS } from '#modules/exams/rules'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import {
  beginTrial,
  currentUser,
  failure,
  type Flash,
  keepTrial,
  limitTrial,
  type PageHandle,
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
import { ExamBar, questionTitle } from '#app/ui/exam'
import { Breadcrumbs, HOME_CRUMB, Text } from '#app/ui'
import {
  AnsweredTrialQuestion,
  GoneTrialQuestion,
  NextInTrial,
  OpenTrialQuestion,
  TrialEnd,
  TrialStart,
} from '#app/ui/trial/trial'
import {
  summarizeTrial,
  isOpen,
  findNext,
  openTrial,
  findPlace,
  toQuestion,
  withAnswer,
} from './trial-places.server'

export const handle: PageHandle<typeof loader> = (loaded) => {
  const crumbs = [HOME_CRUMB, { label: 'Examen théorique', href: paths.landing() }]
  const here = 'Essai'
  if (loaded.is === 'place')
    return {
      title: `${questionTitle(loaded.number, loaded.total)}, essai`,
      crumbs,
      here,
      // Leaves out the header and footer, so that an ordinary question fits a phone's screen.
      bare: true,
      wide: true,
    }
  if (loaded.is === 'end') return { title: "Résultat de l'essai", crumbs, here }
  return {
    title: `Essayer ${TRIAL_QUESTIONS} questions pour l'examen LTS`,
    heading: `Essayez ${TRIAL_QUESTIONS} questions`,
    crumbs,
    here,
    description: `${TRIAL_QUESTIONS} questions pour préparer l'examen théorique de tireur sportif (LTS), sans compte et sur ${TRIAL_QUESTIONS} thèmes : après chaque réponse, l'explication et sa source.`,
    listed: {
      keywords: ['examen LTS', 'questions LTS', 'QCM tir sportif', 'essai gratuit'],
      path: paths.trial(),
    },
  }
}

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
  const limited = await limitTrial(args.context)
  const { isAsked, number } = readQuery(args.request)
  return isAsked ? answer(args.request, number, limited) : begin(args.request, limited)
}

/** Prefers the action's cache header, because the response to a form is for its sender alone. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export default function Trial() {
  const loaded = useLoaderData<typeof loader>()
  const refusal = useActionData<Refusal>()
  if (loaded.is === 'place') return <Place {...loaded} refusal={refusal} />
  const crumbs = <Breadcrumbs />
  if (loaded.is === 'start') return <TrialStart back={crumbs} refused={refusal?.refused} />
  return (
    <>
      {crumbs}
      <TrialEnd {...loaded} />
    </>
  )
}

type PlaceProps = { number: number; total: number; refusal?: Refusal } & ReturnType<typeof toQuestion>

function Place({ number, total, refusal, ...place }: PlaceProps) {
  const here = paths.trial({ q: number })
  const next = <NextInTrial to={number < total ? number + 1 : null} />
  return (
    <div data-turning="">
      <Breadcrumbs />
      <ExamBar number={number} total={total}>
        <Text tone="muted">Essai</Text>
      </ExamBar>
      {place.state === 'open' && (
        <OpenTrialQuestion
          question={place.question}
          action={here}
          chosen={refusal?.letter ?? null}
          error={refusal?.refused}
        />
      )}
      {place.state === 'answered' && (
        <AnsweredTrialQuestion question={place.question}>{next}</AnsweredTrialQuestion>
      )}
      {place.state === 'gone' && <GoneTrialQuestion>{next}</GoneTrialQuestion>}
    </div>
  )
}

type Refusal = { refused: string; letter?: Letter }

async function begin(request: Request, limited: RateLimited | undefined) {
  if (limited) {
    const trial = await openTrial(request)
    // The start page would redirect to the running trial without showing the message.
    if (trial) return redirectWith(paths.trial({ q: findNext(trial) ?? 1 }), failure(limited.message))
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

/** Reads `/essai?q=N`; a malformed number becomes null. */
function readQuery(request: Request) {
  const q = new URL(request.url).searchParams.get('q')
  return { isAsked: q !== null, number: parsePositiveInteger(q) }
}
