import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { readPage } from '#app/http/lists.server'
import { requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import type { loader as rootLoader } from '#app/root'
import { Pager } from '#app/ui/content/blocks'
import { ExamRows } from '#app/ui/dashboard/exam-row'
import { ExamFigures } from '#app/ui/dashboard/figures'
import { NextSteps } from '#app/ui/dashboard/next-step'
import { EmptyState } from '#app/ui/feedback/states'
import { BackLink, PageHead, Section } from '#app/ui/layout/layout'
import { greetingName } from '#app/ui/layout/navigation'

export const meta: MetaFunction = () => unlistedMeta('Tableau de bord')

const PER_PAGE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const asked = readPage(request, PER_PAGE)
  const overview = await site().exams.overview(user.id, asked.slice)
  return { ...overview, ...asked.of(overview.history.total, (page) => paths.dashboard({ page })) }
}

export default function Dashboard() {
  const { figures, trend, history, page, pages, ...next } = useLoaderData<typeof loader>()
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  return (
    <>
      <BackLink href={paths.home()}>Retour à l'accueil</BackLink>
      <PageHead
        title={`Bienvenue ${viewer ? greetingName(viewer) : ''}`}
        intro="Un test par jour suffit pour arriver prêt à l'examen théorique."
      />
      <NextSteps {...next} hasResults={history.total > 0} />
      <Section id="chiffres" title="Vos chiffres" titleHidden>
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
