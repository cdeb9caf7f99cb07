import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { BackLink, ConfirmFirst, EmptyState, PageHead, Pager, Section, Stack } from '#app/ui'
import { ExamFigures, ExamRows, KnownCard, ThemeList, TodayCard, Ways } from '#app/ui/dashboard'
import { section } from '#app/ui/layout/layout.css'
import { action, loader } from './dashboard.server'
import { Goal } from './goal'

export const handle: PageHandle = { title: 'Tableau de bord' }

export { action, loader }

export default function Dashboard() {
  const { name, figures, trend, history, page, pages, study, next, running, progress, unconfirmed } =
    useLoaderData<typeof loader>()
  const isRefused = useActionData<typeof action>() !== undefined
  return (
    <>
      <BackLink href={paths.home()}>Retour à l'accueil</BackLink>
      <PageHead title={`Bienvenue ${name}`} intro={progress.isOfficialPassed ? PASSED : DAILY} />
      <Stack gap={16}>
        <TodayCard study={study} running={running}>
          <Goal study={study} isRefused={isRefused} />
        </TodayCard>
        <KnownCard study={study} next={next} />
        <Ways progress={progress} themes={study.themes} />
      </Stack>
      <ThemeList themes={study.themes} />
      <Section id="historique" title="Historique des résultats" intro="Vos derniers résultats d'examens">
        <Stack gap={16}>
          <ExamFigures figures={figures} trend={trend} today={study.date} />
          {history.total === 0 ? (
            <EmptyState
              title="Aucun examen passé pour le moment"
              text="Commencez votre premier test pour voir vos résultats ici"
            />
          ) : (
            <ExamRows results={history.items} />
          )}
        </Stack>
        <Pager page={page} pages={pages} hrefOf={(to) => paths.dashboard({ page: to })} />
      </Section>
      {unconfirmed && (
        <div className={section}>
          <ConfirmFirst email={unconfirmed} here={paths.dashboard()}>
            {CONFIRM}
          </ConfirmFirst>
        </div>
      )}
    </>
  )
}

const DAILY = "Un peu de théorie chaque jour, et vous retenez la matière de l'examen."
const PASSED =
  "Vous avez réussi l'examen officiel, la simulation complète de ce site. Gardez la matière en tête jusqu'à l'épreuve de la fédération."
const CONFIRM =
  "Votre adresse email n'est pas encore confirmée : ouvrez le lien que vous avez reçu, ou demandez-en un autre."
