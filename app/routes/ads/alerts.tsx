import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { AdTabs, AlertList, AlertMails } from '#app/ui/ads'
import { Breadcrumbs, ButtonLink, EmptyState, PageHead } from '#app/ui'
import { twoThirds, wide } from '#app/ui/layout/layout.css'
import { AD_CRUMBS } from './ad-parts'
import { action, loader } from './alerts.server'

export { action, loader }

export const handle: PageHandle = { title: 'Mes alertes', crumbs: AD_CRUMBS }

export default function Alerts() {
  const { rows, ...mails } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="Vos recherches enregistrées : nous vous écrivons quand une nouvelle annonce y correspond." />
      <AdTabs current="alerts" />
      {rows.length === 0 ? (
        <EmptyState
          level={2}
          title="Vous n'avez aucune alerte"
          text="Filtrez les annonces, puis choisissez « Créer une alerte »."
          action={<ButtonLink href={paths.ads()}>Voir les annonces</ButtonLink>}
        />
      ) : (
        <div className={twoThirds}>
          <div className={wide}>
            <AlertList rows={rows} />
          </div>
          <AlertMails {...mails} />
        </div>
      )}
    </>
  )
}
