import { useLoaderData } from '@remix-run/react'
import { MOST_OWNERS } from '#modules/admin/rules'
import { withNumber } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminList } from '#app/ui/admin'
import { ButtonLink, french, Note, Text } from '#app/ui'
import { COLUMNS, FILTERS } from './ad-table'
import { loader } from './list.server'
import { AdQueue } from './waiting-ads'

export { loader }

export const handle: PageHandle = { title: 'Annonces, administration' }

export default function AdminAds() {
  const { isCut, allChosen, hasQueue, queue, ...loaded } = useLoaderData<typeof loader>()
  const { above, decision } = loaded
  const order = loaded.query.sort === 'oldest' ? 'les plus anciennes' : 'les plus récentes'
  return (
    <AdminList
      {...loaded}
      queue={
        <AdQueue
          {...{ allChosen, decision }}
          isShown={hasQueue}
          ads={queue}
          total={loaded.waiting.ads.count}
        />
      }
      title={{ all: 'Toutes les annonces', found: 'Annonces trouvées' }}
      actions={
        <>
          <ButtonLink href={paths.admin.adReports()} size="small">
            {french(withNumber('Annonces signalées', loaded.waiting.adReports.count))}
          </ButtonLink>
          <ButtonLink href={paths.admin.messageReports()} size="small">
            {french(withNumber('Messages signalés', loaded.waiting.conversationReports.count))}
          </ButtonLink>
          {/* This link is not primary, because the primary buttons of this page approve ads. */}
          <ButtonLink href={paths.admin.newAd()} size="small">
            Ajouter une annonce
          </ButtonLink>
        </>
      }
      filters={FILTERS}
      note={
        isCut ? (
          <Note tone="warning">{TOO_MANY}</Note>
        ) : (
          above > 0 && (
            <Text
              note
            >{`Les annonces en attente figurent ${hasQueue ? 'plus haut' : 'sur la première page'}.`}</Text>
          )
        )
      }
      empty={{ title: 'Aucune annonce disponible' }}
      caption={`Annonces, ${order} d'abord`}
      columns={COLUMNS}
    />
  )
}

const TOO_MANY = `Trop de membres correspondent à cette recherche : seuls les ${MOST_OWNERS} premiers voient leurs annonces listées pour leur nom. Précisez-le.`
