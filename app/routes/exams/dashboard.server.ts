import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ExamType } from '#modules/exams'
import { YEARS_AHEAD } from '#modules/exams/rules'
import { goalSchema } from '#modules/exams/study-plans/schema'
import { act, readForm, readPage, refuseForm, requireSession, requireUser, toCaller } from '#app/http'
import { TO_NOTICE } from '#app/http/notice'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { greetingName } from '#app/ui/layout/navigation'
import { PAST_DATE } from './goal'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const pagination = readPage(args.request, PER_PAGE)
  // `results.findOverview` must run first. It closes overdue exams, and `study` counts their answers.
  const overview = await exams.results.findOverview(user.id, pagination.slice)
  const next: ExamType = overview.progress.isOfficialUnlocked ? 'official' : 'practice'
  const study = await exams.studyPlans.findOverview(user.id, next)
  const unconfirmed = user.emailConfirmedAt === null ? user.email : null
  return {
    name: greetingName(user),
    ...overview,
    study,
    next,
    unconfirmed,
    ...pagination.paginate(overview.history.total, (page) => paths.dashboard({ page })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const caller = toCaller(await requireSession(args))
  const submission = await readForm(args.request, goalSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const goal = submission.value
  return act(args, () => site().exams.studyPlans.setGoal(caller, goal), {
    form: submission,
    to: paths.dashboard() + TO_NOTICE,
    done: { kind: 'success', at: 'date', title: 'Votre plan est enregistré' },
    refused: DATE_FAULTS,
    failed: "Votre plan n'a pas pu être enregistré.",
  })
}

const DATE_FAULTS = {
  past: { fieldErrors: { examDate: [PAST_DATE] } },
  'too-far': { fieldErrors: { examDate: [`Choisissez un jour des ${YEARS_AHEAD} prochaines années`] } },
}

const PER_PAGE = 20
