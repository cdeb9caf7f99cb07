import type { Tx } from '#db/database'
import { below } from '#db/filter'
import type { Tables } from '../tables'

export type FactorStore = ReturnType<typeof createFactorStore>

/** A second factor; `begunIn` is the id of the session that began its set-up. */
type Factor = { userId: number; sealedSecret: string; createdAt: Date; begunIn: string | null }

export function createFactorStore({ factors, recoveryCodes }: Tables) {
  const stored = factors.only('sealedSecret', 'createdAt', 'begunIn')
  return {
    /** Replaces the member's factor, and removes its recovery codes. */
    async replace(factor: Factor, tx: Tx): Promise<void> {
      await factors.remove({ userId: factor.userId }, tx)
      await factors.insert({ ...factor, lastStep: 0 }, tx)
    },

    find: (userId: number, tx?: Tx): Promise<Omit<Factor, 'userId'> | null> => stored.find({ userId }, tx),

    /** Marks the code of this half minute as used. Returns false if it or a later one was used before. */
    useStep: async (userId: number, step: number, tx: Tx): Promise<boolean> =>
      (await factors.update({ userId, lastStep: below(step) }, { lastStep: step }, tx)) === 1,

    async replaceRecoveryCodes(userId: number, hashes: readonly string[], tx: Tx): Promise<void> {
      await recoveryCodes.remove({ userId }, tx)
      await recoveryCodes.insertAll(
        hashes.map((codeHash) => ({ codeHash, userId })),
        tx,
      )
    },

    /** Uses up a recovery code. Returns true only once: of two uses at the same moment, one gets false. */
    useRecoveryCode: async (userId: number, codeHash: string, tx: Tx): Promise<boolean> =>
      (await recoveryCodes.remove({ userId, codeHash }, tx)) === 1,

    countRecoveryCodes: (userId: number, tx?: Tx): Promise<number> => recoveryCodes.count({ userId }, tx),

    async remove(userId: number, tx: Tx): Promise<void> {
      await factors.remove({ userId }, tx)
    },
  }
}
