import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AD_CATEGORIES, AD_STATES, AD_TYPES } from '../../../../modules/ads/schemas'
import { readPage } from '../../../http/paging.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminFrame } from '../../../ui/admin/admin-frame'
import { ListBar } from '../../../ui/admin/list-bar'
import { ListPager } from '../../../ui/admin/list-pager'
import { Note } from '../../../ui/content/note'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ButtonLink } from '../../../ui/forms/button'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { isFiltered, readListQuery } from '../list-query'
import { AdFilters } from './ad-filters'
import { AdTable } from './ad-table'
import { rowOf, waitingOf } from './list-view'
import { WaitingAds } from './waiting-ads'

export const meta: MetaFunction = () => unlistedMeta('Annonces, administration')

const PER_PAGE = 20
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
  const filtered = isFiltered(query)
  const asked = readPage(request, PER_PAGE)
  const members = query.q === undefined ? [] : await identity.searchIds(query.q, MOST_MEMBERS + 1)
  const ownerIds = members.slice(0, MOST_MEMBERS)
  const found = await ads.listAll({ ...query, ownerIds }, asked.slice)
  const place = asked.of(found.total, (page) => paths.admin.ads({ ...query, page }))
  // Whoever looks for something, or goes on to the next page, does not come for the queue.
  const waiting = filtered || asked.page > 1 ? [] : await ads.findOldestPending(PER_PAGE)
  const names = await identity.findNames([...found.items, ...waiting].map(({ userId }) => userId))
  return {
    frame,
    query,
    filtered,
    cutAfter: members.length > MOST_MEMBERS ? MOST_MEMBERS : null,
    list: addressOf(request),
    allChosen: new URL(request.url).searchParams.has('tous'),
    waiting: waiting.map((ad) => waitingOf(ad, names)),
    rows: found.items.map((ad) => rowOf(ad, names)),
    total: found.total,
    ...place,
  }
}

export default function AdminAds() {
  const { frame, query, filtered, cutAfter, list, allChosen, waiting, rows, total, page, pages } =
    useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="ads">
      {waiting.length > 0 && (
        <WaitingAds ads={waiting} total={frame.pendingAds} allChosen={allChosen} list={list} />
      )}
      <section aria-labelledby="liste">
        <ListBar
          title={filtered ? 'Annonces trouvées' : 'Toutes les annonces'}
          count={total}
          actions={
            <ButtonLink href={paths.admin.newAd()} size="small">
              Ajouter une annonce
            </ButtonLink>
          }
        />
        {(total > 0 || filtered) && <AdFilters query={query} filtered={filtered} />}
        {cutAfter !== null && <Note tone="warning">{tooMany(cutAfter)}</Note>}
        {rows.length > 0 && <AdTable caption={captionOf(query.sort)} ads={rows} list={list} />}
        {rows.length === 0 && (
          <EmptyState
            level={3}
            title={filtered ? 'Aucune annonce ne correspond' : 'Aucune annonce disponible'}
            text={filtered ? 'Essayez un autre mot, ou moins de filtres.' : undefined}
          />
        )}
        <ListPager
          page={page}
          pages={pages}
          perPage={PER_PAGE}
          total={total}
          hrefOf={(to) => paths.admin.ads({ ...query, page: to })}
        />
      </section>
    </AdminFrame>
  )
}

function tooMany(members: number): string {
  return `Trop de membres correspondent à cette recherche : seuls les ${members} premiers voient leurs annonces listées pour leur nom. Précisez-le.`
}

function captionOf(sort: 'oldest' | undefined): string {
  return `Annonces, ${sort === 'oldest' ? 'les plus anciennes' : 'les plus récentes'} d'abord`
}
