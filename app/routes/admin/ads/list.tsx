import { atoms, Badge, ButtonLink, french, Note, Text } from '#app/ui'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MOST_OWNERS } from '#modules/admin/rules'
import type { CheckedAd } from '#modules/ads'
import { ADMIN_AD_FILTERS } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { site } from '#app/start/modules.server'
import { ACCOUNT_BLOCKED, CATEGORY_NAMES, frenchPrice, numericDate, TYPE_BADGES, withNumber } from '#app/text'
import { type AdAct, paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import {
  AdminList,
  CellLink,
  type Column,
  isFiltered,
  type ListFilters,
  type Look,
  PER_PAGE,
  RowActions,
  toRowAction,
} from '#app/ui/admin'
import { STATE_BADGES, stateBadge, typeBadge } from '#app/ui/ads'
import { useReturn } from '#app/http/way-back'
import { requireAdminList } from '../panel.server'
import { AD_ACTIONS } from './actions'
import { NEXT_AD } from './decisions'
import { LastDecisionNote } from './last-decision'
import { toWaitingAd } from './waiting-ad'
import { WaitingAds } from './waiting-ads'

export const handle: PageHandle = { title: 'Annonces, administration' }

export async function loader(args: LoaderFunctionArgs) {
  const { session, query, page, slice, toFrame } = await requireAdminList(args, 'ads', ADMIN_AD_FILTERS)
  const { ads, identity } = site()
  const members = query.q === undefined ? [] : await identity.members.searchIds(query.q, MOST_OWNERS + 1)
  const ownerIds = members.slice(0, MOST_OWNERS)
  const isWhole = !isFiltered(query)
  // The queue shows the pending ads, so the list below leaves them out.
  const found = await ads.moderation.list(
    { ...query, ownerIds, ...(isWhole && { excludeState: 'pending' }) },
    slice,
  )
  const list = toFrame(found.total)
  const hasQueue = isWhole && page === 1
  const waiting = hasQueue ? await ads.moderation.findOldestPending(PER_PAGE) : []
  const owners = await identity.members.findAll([...found.items, ...waiting].map(({ userId }) => userId))
  return {
    ...list,
    hasQueue,
    above: isWhole ? list.waiting.ads : 0,
    isCut: members.length > MOST_OWNERS,
    allChosen: new URL(args.request.url).searchParams.has('tous'),
    queue: (await ads.photos.withPhotos(waiting, session.user)).map((ad) =>
      toWaitingAd(ad, owners.get(ad.userId)),
    ),
    rows: found.items.map((ad) => toRow(ad, owners.get(ad.userId))),
  }
}

type Row = ReturnType<typeof toRow>

/** `owner` is undefined if the account, and with it the ad, has just been deleted. */
function toRow(ad: CheckedAd, owner: User | undefined) {
  const { id, title, revision, type, price, state, createdAt } = ad
  const member = owner && { id: owner.id, username: owner.username, isBlocked: owner.isBlocked }
  const badges = { type: typeBadge(type), state: stateBadge(ad) }
  return { id, title, revision, price, createdAt, member, isPending: state === 'pending', ...badges }
}

export default function AdminAds() {
  const { isCut, allChosen, hasQueue, queue, ...loaded } = useLoaderData<typeof loader>()
  const { above, decision } = loaded
  const order = loaded.query.sort === 'oldest' ? 'les plus anciennes' : 'les plus récentes'
  return (
    <AdminList
      {...loaded}
      queue={
        hasQueue
          ? (queue.length > 0 || decision) && (
              <WaitingAds {...{ allChosen, decision }} ads={queue} total={loaded.waiting.ads} />
            )
          : decision && (
              <div id={NEXT_AD} tabIndex={-1} className={atoms({ marginTop: 's24', marginBottom: 's24' })}>
                <LastDecisionNote {...decision} />
              </div>
            )
      }
      title={{ all: 'Toutes les annonces', found: 'Annonces trouvées' }}
      actions={
        <>
          <ButtonLink href={paths.admin.adReports()} size="small">
            {french(withNumber('Annonces signalées', loaded.waiting.adReports))}
          </ButtonLink>
          <ButtonLink href={paths.admin.messageReports()} size="small">
            {french(withNumber('Messages signalés', loaded.waiting.conversationReports))}
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

const FILTERS: ListFilters<typeof ADMIN_AD_FILTERS> = {
  label: 'Filtrer les annonces',
  searched: 'Titre ou membre',
  selects: {
    state: {
      label: 'État',
      names: [
        { value: '', label: 'Tous' },
        ...Object.entries(STATE_BADGES).map(([value, { label }]) => ({ value, label })),
      ],
    },
    type: { label: 'Type', names: { '': 'Tous', ...TYPE_BADGES } },
    category: { label: 'Catégorie', names: { '': 'Toutes', ...CATEGORY_NAMES } },
  },
  sorts: { '': 'Les plus récentes', oldest: 'Les plus anciennes' },
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'ID', kind: 'id', cell: ({ id }) => id },
  {
    label: 'Titre',
    kind: 'title',
    cell: ({ id, title }) => <a href={paths.ad(id)}>{french(title)}</a>,
  },
  { label: 'Type', cell: ({ type }) => <Badge tone={type.tone}>{type.label}</Badge> },
  { label: 'Membre', cell: ({ member }) => member && <Member {...member} /> },
  { label: 'Prix', kind: 'number', cell: ({ price }) => french(frenchPrice(price)) },
  { label: 'État', cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge> },
  {
    label: 'Date',
    kind: 'date',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{numericDate(createdAt)}</time>,
  },
  { label: 'Actions', kind: 'actions', cell: (ad) => <AdActions {...ad} /> },
]

function Member({ id, username, isBlocked }: Pick<User, 'id' | 'username' | 'isBlocked'>) {
  const back = useReturn()
  return (
    <>
      <CellLink href={back(paths.admin.user(id))}>{username}</CellLink>
      {isBlocked && <Badge tone="danger">{ACCOUNT_BLOCKED}</Badge>}
    </>
  )
}

function AdActions({ id, revision, title, isPending, member }: Row) {
  const back = useReturn()
  const to = (act: AdAct, look: Look) =>
    toRowAction(AD_ACTIONS[act], back(paths.admin.actOnAd(id, act)), look)
  const fields = { revision: String(revision) }
  return (
    <RowActions
      about={title}
      actions={[
        ...(isPending && !member?.isBlocked ? [to('approve', { variant: 'default', fields })] : []),
        ...(isPending ? [to('reject', { variant: 'quietDanger' })] : []),
        { label: 'Modifier', href: back(paths.admin.ad(id)) },
        to('delete', { variant: 'quietDanger' }),
      ]}
    />
  )
}
