import { isRecent, latestBy } from '#modules/kernel/clock'
import { before, RETENTION, toMs } from '#modules/kernel/retention'
import type { AdState } from '../rules'

export type AdOutcome = 'approved' | 'rejected'

export const canUndoDecision = (decidedAt: Date, now: Date): boolean =>
  isRecent(decidedAt, now, toMs(RETENTION.decision))

export type UndoPeriod = { after: Date; until: Date }

export const toUndoPeriod = (now: Date): UndoPeriod => ({
  after: before(now, RETENTION.decision),
  until: latestBy(now),
})

type Decided = { state: AdState; isSold: boolean; reservedAt: Date | null; revision: number }

export function findUndoRefusal(
  { state, isSold, reservedAt, revision }: Decided,
  decided: { outcome: AdOutcome; revision: number },
): 'sold' | 'changed' | null {
  if (isSold) return 'sold'
  const isAsDecided =
    state === STATES[decided.outcome] && reservedAt === null && revision === decided.revision
  return isAsDecided ? null : 'changed'
}

const STATES = { approved: 'online', rejected: 'rejected' } as const
