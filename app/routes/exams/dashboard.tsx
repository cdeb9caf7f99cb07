import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { examDateSchema } from '#modules/exams/study-plans/schema'
import { YEARS_AHEAD } from '#modules/exams/rules'
import {
  act,
  type PageHandle,
  readForm,
  readPage,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { TO_NOTICE } from '#app/http/notice'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import type { loader as rootLoader } from '#app/root'
import { whereYouStand } from '#app/text'
import { BackLink, ConfirmFirst, EmptyState, PageHead, Pager, Section } from '#app/ui'
import { ChanceCard } from '#app/ui/dashboard/chance-card'
import { ExamRows } from '#app/ui/dashboard/exam-row'
import { ExamFigures } from '#app/ui/dashboard/figures'
import { Mastery } from '#app/ui/dashboard/mastery'
import { NextSteps } from '#app/ui/dashboard/next-step'
import { apart, outlook } from '#app/ui/dashboard/outlook.css'
import { nextStep } from '#app/ui/dashboard/step'
import { greetingName } from '#app/ui/layout/navigation'
import { ExamDate, PAST_DATE } from './exam-date'

export const handle: PageHandle = { title: 'Tableau de bord' }

const PER_PAGE = 20

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const pagination = readPage(args.request, PER_PAGE)
  // `results.findOverview` must come first, because it closes overdue exams, whose answers `study` counts.
  const overview = await exams.results.findOverview(user.id, pagination.slice)
  const study = await exams.memory.findOverview(user.id)
  const unconfirmed = user.emailConfirmedAt === null ? user.email : null
  return {
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

const CONFIRM =
  "Votre adresse email n'est pas encore confirmée : ouvrez le lien que vous avez reçu, ou demandez-en un autre."

export default function Dashboard() {
  const { figures, trend, history, page, pages, study, running, progress, unconfirmed } =
    useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() !== undefined
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  const state = { running, progress, study, hasResults: history.total > 0 }
  return (
    <>
      <BackLink href={paths.home()}>Retour à l'accueil</BackLink>
      <PageHead
        title={`Bienvenue ${viewer ? greetingName(viewer) : ''}`}
        intro={whereYouStand({ ...state, ...study, ...progress })}
      />
      <NextSteps {...state} />
      {unconfirmed && (
        <div className={apart}>
          <ConfirmFirst email={unconfirmed} here={paths.dashboard()}>
            {CONFIRM}
          </ConfirmFirst>
        </div>
      )}
      <div className={outlook}>
        <ChanceCard {...study} isOfficialUnlocked={progress.isOfficialUnlocked} />
        <ExamDate plan={study} isRefused={isRefused} />
      </div>
      <Mastery study={study} withTheory={nextStep(state).kind === 'study'} />
      <Section id="chiffres" title="Vos examens">
        <ExamFigures figures={figures} trend={trend} />
      </Section>
      <Section id="historique" title="Historique des résultats" intro="Vos derniers résultats d'examens">
        {history.total === 0 ? (
          <EmptyState
            title="Aucun examen passé pour le moment"
            text="Commencez votre premier test pour voir vos résultats ici"
          />
        ) : (
          <ExamRows results={history.items} />
        )}
        <Pager page={page} pages={pages} hrefOf={(to) => paths.dashboard({ page: to })} />
      </Section>
    </>
  )
}
