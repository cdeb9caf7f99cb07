import type { CheckedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { VISIBILITY_ACTS } from '#app/text'
import { type RowAction, toRowAction } from '#app/ui'
import { AD_ACTIONS } from '../ads/actions'
import { withReturn } from '#app/http/way-back'
import { USER_ACTIONS } from '../users/actions'

type Reporter = { userId: number | null; email: string | null }

/** Returns the reporter's username, or the address of a visitor. */
export const toReporterName = (
  { userId, email }: Reporter,
  names: ReadonlyMap<number, { username: string }>,
): string => (userId === null ? (email ?? '') : (names.get(userId)?.username ?? ''))

type Reported = { id: number | null; name: string }

/** Returns a link to the member's page in the panel, or none if the account was deleted. */
export const toMemberPage = ({ id, name }: Reported): RowAction[] =>
  id === null ? [] : [{ label: `Compte de ${name}`, href: paths.admin.user(id) }]

/** What an admin can do to a member from a report. */
export function memberActions(
  { id, name, isBlocked = false }: Reported & { isBlocked?: boolean },
  here: string,
): RowAction[] {
  if (id === null) return []
  const acts = (['warn', isBlocked ? 'unblock' : 'block'] as const).map((act) => {
    const action = toRowAction(USER_ACTIONS[act], withReturn(paths.admin.actOnUser(id, act), here))
    return { ...action, label: `${action.label} ${name}` }
  })
  const waiting = paths.admin.bulkAds({ act: 'reject', membre: id })
  return [
    ...toMemberPage({ id, name }),
    ...acts,
    { label: `Rejeter ce que ${name} a en attente`, href: waiting },
  ]
}

export function adActions(ad: Pick<CheckedAd, 'id' | 'state'> | null, here: string): RowAction[] {
  if (!ad) return []
  const visibility = VISIBILITY_ACTS[ad.state]
  const look = { label: "Voir l'annonce", href: paths.ad(ad.id) }
  if (!visibility) return [look]
  const address = withReturn(paths.admin.actOnAd(ad.id, visibility.act), here)
  return [toRowAction(AD_ACTIONS[visibility.act], address, { variant: 'default' }), look]
}
