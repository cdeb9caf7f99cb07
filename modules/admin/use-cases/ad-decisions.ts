import type { Tx } from '#db/database'
import type { AdVersion, CheckedAd, DecidedAd, Rejection } from '#modules/ads'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AdDecision, AdDecisionActions, Undecidable } from '../contract'
import type { Entry } from '../data/action-log'
import { changesBetween } from '../domain/actions'
import { act, type Deps, done, holdKey } from './act'
import { actOnAds, entryOf, isAsRead, remove, tellOwners } from './ads'

/** What becomes of pending ads. */
export function adDecisionActions(deps: Deps): AdDecisionActions {
  const { ads } = deps
  return {
    approveAd: (by, read, { isFinal = false } = {}) =>
      actOnAds(deps, by, [read.id], async ([ad], tx) => {
        // By the same admin twice, or by two at once.
        if (ad?.state === 'online') return done({ ad, canUndo: false })
        const pending = asPending(ad, read)
        if (!pending.ok) return pending
        if ((await withFreeOwner(deps, [pending.value], tx)).length === 0) return refuse('owner-blocked')
        const entries = isFinal
          ? await approve(deps, [pending.value], null, tx)
          : await decide(deps, by.userId, [pending.value], { act: 'approve' }, tx)
        // With its dates.
        const [approved] = await ads.lock([read.id], tx)
        return done({ ad: approved!, canUndo: !isFinal }, ...entries)
      }),

    rejectAd: (by, read, rejection) =>
      actOnAds(deps, by, [read.id], async ([ad], tx) => {
        const pending = asPending(ad, read)
        if (!pending.ok) return pending
        const entries = await decide(deps, by.userId, [pending.value], { act: 'reject', rejection }, tx)
        const [rejected] = await ads.lock([read.id], tx)
        return done(rejected!, ...entries)
      }),

    decideAds: (by, read, decision) => {
      const versions = new Map(read.map((ad) => [ad.id, ad]))
      return actOnAds(deps, by, [...versions.keys()], async (found, tx, admin) => {
        const pending = found.filter((ad) => asPending(ad, versions.get(ad.id)!).ok)
        if (pending.length === 0) return refuse('changed')
        const decidable = decision.act === 'approve' ? await withFreeOwner(deps, pending, tx) : pending
        if (decidable.length === 0) return refuse('owner-blocked')
        const value = { done: decidable.length, left: versions.size - decidable.length }
        const entries = await (decision.act === 'delete'
          ? remove(deps, admin, decidable, tx)
          : decide(deps, by.userId, decidable, decision, tx))
        return done(value, ...entries)
      })
    },

    undoDecision: (by, id) => act(deps, by, (tx, admin) => undo(deps, admin.id, id, tx)),
  }
}

/** The ad if it is pending and still says what was read. */
function asPending(ad: CheckedAd | undefined, read: AdVersion): Result<CheckedAd, Undecidable> {
  if (!ad) return refuse('not-found')
  if (ad.state !== 'pending') return refuse('decided')
  if (!isAsRead(ad, read)) return refuse('changed')
  return ok(ad)
}

/** Those whose owner is not blocked. */
async function withFreeOwner({ identity }: Deps, ads: readonly CheckedAd[], tx: Tx): Promise<CheckedAd[]> {
  const ownerIds = ads.map(({ userId }) => userId)
  const free = await identity.accounts.lockMembers(ownerIds, tx)
  return ads.filter(({ userId }) => free.has(userId))
}

/** Approves or rejects pending ads so that it can be undone: their owners are told once it no longer can. */
async function decide(
  deps: Deps,
  adminId: number,
  pending: readonly CheckedAd[],
  decision: Exclude<AdDecision, { act: 'delete' }>,
  tx: Tx,
): Promise<Entry[]> {
  const outcome = decision.act === 'approve' ? 'approved' : 'rejected'
  const begun = await deps.ads.beginDecision(adminId, outcome, idsOf(pending), tx)
  return decision.act === 'approve'
    ? approve(deps, pending, begun, tx)
    : reject(deps, pending, decision.rejection, begun, tx)
}

type Begun = { id: number; until: Date }

const holdOf =
  ({ id, until }: Begun) =>
  (adId: number) => ({ key: holdKey(id, adId), until })

async function approve(deps: Deps, ads: readonly CheckedAd[], begun: Begun | null, tx: Tx): Promise<Entry[]> {
  await deps.ads.approve(idsOf(ads), tx)
  await tellOwners(deps, ads, { template: 'ad-approved' }, tx, begun && holdOf(begun))
  return ads.map((ad) => entryOf('ad.approve', ad, [{ field: 'isApproved', before: false, after: true }]))
}

async function reject(
  deps: Deps,
  ads: readonly CheckedAd[],
  rejection: Rejection,
  begun: Begun,
  tx: Tx,
): Promise<Entry[]> {
  await deps.ads.reject(idsOf(ads), rejection, tx)
  await tellOwners(deps, ads, { template: 'ad-rejected', ...rejection }, tx, holdOf(begun))
  const { rule: rejectionRule, reason: rejectionReason } = rejection
  const after = { rejectionRule, rejectionReason }
  return ads.map((ad) => entryOf('ad.reject', ad, changesBetween(DECIDED_BY_REJECTION, ad, after)))
}

const DECIDED_BY_REJECTION = ['rejectionRule', 'rejectionReason'] as const

/** Those of its ads that nobody has changed since, and whose owners have not been told, wait again. */
async function undo({ ads, mails }: Deps, adminId: number, id: number, tx: Tx) {
  const locked = await ads.lockDecided(adminId, id, tx)
  if (!locked.ok) return locked
  const asDecided = locked.value.filter(({ refusal }) => refusal === null).map(({ ad }) => ad)
  const keys = asDecided.map((ad) => holdKey(id, ad.id))
  const withdrawn = keys.length > 0 ? await mails.withdraw(keys, tx) : []
  const untold = asDecided.filter((ad) => withdrawn.includes(holdKey(id, ad.id)))
  if (untold.length === 0) return refuse(whyNot(locked.value))
  await ads.takeBack(id, idsOf(untold), tx)
  const fields = ['isApproved', ...DECIDED_BY_REJECTION] as const
  const waiting = { isApproved: false, rejectionRule: null, rejectionReason: null }
  const entries = untold.map((ad) => entryOf('ad.undo', ad, changesBetween(fields, ad, waiting)))
  return done({ ads: untold, left: locked.value.length - untold.length }, ...entries)
}

function whyNot(decided: readonly DecidedAd[]) {
  if (decided.length === 0) return 'gone'
  return decided.find(({ refusal }) => refusal !== null)?.refusal ?? 'too-late'
}

const idsOf = (ads: readonly CheckedAd[]) => ads.map(({ id }) => id)
