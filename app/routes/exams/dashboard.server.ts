import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { YEARS_AHEAD } from '#modules/exams/rules'
import { examDateSchema } from '#modules/exams/study-plans/schema'
import { act, readForm, readPage, refuseForm, requireSession, requireUser, toCaller } from '#app/http'
import { TO_NOTICE } from '#app/http/notice'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { greetingName } from '#app/ui/layout/navigation'
import { PAST_DATE } from './exam-date'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const pagination = readPage(args.request, PER_PAGE)
  // `results.findOverview` must run first. It closes overdue exams, and `study` counts their answers.
  const overview = await exams.results.findOverview(user.id, pagination.slice)
  const study = await exams.memory.findOverview(user.id)
  const unconfirmed = user.emailConfirmedAt === null ? user.email : null
  return {
    name: greetingName(user),
    ...overview,
    study,
    unconfirmed,
    ...pagination.paginate(overview.history.total, (page) => paths.dashboard({ page })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const caller = toCaller(await requireSession(args))
  const { exams } = site()
  const to = paths.dashboard() + TO_NOTICE
  if (new URL(args.request.url).searchParams.get('form') === 'no-date')
    return act(args, () => exams.studyPlans.removeExamDate(caller), {
      ...{ to, done: toDateMessage("La date de l'examen est retirée"), refused: {} },
    })
  const submission = await readForm(args.request, examDateSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { examDate } = submission.value
  return act(args, () => exams.studyPlans.setExamDate(caller, examDate), {
    ...{
      form: submission,
      to,
      done: toDateMessage("La date de l'examen est enregistrée"),
      refused: DATE_FAULTS,
    },
    failed: "La date n'a pas pu être enregistrée.",
  })
}

const toDateMessage = (title: string) => ({ kind: 'success', at: 'date', title }) as const

const DATE_FAULTS = {
  past: { fieldErrors: { examDate: [PAST_DATE] } },
  'too-far': { fieldErrors: { examDate: [`Choisissez un jour des ${YEARS_AHEAD} prochaines années`] } },
}

const PER_PAGE = 20
