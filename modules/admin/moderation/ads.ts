import type { Tx } from '#db/database'
import type { AdminAd, AdVersion, CheckedAd, Rejection } from '#modules/ads'
import type { Caller, User } from '#modules/identity'
import type { Hold, Mail } from '#modules/kernel/mails'
import { refuse } from '#modules/kernel/result'
import { actAsAdmin, type Acted, type Deps, done, type ChangeResult } from '../log/act'
import { changesBetween } from '../log/actions'
import type { Entry } from '../log/store'

export interface AdminAdModeration {
  /** Creates the admin's own ad, which is public at once and may be in any category. */
  create(by: Caller, ad: AdminAd, tx?: Tx): Acted<CheckedAd>

  /**
   * Changes an ad's content but not its state, and deletes `removedPhotos`. Refuses with 'changed' if `ad.revision` is
   * given and is not current.
   */
  change(
    by: Caller,
    ad: AdVersion,
    says: AdminAd & { removedPhotos?: readonly number[] },
  ): Acted<CheckedAd, 'not-found' | 'changed'>

  /** Hides an online or expired ad, and mails its owner. Refuses with 'not-now' in any other state. */
  hide(by: Caller, id: number): Acted<CheckedAd, 'not-found' | 'not-now'>

  /** Shows a hidden ad again, and tells its owner by mail. */
  show(by: Caller, id: number): Acted<CheckedAd, 'not-found' | 'not-now'>

  /** Moves an ad into the bin. A correction can only be rejected, so that its owner learns why. */
  delete(by: Caller, id: number): Acted<CheckedAd, 'not-found'>
}

export function createAdminAdModeration(deps: Deps): AdminAdModeration {
  const { ads } = deps
  return {
    create(by, values, outer) {
      const create = async (tx: Tx, admin: User): ChangeResult<CheckedAd, never> => {
        const created = await ads.listings.createApproved(admin.id, values, tx)
        return done(created, entryOf('ad.create', created, contentChanges(toFields(values), null, created)))
      }
      return actAsAdmin(deps, by, create, [], outer)
    },

    change: (by, read, { removedPhotos = [], ...says }) =>
      actOnAds(deps, by, [read.id], async ([ad], tx) => {
        if (!ad) return refuse('not-found')
        if (!isAsRead(ad, read)) return refuse('changed')
        const { before, after } = await ads.moderation.rewrite(ad, says, removedPhotos, tx)
        const changes = contentChanges(toFields(says), before.ad, after.ad)
        return done(
          after.ad,
          entryOf('ad.update', ad, [...changes, ...changesBetween(['photos'], before, after)]),
        )
      }),

    hide: (by, id) => setHidden(deps, by, id, true),

    show: (by, id) => setHidden(deps, by, id, false),

    delete: (by, id) =>
      actOnAds(deps, by, [id], async ([ad], tx, admin) =>
        ad?.correctsId === null ? done(ad, ...(await remove(deps, admin, [ad], tx))) : refuse('not-found'),
      ),
  }
}

function setHidden(deps: Deps, by: Caller, id: number, isHidden: boolean) {
  return actOnAds(deps, by, [id], async ([ad], tx) => {
    if (!ad) return refuse('not-found')
    const entry = await hideOrShow(deps, ad, isHidden, tx)
    return entry ? done(ad, entry) : refuse<'not-now'>('not-now')
  })
}

/** Hides an ad or shows it again, and mails its owner. Returns null if the ad's state does not allow this. */
export async function hideOrShow(
  deps: Deps,
  ad: CheckedAd,
  isHidden: boolean,
  tx: Tx,
): Promise<Entry | null> {
  if (!(await deps.ads.moderation.setHidden(ad.id, isHidden, tx))) return null
  await tellOwners(deps, [ad], { template: isHidden ? 'ad-hidden' : 'ad-shown-again' }, tx)
  const change = { field: 'isHidden', before: !isHidden, after: isHidden } as const
  return entryOf(isHidden ? 'ad.hide' : 'ad.show', ad, [change])
}

/** Moves ads into the bin. Their log entries have few fields, because the log outlives the owners' accounts. */
export async function remove(
  { clock, ads, bin }: Deps,
  { username }: User,
  removed: readonly CheckedAd[],
  tx: Tx,
): Promise<Entry[]> {
  const things = removed.map(({ id, title, userId }) => {
    return { kind: 'ad', subjectId: id, title, ownerId: userId } as const
  })
  const ids = removed.map(({ id }) => id)
  await ads.bin.add(ids, tx)
  await bin.add(things, username, clock.now(), tx)
  const fields = ['type', 'category', 'price', 'isApproved', 'isSold'] as const
  return removed.map((ad) => entryOf('ad.delete', ad, changesBetween(fields, ad, null)))
}

/**
 * Runs `change` on locked ads. Locks their owners first, and the ads that corrections are of before these, to avoid
 * deadlocks.
 */
export async function actOnAds<Value, Code extends string = never>(
  deps: Deps,
  by: Caller,
  ids: readonly number[],
  change: (ads: CheckedAd[], tx: Tx, admin: User) => ChangeResult<Value, Code>,
): Acted<Value, Code> {
  // Reads the owners and the corrected ads without a lock, because neither ever changes.
  const found = await deps.ads.moderation.find(ids)
  const corrected = found.flatMap(({ correctsId }) => correctsId ?? [])
  return actAsAdmin(
    deps,
    by,
    async (tx, admin) => {
      const locked = await deps.ads.moderation.lock([...ids, ...corrected], tx)
      return change(
        locked.filter(({ id }) => ids.includes(id)),
        tx,
        admin,
      )
    },
    found.map(({ userId }) => userId),
  )
}

export function isAsRead(ad: CheckedAd, { revision }: AdVersion): boolean {
  return revision === undefined || revision === ad.revision
}

type Told =
  | { template: 'ad-approved' | 'ad-hidden' | 'ad-shown-again' }
  | ({ template: 'ad-rejected' | 'ad-removed' } & Rejection)

/** Queues a mail to each owner. A mail about a correction leads to its ad. If `holdOf` is given, these mails are held back. */
export async function tellOwners(
  { identity, mails }: Deps,
  ads: readonly CheckedAd[],
  told: Told,
  tx: Tx,
  holdOf?: ((adId: number) => Hold) | null,
): Promise<void> {
  const ownerIds = ads.map(({ userId }) => userId)
  const owners = await identity.members.findNames(ownerIds, tx)
  const { template, ...said } = told
  const queued = ads.map((ad) => {
    const { id, correctsId, userId } = ad
    const { email: to, firstName } = owners.get(userId)!
    const hold = holdOf?.(id)
    const about = { adId: correctsId ?? id, isCorrection: correctsId !== null }
    const mail = { template, to, userId, parameters: { ...ad, firstName, ...about, ...said } }
    return { ...mail, ...(hold && { hold }) } as Mail
  })
  await mails.queue(queued, tx)
}

/** An entry about a correction names the ad that it corrects. */
export function entryOf(
  action: Entry['action'],
  { id, correctsId, title }: CheckedAd,
  changes: Entry['changes'],
): Entry {
  return { action, subjectId: correctsId ?? id, subject: title, changes }
}

const toFields = (says: AdminAd) => Object.keys(says) as (keyof AdminAd)[]

/** Returns what a correction changes about its ad. */
export const correctedContent = (before: CheckedAd, correction: CheckedAd) =>
  contentChanges([...LOGGED_FIELDS, ...PRIVATE_FIELDS], before, correction)

function contentChanges(
  fields: readonly (keyof AdminAd)[],
  before: CheckedAd | null,
  after: CheckedAd,
): Entry['changes'] {
  return changesBetween(fields, before, after).map((change) =>
    LOGGED_FIELDS.includes(change.field)
      ? change
      : { field: change.field, before: change.before && '…', after: change.after && '…' },
  )
}

/** The fields whose values the log shows. Other fields are private, so the log shows only that they changed. */
const LOGGED_FIELDS: readonly (keyof AdminAd)[] = [
  'title',
  'price',
  'location',
  'province',
  'type',
  'category',
  'condition',
  'weight',
  'caliber',
  'brand',
  'features',
]

const PRIVATE_FIELDS: readonly (keyof AdminAd)[] = [
  'description',
  'contactEmail',
  'contactPhone',
  'contactInfo',
]
