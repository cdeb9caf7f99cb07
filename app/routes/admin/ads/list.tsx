import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { CheckedAd } from '#modules/ads'
import { ADMIN_AD_FILTERS } from '#modules/ads/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { Badge, Note } from '#app/ui/content/blocks'
import { ButtonLink } from '#app/ui/forms/button'
import { choicesOf } from '#app/ui/forms/choice-fields'
import { DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import { frenchPrice } from '#app/text/french'
import { Fr } from '#app/ui/text/text'
import { numericDate } from '#app/text/format'
import { STATE_BADGES, typeBadge } from '#app/ui/ads/ad-card'
import { CATEGORY_NAMES, TYPE_BADGES } from '#app/text/ads'
import { AdminList, isFiltered, PER_PAGE } from '../admin-list'
import { addressOf, withReturn } from '../back-to-list'
import { openAdminPage } from '../panel.server'
import { waitingOf, WaitingAds } from './waiting-ads'

export const meta: MetaFunction = () => unlistedMeta('Annonces, administration')

/** A search by name looks through the ads of this many members. */
const MOST_MEMBERS = 100

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const { ads, identity } = site()
  const query = readListQuery(request, ADMIN_AD_FILTERS)
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const members = query.q === undefined ? [] : await identity.searchIds(query.q, MOST_MEMBERS + 1)
  const ownerIds = members.slice(0, MOST_MEMBERS)
  const found = await ads.listAll({ ...query, ownerIds }, asked.slice)
  const place = asked.of(found.total, (page) => paths.admin.ads({ ...query, page }))
  // The queue is for admins who neither search nor go through the pages.
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
          // Not a primary button: those of the page approve pending ads.
          <ButtonLink href={paths.admin.newAd()} size="small">
            Ajouter une annonce
          </ButtonLink>
        }
        query={query}
        position={position}
        hrefOf={paths.admin.ads}
        filters={FORM}
        note={cutAfter !== null && <Note tone="warning">{tooMany(cutAfter)}</Note>}
        empty={{ title: 'Aucune annonce disponible' }}
      >
        <AdTable caption={captionOf(query.sort)} ads={rows} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

const FORM = {
  label: 'Filtrer les annonces',
  searched: 'Titre ou membre',
  selects: [
    {
      name: 'state',
      label: 'État',
      options: [
        { value: '', label: 'Tous' },
        ...Object.entries(STATE_BADGES).map(([value, { label }]) => ({ value, label })),
      ],
    },
    { name: 'type', label: 'Type', options: choicesOf({ '': 'Tous', ...TYPE_BADGES }) },
    { name: 'category', label: 'Catégorie', options: choicesOf({ '': 'Toutes', ...CATEGORY_NAMES }) },
  ],
  sorts: choicesOf({ '': 'Les plus récentes', oldest: 'Les plus anciennes' }),
}

function tooMany(members: number): string {
  return `Trop de membres correspondent à cette recherche : seuls les ${members} premiers voient leurs annonces listées pour leur nom. Précisez-le.`
}

function captionOf(sort: 'oldest' | undefined): string {
  return `Annonces, ${sort === 'oldest' ? 'les plus anciennes' : 'les plus récentes'} d'abord`
}

type AdRow = ReturnType<typeof rowOf>

function rowOf(ad: CheckedAd, names: ReadonlyMap<number, { username: string }>) {
  const { id, title, revision } = ad
  const { state } = ad
  return {
    id,
    title,
    revision,
    href: paths.ad(id),
    type: typeBadge(ad.type),
    // A member who has just left has no ads any more either.
    member: names.get(ad.userId)?.username ?? '',
    price: frenchPrice(ad.price),
    state: STATE_BADGES[state],
    isPending: state === 'pending',
    date: numericDate(ad.createdAt),
    dateTime: ad.createdAt.toISOString(),
  }
}

type AdTableProps = { caption: string; ads: readonly AdRow[]; list: string }

function AdTable({ caption, ads, list }: AdTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={ads}
      keyOf={({ id }) => id}
      columns={[
        { label: 'ID', kind: 'id', cell: ({ id }) => id },
        {
          label: 'Titre',
          kind: 'title',
          cell: ({ title, href }) => (
            <a href={href}>
              <Fr>{title}</Fr>
            </a>
          ),
        },
        { label: 'Type', cell: ({ type }) => <Badge tone={type.tone}>{type.label}</Badge> },
        { label: 'Membre', cell: ({ member }) => member },
        { label: 'Prix', kind: 'number', cell: ({ price }) => <Fr>{price}</Fr> },
        { label: 'État', cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge> },
        {
          label: 'Date',
          kind: 'date',
          cell: ({ date, dateTime }) => <time dateTime={dateTime}>{date}</time>,
        },
        { label: 'Actions', kind: 'actions', cell: (ad) => <AdActions ad={ad} list={list} /> },
      ]}
    />
  )
}

function AdActions({ ad: { id, revision, title, isPending }, list }: { ad: AdRow; list: string }) {
  return (
    <RowActions>
      {isPending && (
        <RowButton
          action={withReturn(paths.admin.actOnAd(id, 'approve'), list)}
          label="Approuver"
          about={title}
          fields={{ revision: String(revision) }}
        />
      )}
      <RowLink href={withReturn(paths.admin.ad(id), list)} label="Modifier" about={title} variant="quiet" />
      <RowLink
        href={withReturn(paths.admin.actOnAd(id, 'delete'), list)}
        label="Supprimer"
        about={title}
        variant="quietDanger"
        dialog
      />
    </RowActions>
  )
}
