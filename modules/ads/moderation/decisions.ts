import { ok, refuse } from '#modules/kernel/result'
import { isOpen, openPeriod, TAKEN_BACK_MS, whyNotTakenBack } from './decision'
import type { UseCase } from '../deps'

export const overview: UseCase<'decisions', 'overview'> = (deps, adminId) =>
  deps.decisions.overview(adminId, openPeriod(deps.clock.now()))

export const beginDecision: UseCase<'decisions', 'begin'> = async (deps, adminId, outcome, ids, tx) => {
  const decidedAt = deps.clock.now()
  const id = await deps.decisions.begin({ adminId, outcome, decidedAt }, ids, tx)
  return { id, until: new Date(decidedAt.getTime() + TAKEN_BACK_MS) }
}

export const lockDecided: UseCase<'decisions', 'lock'> = async (deps, adminId, id, tx) => {
  const decision = await deps.decisions.find(adminId, id, tx)
  if (!decision) return refuse('followed')
  const { outcome, decidedAt } = decision
  if (!isOpen(decidedAt, deps.clock.now())) return refuse('too-late')
  const found = await deps.decisions.lockAds(id, tx)
  return ok(found.map(({ ad, revision }) => ({ ad, refusal: whyNotTakenBack(ad, { outcome, revision }) })))
}

export const takeBack: UseCase<'decisions', 'takeBack'> = async ({ decisions }, id, adIds, tx) => {
  await decisions.takeBack(id, adIds, tx)
}

/** Locks the owners first: the end of an account removes the same rows. */
export const removeOldDecisions: UseCase<'decisions', 'removeOld'> = async (deps) => {
  const { db, identity, decisions } = deps
  const old = await decisions.listClosed(openPeriod(deps.clock.now()))
  if (old.length === 0) return 0
  const owners = old.flatMap(({ ownerId }) => ownerId ?? [])
  const ids = [...new Set(old.map(({ decisionId }) => decisionId))]
  await db.transaction(async (tx) => {
    await identity.accounts.lockMembers(owners, tx)
    await decisions.remove(ids, tx)
  })
  return ids.length
}
