import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AD_CATEGORIES, AD_STATES, AD_TYPES } from '#modules/ads/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { readPage } from '#app/http/paging.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { Note } from '#app/ui/content/note'
import { ButtonLink } from '#app/ui/forms/button'
import { AdminList } from '../admin-list'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { isFiltered, PER_PAGE, readListQuery } from '../list-query'
import { AdTable } from './ad-table'
import { AD_FILTERS } from './filters'
import { rowOf, waitingOf } from './list-view'
import { WaitingAds } from './waiting-ads'

export const meta: MetaFunction = () => unlistedMeta('Annonces, administration')

/** Those whom a search is about, where it names members: more than a person goes through. */
const MOST_MEMBERS = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const { ads, identity } = site()
  const query = readListQuery(request, {
    state: AD_STATES,
    type: AD_TYPES,
    category: AD_CATEGORIES,
    sort: ['oldest'],
  })
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const members = query.q === undefined ? [] : await identity.searchIds(query.q, MOST_MEMBERS + 1)
  const ownerIds = members.slice(0, MOST_MEMBERS)
  const found = await ads.listAll({ ...query, ownerIds }, asked.slice)
  const place = asked.of(found.total, (page) => paths.admin.ads({ ...query, page }))
  // Whoever looks for something, or goes on to the next page, does not come for the queue.
  const waiting = isFiltered(query) || asked.page > 1 ? [] : await ads.findOldestPending(PER_PAGE)
  const names = await identity.findNames([...found.items, ...waiting].map(({ userId }) => userId))
  return {
    frame,
    query,
    cutAfter: members.length > MOST_MEMBERS ? MOST_MEMBERS : null,
    list: addressOf(request),
    allChosen: new URL(request.url).searchParams.has('tous'),
    waiting: waiting.map((ad) => waitingOf(ad, names)),
    rows: found.items.map((ad) => rowOf(ad, names)),
    position: { ...place, total: found.total },
  }
}

export default function AdminAds() {
  const { frame, query, cutAfter, list, allChosen, waiting, rows, position } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="ads">
      {waiting.length > 0 && (
        <WaitingAds ads={waiting} total={frame.pendingAds} allChosen={allChosen} list={list} />
      )}
      <AdminList
        title={{ all: 'Toutes les annonces', found: 'Annonces trouvées' }}
        actions={
          // Plain: the filled buttons of the page are those of the ads that wait.
          <ButtonLink href={paths.admin.newAd()} size="small">
            Ajouter une annonce
          </ButtonLink>
        }
        query={query}
        position={position}
        hrefOf={paths.admin.ads}
        filters={AD_FILTERS}
        note={cutAfter !== null && <Note tone="warning">{tooMany(cutAfter)}</Note>}
        empty={{ title: 'Aucune annonce disponible' }}
      >
        <AdTable caption={captionOf(query.sort)} ads={rows} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

function tooMany(members: number): string {
  return `Trop de membres correspondent à cette recherche : seuls les ${members} premiers voient leurs annonces listées pour leur nom. Précisez-le.`
}

function captionOf(sort: 'oldest' | undefined): string {
  return `Annonces, ${sort === 'oldest' ? 'les plus anciennes' : 'les plus récentes'} d'abord`
}
