import { ok, refuse } from '#modules/kernel/result'
import { TAKEN_BACK_MS, whyNotTakenBack } from '../domain/decisions'
import type { Deps, UseCase } from './deps'

export const overview: UseCase<'overview'> = (deps, adminId) =>
  deps.decisions.overview(adminId, aMinuteAgo(deps))

export const beginDecision: UseCase<'beginDecision'> = async (deps, adminId, outcome, ids, tx) => {
  const decidedAt = deps.clock.now()
  const id = await deps.decisions.begin({ adminId, outcome, decidedAt }, ids, tx)
  return { id, until: new Date(decidedAt.getTime() + TAKEN_BACK_MS) }
}

export const lockDecided: UseCase<'lockDecided'> = async (deps, adminId, id, tx) => {
  const decision = await deps.decisions.find(adminId, id, tx)
  if (!decision) return refuse('followed')
  const { outcome, decidedAt } = decision
  if (decidedAt <= aMinuteAgo(deps)) return refuse('too-late')
  const found = await deps.decisions.lockAds(id, tx)
  return ok(found.map(({ ad, revision }) => ({ ad, refusal: whyNotTakenBack(ad, { outcome, revision }) })))
}

export const takeBack: UseCase<'takeBack'> = async ({ decisions }, id, adIds, tx) => {
  await decisions.takeBack(id, adIds, tx)
}

/** Locks the owners first: the end of an account removes the same rows. */
export const removeOldDecisions: UseCase<'removeOldDecisions'> = async (deps) => {
  const { db, identity, decisions } = deps
  const old = await decisions.listBefore(aMinuteAgo(deps))
  if (old.length === 0) return 0
  const owners = old.flatMap(({ ownerId }) => ownerId ?? [])
  const ids = [...new Set(old.map(({ decisionId }) => decisionId))]
  await db.transaction(async (tx) => {
    await identity.lockMembers(owners, tx)
    await decisions.remove(ids, tx)
  })
  return ids.length
}

const aMinuteAgo = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - TAKEN_BACK_MS)
