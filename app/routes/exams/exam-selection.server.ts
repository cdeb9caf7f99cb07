import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import type { RunningExam } from '#modules/exams'
import { findNextExam, TIME_ALLOWANCES } from '#modules/exams/rules'
import { EXAM_TYPES } from '#modules/exams/schemas'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const { running, progress, history } = await exams.results.findOverview(user.id, { offset: 0, limit: 20 })
  const lessons = (await exams.lessons.list())
    .filter(({ questions }) => questions > 0)
    .map(({ slug, title, questions }) => ({ slug, title, questions }))
  const next = findNextExam(progress)
  const known = next === 'official' ? await exams.memory.findChances(user.id) : null
  const hasResult = history.total > 0
  const main = running[0]?.type ?? next
  return {
    running,
    main,
    begin: readBegin(args.request, running),
    progress,
    chances: known?.chances ?? null,
    lessons,
    hasResult,
  }
}

/** Reads the exam in `?begin=…&time=…`, which could not begin because another one is running. */
function readBegin(request: Request, running: readonly RunningExam[]) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { data: requested } = beginSchema.safeParse(query)
  return requested && running.every(({ type }) => type !== requested.begin)
    ? { type: requested.begin, time: requested.time }
    : null
}

const beginSchema = z.object({ begin: z.enum(EXAM_TYPES), time: z.enum(TIME_ALLOWANCES).catch('normal') })
