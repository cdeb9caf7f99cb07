import type { Tx } from '#db/database'
import { below } from '#db/filter'
import type { Tables } from '../tables'

export type FactorStore = ReturnType<typeof createFactorStore>

/** `begunIn` is the id of the session that began the set-up. */
type Factor = { userId: number; sealedSecret: string; createdAt: Date; begunIn: string | null }

export function createFactorStore({ factors, recoveryCodes }: Tables) {
  const stored = factors.only('sealedSecret', 'createdAt', 'begunIn')
  return {
    /** Also deletes the recovery codes, through their foreign key. */
    async replace(factor: Factor, tx: Tx): Promise<void> {
      await factors.remove({ userId: factor.userId }, tx)
      await factors.insert({ ...factor, lastStep: 0 }, tx)
    },

    find: (userId: number, tx?: Tx): Promise<Omit<Factor, 'userId'> | null> => stored.find({ userId }, tx),

    /** Marks the half minute `step` as used. Returns false if this or a later half minute was used before. */
    useStep: async (userId: number, step: number, tx: Tx): Promise<boolean> =>
      (await factors.update({ userId, lastStep: below(step) }, { lastStep: step }, tx)) === 1,

    async replaceRecoveryCodes(userId: number, hashes: readonly string[], tx: Tx): Promise<void> {
      await recoveryCodes.remove({ userId }, tx)
      await recoveryCodes.insertAll(
        hashes.map((codeHash) => ({ codeHash, userId })),
        tx,
      )
    },

    /** Of two concurrent uses, only the first returns true. */
    useRecoveryCode: async (userId: number, codeHash: string, tx: Tx): Promise<boolean> =>
      (await recoveryCodes.remove({ userId, codeHash }, tx)) === 1,

    countRecoveryCodes: (userId: number, tx?: Tx): Promise<number> => recoveryCodes.count({ userId }, tx),

    async remove(userId: number, tx: Tx): Promise<void> {
      await factors.remove({ userId }, tx)
    },
  }
}
