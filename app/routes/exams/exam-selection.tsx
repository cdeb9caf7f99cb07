import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { type PageHandle, requireUser } from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { minutesOf } from '#app/text'
import { ActionLink, BackLink, CardGrid, PageHead } from '#app/ui'
import { ExamCard, OtherRunning, PaperSection } from '#app/ui/exam'
import type { ExamType, Progress, RunningExam } from '#modules/exams'
import { TIME_ALLOWANCES } from '#modules/exams/rules'
import { EXAM_TYPES } from '#modules/exams/schemas'

export const handle: PageHandle = { title: "Choix de l'examen" }

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const { running, progress, history } = await exams.results.findOverview(user.id, { offset: 0, limit: 20 })
  const lessons = (await exams.lessons.list()).map(({ slug, title, questions }) => ({
    slug,
    title,
    questions,
  }))
  const chances = isNextOfficial(progress) ? await exams.memory.findChances(user.id) : null
  const hasResult = history.total > 0
  return { running, begin: readBegin(args.request, running), progress, chances, lessons, hasResult }
}

export default function ExamSelection() {
  const { running, begin, progress, chances, lessons, hasResult } = useLoaderData<typeof loader>()
  const other = begin && running.find(({ type }) => type !== begin.type)
  const main = chooseMain(running, progress)
  return (
    <>
      <BackLink href={paths.dashboard()} />
      <PageHead
        intro={`Entraînez-vous en ${minutesOf('practice')} minutes, ou passez la simulation complète de l'examen.`}
        actions={hasResult && <ActionLink href={paths.results()}>Dernier résultat</ActionLink>}
      />
      {other && <OtherRunning running={other} begin={begin} />}
      <CardGrid columns={2}>
        {EXAM_TYPES.map((type) => (
          <ExamCard
            key={type}
            type={type}
            progress={progress}
            chances={chances}
            running={running.find((attempt) => attempt.type === type)}
            isMain={!other && type === main}
          />
        ))}
      </CardGrid>
      <PaperSection progress={progress} lessons={lessons} />
    </>
  )
}

function chooseMain(running: readonly RunningExam[], progress: Progress): ExamType {
  return running[0]?.type ?? (isNextOfficial(progress) ? 'official' : 'practice')
}

const isNextOfficial = ({ isOfficialUnlocked, isOfficialPassed }: Progress) =>
  isOfficialUnlocked && !isOfficialPassed

/** Reads from `?begin=…&time=…` which exam could not begin because another one is running. */
function readBegin(request: Request, running: readonly RunningExam[]) {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { data: requested } = beginSchema.safeParse(query)
  return requested && running.every(({ type }) => type !== requested.begin)
    ? { type: requested.begin, time: requested.time }
    : null
}

const beginSchema = z.object({ begin: z.enum(EXAM_TYPES), time: z.enum(TIME_ALLOWANCES).catch('normal') })
