import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import type { Again, Revisable, SeriesSource } from '#modules/exams'
import type { User } from '#modules/identity'
import { SERIES_COUNTS, SERIES_SOURCES } from '#modules/exams/series/schema'
import { act, badRequest, limitUser, notFound, parseId, readForm, requireUser, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { NOTHING_TO_REVISE } from '#app/text'
import type { SeriesFields } from '#app/ui/series/choice-form'
import { againSchema, choiceSchema } from './choice-schema'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  // Closes overdue exams, whose answers count for what is due.
  await site().exams.attempts.findRunning(user.id)
  const revisable = await site().exams.series.findRevisable(user.id)
  const isChoosing = CHOICES.some((name) => new URL(args.request.url).searchParams.has(name))
  return { revisable, isChoosing, ...readChoice(args.request, revisable) }
}

const CHOICES = ['source', 'theme', 'difficulty', 'count']

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const started = new URL(args.request.url).searchParams.get('form')
  if (started === 'today' || started === 'legislation') return startAtOnce(args, user, started)
  if (started === 'mistakes') return startAgain(args, user)
  const form = await readForm(args.request, choiceSchema)
  // The site's own form sends only valid choices.
  if (form.status !== 'success') throw badRequest()
  const { source = null, theme: themes, difficulty, count = '10' } = form.value
  const choice = { source, themes, difficulty: difficulty ? DIFFICULTIES[difficulty] : null, count }
  const start = async () => (await limitUser('series', user)) ?? site().exams.series.start(user.id, choice)
  return act(args, start, {
    form,
    to: paths.revise(),
    done: toSeries,
    refused: {
      'nothing-to-ask': {
        formErrors: ['Aucune question ne correspond à ce choix. Prenez un autre thème, ou « Jamais vues ».'],
      },
    },
  })
}

/** Starts a series that needs no choice. */
function startAtOnce(args: ActionFunctionArgs, user: User, kind: 'today' | 'legislation') {
  const { startToday, startLawPaper } = site().exams.series
  const begin = kind === 'today' ? startToday : startLawPaper
  return act(args, async () => (await limitUser('series', user)) ?? begin(user.id), {
    to: kind === 'today' ? paths.dashboard() : paths.revise(),
    done: toSeries,
    refused: { 'nothing-to-ask': { kind: 'info', title: kind === 'today' ? NOTHING_TO_REVISE : TOO_FEW } },
  })
}

/** Starts the mistakes of a result or of a series, as `RedoButton` asks for. */
async function startAgain(args: ActionFunctionArgs, user: User) {
  const form = await readForm(args.request, againSchema)
  const of = form.status === 'success' && readAgain(form.value)
  if (!of) throw badRequest()
  const start = async () => (await limitUser('series', user)) ?? site().exams.series.startAgain(user.id, of)
  return act(args, start, {
    to: 'resultId' in of ? paths.examDetails(of.resultId) : paths.series(of.seriesId),
    done: toSeries,
    refused: {
      'nothing-to-ask': { kind: 'info', title: NOTHING_TO_REDO, text: GONE },
      'not-found': () => {
        throw notFound()
      },
    },
  })
}

function readAgain({ result, series }: z.infer<typeof againSchema>): Again | null {
  const [resultId, seriesId] = [parseId(result), parseId(series)]
  if (resultId !== null) return { resultId }
  return seriesId === null ? null : { seriesId }
}

const NOTHING_TO_REDO = 'Rien à refaire ici'
const GONE = 'Ces questions ont quitté le site, ou vos réponses ne sont plus gardées.'

const TOO_FEW = "L'épreuve de législation a trop peu de questions pour le moment"

const DIFFICULTIES = { 1: 1, 2: 2, 3: 3 } as const

type Choice = {
  chosen: SeriesFields
  /** The requested source, if it has no questions. */
  empty: SeriesSource | undefined
}

/**
 * Reads the choice. A source that is missing or has no questions is replaced: by all sources if a theme is
 * chosen, otherwise by 'due' or 'new'.
 */
function readChoice(request: Request, { counts }: Revisable): Choice {
  const query = new URL(request.url).searchParams
  const theme = query.getAll('theme')
  const requested = pick(query.get('source'), SERIES_SOURCES)
  const isEmpty = requested !== undefined && counts[requested] === 0
  const usual = counts.due > 0 ? 'due' : 'new'
  const chosen = {
    theme,
    source: requested && !isEmpty ? requested : theme.length > 0 ? '' : usual,
    difficulty: pick(query.get('difficulty'), ['1', '2', '3']) ?? '',
    count: pick(query.get('count'), SERIES_COUNTS) ?? '10',
  }
  return { chosen, empty: isEmpty ? requested : undefined }
}

function pick<Value extends string>(text: string | null, known: readonly Value[]): Value | undefined {
  return known.find((value) => value === text)
}

const toSeries = ({ seriesId }: { seriesId: number }) => seeOther(paths.series(seriesId))
