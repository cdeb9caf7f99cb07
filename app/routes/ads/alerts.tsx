import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type PageHandle, requireSession, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { searchOnOneLine } from '#app/text'
import { paths } from '#app/paths'
import { AdTabs, AlertList, AlertMails } from '#app/ui/ads'
import { Breadcrumbs, ButtonLink, EmptyState, PageHead } from '#app/ui'
import { twoThirds, wide } from '#app/ui/layout/layout.css'
import { AD_CRUMBS } from './ad-parts'
import { changeAlerts } from './alert-actions.server'

export const handle: PageHandle = { title: 'Mes alertes', crumbs: AD_CRUMBS }

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { alerts, isMailed } = await site().ads.alerts.list(user.id)
  const rows = alerts.map(({ id, query, createdAt }) => {
    return { id, words: searchOnOneLine(query), href: paths.ads(query), createdAt }
  })
  return { rows, isMailed, isConfirmed: user.emailConfirmedAt !== null, email: user.email }
}

export async function action(args: ActionFunctionArgs) {
  return changeAlerts(args, await requireSession(args))
}

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
