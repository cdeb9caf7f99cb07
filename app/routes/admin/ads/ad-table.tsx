import type { CheckedAd } from '#modules/ads'
import type { ADMIN_AD_FILTERS } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { type AdAct, paths } from '#app/paths'
import { ACCOUNT_BLOCKED, CATEGORY_NAMES, frenchPrice, numericDate, TYPE_BADGES } from '#app/text'
import type { ListFilters } from '#app/ui/admin'
import { Badge, CellLink, type Column, french, type Look, RowActions, toRowAction } from '#app/ui'
import { correctionBadge, STATE_BADGES, stateBadge, typeBadge } from '#app/ui/ads'
import { useReturn } from '#app/http/way-back'
import { AD_ACTIONS } from './actions'

/** `owner` is undefined if the account has just been deleted. */
export function toRow(ad: CheckedAd, owner: User | undefined) {
  const { id, title, revision, type, price, createdAt } = ad
  const member = owner && { id: owner.id, username: owner.username, isBlocked: owner.isBlocked }
  const isCorrection = ad.correctsId !== null
  const state = isCorrection ? correctionBadge(ad.state === 'rejected') : stateBadge(ad)
  const badges = { type: typeBadge(type), state }
  return {
    id,
    title,
    revision,
    price,
    createdAt,
    member,
    isPending: ad.state === 'pending',
    isCorrection,
    ...badges,
  }
}

type Row = ReturnType<typeof toRow>

export const FILTERS: ListFilters<typeof ADMIN_AD_FILTERS> = {
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

export const COLUMNS: readonly Column<Row>[] = [
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

function AdActions({ id, revision, title, isPending, isCorrection, member }: Row) {
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
        ...(isCorrection ? [] : [to('delete', { variant: 'quietDanger' })]),
      ]}
    />
  )
}
