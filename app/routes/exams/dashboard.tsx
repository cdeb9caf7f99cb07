import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { whereYouStand } from '#app/text'
import { BackLink, ConfirmFirst, EmptyState, PageHead, Pager, Section } from '#app/ui'
import { ChanceCard, ExamFigures, ExamRows, Mastery, nextStep, NextSteps } from '#app/ui/dashboard'
import { apart, outlook } from '#app/ui/dashboard/outlook.css'
import { action, loader } from './dashboard.server'
import { ExamDate } from './exam-date'

export const handle: PageHandle = { title: 'Tableau de bord' }

export { action, loader }

export default function Dashboard() {
  const { name, figures, trend, history, page, pages, study, running, progress, unconfirmed } =
    useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() !== undefined
  const state = { running, progress, study, hasResults: history.total > 0 }
  return (
    <>
      <BackLink href={paths.home()}>Retour à l'accueil</BackLink>
      <PageHead title={`Bienvenue ${name}`} intro={whereYouStand({ ...state, ...study, ...progress })} />
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

const CONFIRM =
  "Votre adresse email n'est pas encore confirmée : ouvrez le lien que vous avez reçu, ou demandez-en un autre."
