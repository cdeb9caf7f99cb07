import type { Database, Tx } from '#db/database'
import type { Identity } from '#modules/identity'
import { dayInBelgium } from '#modules/kernel/day'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import { isUnavailable } from '../attempts/store'
import { afterAnswer, type MemoryRecord } from './memory-record'
import type { KeptAnswer, RebuildStore } from './rebuild-store'

export interface Rebuild {
  /** Computes everybody's memory again from the answers that are kept. Returns the number of members. */
  all(stopping?: Stopping): Promise<number>

  /** Computes the memory of the members whose memory is still in the boxes of version 1. Returns their number. */
  fromBoxes(stopping?: Stopping): Promise<number>
}

type Deps = { db: Database; identity: Identity; rebuild: RebuildStore }

export function createRebuild({ db, identity, rebuild }: Deps): Rebuild {
  const compute = (userId: number) =>
    db.transaction(async (tx: Tx) => {
      await identity.accounts.lockMembers([userId], tx)
      const known = await rebuild.findAll(userId, tx)
      const replayed = replay(await rebuild.listAnswers(userId, tx), known)
      await rebuild.replaceAll(userId, new Map([...known, ...replayed]), tx)
    })

  /** Goes on after a member whose memory cannot be computed, and throws at the end. */
  async function computeAll(
    listMembers: (after: number, limit: number) => Promise<number[]>,
    stopping?: Stopping,
  ): Promise<number> {
    const faults: unknown[] = []
    let last = 0
    const computed = await sweep(stopping, async () => {
      const userIds = await listMembers(last, PORTION)
      for (const userId of userIds) {
        if (stopping?.aborted) break
        last = userId
        try {
          await compute(userId)
        } catch (error) {
          if (isUnavailable(error)) throw error
          faults.push(error)
        }
      }
      return userIds.length
    })
    if (faults.length > 0)
      throw new AggregateError(faults, `Faults while memories were computed: ${faults.length}`)
    return computed - faults.length
  }

  return {
    all: (stopping) => computeAll(rebuild.listMembers, stopping),
    fromBoxes: (stopping) => computeAll(rebuild.listInBoxes, stopping),
  }
}

const PORTION = 100

/**
 * Replays answers, oldest first. Takes `wasFirstRight` from `known`, because the first answer may have been deleted.
 */
function replay(
  answers: readonly KeptAnswer[],
  known: ReadonlyMap<number, MemoryRecord>,
): Map<number, MemoryRecord> {
  const replayed = new Map<number, MemoryRecord>()
  for (const { questionId, edition, isRight, answeredAt } of answers) {
    const before = replayed.get(questionId) ?? null
    if (before && edition < before.edition) continue
    const after = afterAnswer(before, { isRight, edition, today: dayInBelgium(answeredAt) })
    const wasFirstRight = known.get(questionId)?.wasFirstRight ?? after.wasFirstRight
    replayed.set(questionId, { ...after, wasFirstRight })
  }
  return replayed
}
