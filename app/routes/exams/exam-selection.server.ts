import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import type { ExamType, Progress, RunningExam } from '#modules/exams'
import { TIME_ALLOWANCES } from '#modules/exams/rules'
import { EXAM_TYPES } from '#modules/exams/schemas'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const { running, progress, history } = await exams.results.findOverview(user.id, { offset: 0, limit: 20 })
  const lessons = (await exams.lessons.list())
    .filter(({ questions }) => questions > 0)
    .map(({ slug, title, questions }) => ({ slug, title, questions }))
  const known = isNextOfficial(progress) ? await exams.memory.findChances(user.id) : null
  const hasResult = history.total > 0
  const main = chooseMain(running, progress)
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

function chooseMain(running: readonly RunningExam[], progress: Progress): ExamType {
  return running[0]?.type ?? (isNextOfficial(progress) ? 'official' : 'practice')
}

const isNextOfficial = ({ isOfficialUnlocked, isOfficialPassed }: Progress) =>
  isOfficialUnlocked && !isOfficialPassed

/** Reads the exam in `?begin=…&time=…`, which could not begin because another one is running. */
function readBegin(request: Request, running: readonly RunningExam[]) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { data: requested } = beginSchema.safeParse(query)
  return requested && running.every(({ type }) => type !== requested.begin)
    ? { type: requested.begin, time: requested.time }
    : null
}

const beginSchema = z.object({ begin: z.enum(EXAM_TYPES), time: z.enum(TIME_ALLOWANCES).catch('normal') })
