import type { Tx } from '#db/database'
import type { AdOutcome, AdVersion, CheckedAd, DecidedAd, Rejection } from '#modules/ads'
import type { Caller } from '#modules/identity'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { actAsAdmin, type Acted, type Deps, done, holdKey } from '../log/act'
import { changesBetween } from '../log/actions'
import type { Entry } from '../log/store'
import { actOnAds, correctedContent, entryOf, isAsRead, remove, tellOwners } from './ads'

/** Owners learn of a decision by mail once it can no longer be undone: after a minute, or at the admin's next act. */
export interface AdminAdDecisions {
  /**
   * Refuses with 'decided' if the ad is neither pending nor online. Neither a final approval nor that of a correction can
   * be undone.
   */
  approve(
    by: Caller,
    ad: AdVersion,
    options?: { isFinal?: boolean },
  ): Acted<{ ad: CheckedAd; canUndo: boolean }, Undecidable | 'owner-blocked'>

  /** Refuses with 'decided' if the ad is no longer pending. */
  reject(by: Caller, ad: AdVersion, rejection: Rejection): Acted<CheckedAd, Undecidable>

  /**
   * Carries out one decision on several ads. Skips ads that are not pending or have changed. An approval also
   * skips ads of blocked owners; a deletion also skips corrections. `left` counts the skipped ads. Refuses if it would skip all ads.
   */
  decide(
    by: Caller,
    ads: readonly AdVersion[],
    decision: AdDecision,
  ): Acted<DecidedAds, 'changed' | 'owner-blocked'>

  /**
   * Makes the ads of the decision pending again. `left` counts the ads that have changed since, or whose owners
   * already got the mail.
   */
  undo(by: Caller, id: number): Acted<{ ads: CheckedAd[]; left: number }, UndoRefusal>
}

/**
 * Why a decision cannot be undone. 'followed' means that the admin has acted since, and 'gone' that all ads
 * of the decision are deleted.
 */
export type UndoRefusal = 'followed' | 'too-late' | 'sold' | 'changed' | 'gone'

export type Undecidable = 'not-found' | 'changed' | 'decided'
export type AdDecision = { act: 'approve' } | { act: 'reject'; rejection: Rejection } | { act: 'delete' }
/** `corrections` counts the approved corrections, which cannot be undone. */
export type DecidedAds = { done: number; left: number; corrections: number }

export function createAdminAdDecisions(deps: Deps): AdminAdDecisions {
  const { ads } = deps
  return {
    approve: (by, read, { isFinal = false } = {}) =>
      actOnAds(deps, by, [read.id], async ([ad], tx) => {
        // Approving an online ad succeeds: another admin may have approved it just before, or this admin may
        // have clicked twice.
        if (ad?.state === 'online') return done({ ad, canUndo: false })
        const pending = asPending(ad, read)
        if (!pending.ok) return pending
        if ((await withFreeOwner(deps, [pending.value], tx)).length === 0) return refuse('owner-blocked')
        const { correctsId } = pending.value
        const entries = isFinal
          ? await approve(deps, [pending.value], null, tx)
          : await decide(deps, by.userId, [pending.value], { act: 'approve' }, tx)
        // Reads the ad again, to return the dates or the content that the approval has set.
        const [approved] = await ads.moderation.lock([correctsId ?? read.id], tx)
        return done({ ad: approved!, canUndo: !isFinal && correctsId === null }, ...entries)
      }),

    reject: (by, read, rejection) =>
      actOnAds(deps, by, [read.id], async ([ad], tx) => {
        const pending = asPending(ad, read)
        if (!pending.ok) return pending
        const entries = await decide(deps, by.userId, [pending.value], { act: 'reject', rejection }, tx)
        const [rejected] = await ads.moderation.lock([read.id], tx)
        return done(rejected!, ...entries)
      }),

    decide: (by, read, decision) => {
      const versions = new Map(read.map((ad) => [ad.id, ad]))
      return actOnAds(deps, by, [...versions.keys()], async (found, tx, admin) => {
        const asRead = found.filter((ad) => asPending(ad, versions.get(ad.id)!).ok)
        const pending = decision.act === 'delete' ? asRead.filter((ad) => !isCorrection(ad)) : asRead
        if (pending.length === 0) return refuse('changed')
        const decidable = decision.act === 'approve' ? await withFreeOwner(deps, pending, tx) : pending
        if (decidable.length === 0) return refuse('owner-blocked')
        const value = {
          done: decidable.length,
          left: versions.size - decidable.length,
          corrections: decision.act === 'approve' ? decidable.filter(isCorrection).length : 0,
        }
        const entries = await (decision.act === 'delete'
          ? remove(deps, admin, decidable, tx)
          : decide(deps, by.userId, decidable, decision, tx))
        return done(value, ...entries)
      })
    },

    undo: (by, id) => actAsAdmin(deps, by, (tx, admin) => undo(deps, admin.id, id, tx)),
  }
}

function asPending(ad: CheckedAd | undefined, read: AdVersion): Result<CheckedAd, Undecidable> {
  if (!ad) return refuse('not-found')
  if (ad.state !== 'pending') return refuse('decided')
  if (!isAsRead(ad, read)) return refuse('changed')
  return ok(ad)
}

async function withFreeOwner({ identity }: Deps, ads: readonly CheckedAd[], tx: Tx): Promise<CheckedAd[]> {
  const ownerIds = ads.map(({ userId }) => userId)
  const free = await identity.accounts.lockMembers(ownerIds, tx)
  return ads.filter(({ userId }) => free.has(userId))
}

async function decide(
  deps: Deps,
  adminId: number,
  pending: readonly CheckedAd[],
  decision: Exclude<AdDecision, { act: 'delete' }>,
  tx: Tx,
): Promise<Entry[]> {
  const begin = (outcome: AdOutcome, ads: readonly CheckedAd[]) =>
    deps.ads.decisions.begin(adminId, outcome, toIds(ads), tx)
  if (decision.act === 'reject')
    return reject(deps, pending, decision.rejection, await begin('rejected', pending), tx)
  const [corrections, others] = [pending.filter(isCorrection), pending.filter((ad) => !isCorrection(ad))]
  return [
    ...(corrections.length > 0 ? await approve(deps, corrections, null, tx) : []),
    ...(others.length > 0 ? await approve(deps, others, await begin('approved', others), tx) : []),
  ]
}

const isCorrection = ({ correctsId }: CheckedAd) => correctsId !== null

type Begun = { id: number; until: Date }

const createHold =
  ({ id, until }: Begun) =>
  (adId: number) => ({ key: holdKey(id, adId), until })

async function approve(deps: Deps, ads: readonly CheckedAd[], begun: Begun | null, tx: Tx): Promise<Entry[]> {
  const ids = ads.flatMap(({ correctsId }) => correctsId ?? [])
  const corrected = new Map((await deps.ads.moderation.lock(ids, tx)).map((ad) => [ad.id, ad]))
  await deps.ads.moderation.approve(toIds(ads), tx)
  await tellOwners(deps, ads, { template: 'ad-approved' }, tx, begun && createHold(begun))
  return ads.map((ad) => {
    const before = corrected.get(ad.correctsId!)
    const changes = before
      ? correctedContent(before, ad)
      : [{ field: 'isApproved', before: false, after: true } as const]
    return entryOf('ad.approve', ad, changes)
  })
}

async function reject(
  deps: Deps,
  ads: readonly CheckedAd[],
  rejection: Rejection,
  begun: Begun,
  tx: Tx,
): Promise<Entry[]> {
  await deps.ads.moderation.reject(toIds(ads), rejection, tx)
  await tellOwners(deps, ads, { template: 'ad-rejected', ...rejection }, tx, createHold(begun))
  const { rule: rejectionRule, reason: rejectionReason } = rejection
  const after = { rejectionRule, rejectionReason }
  return ads.map((ad) => entryOf('ad.reject', ad, changesBetween(DECIDED_BY_REJECTION, ad, after)))
}

const DECIDED_BY_REJECTION = ['rejectionRule', 'rejectionReason'] as const

async function undo({ ads, mails }: Deps, adminId: number, id: number, tx: Tx) {
  const locked = await ads.decisions.lock(adminId, id, tx)
  if (!locked.ok) return locked
  const asDecided = locked.value.filter(({ refusal }) => refusal === null).map(({ ad }) => ad)
  const keys = asDecided.map((ad) => holdKey(id, ad.id))
  const withdrawn = keys.length > 0 ? await mails.withdraw(keys, tx) : []
  const untold = asDecided.filter((ad) => withdrawn.includes(holdKey(id, ad.id)))
  if (untold.length === 0) return refuse(whyNot(locked.value))
  await ads.decisions.takeBack(id, toIds(untold), tx)
  const fields = ['isApproved', ...DECIDED_BY_REJECTION] as const
  const waiting = { isApproved: false, rejectionRule: null, rejectionReason: null }
  const entries = untold.map((ad) => entryOf('ad.undo', ad, changesBetween(fields, ad, waiting)))
  return done({ ads: untold, left: locked.value.length - untold.length }, ...entries)
}

function whyNot(decided: readonly DecidedAd[]) {
  if (decided.length === 0) return 'gone'
  return decided.find(({ refusal }) => refusal !== null)?.refusal ?? 'too-late'
}

const toIds = (ads: readonly CheckedAd[]) => ads.map(({ id }) => id)
