import type { Tx } from '#db/database'
import type { ModerationStore } from './store'

/** Returns whether anything changed, whoever the owner is. */
export interface AdBin {
  /** From then on no door knows them but `restore` and `erase`. */
  add(ids: readonly number[], tx: Tx): Promise<boolean>

  /** As it was; one that had ended waits at least a week more for its owner. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** For good, with their photos. */
  erase(ids: readonly number[], tx: Tx): Promise<boolean>
}

export function createAdBin({ store }: { store: ModerationStore }): AdBin {
  return { add: store.bin, restore: store.restore, erase: store.erase }
}
