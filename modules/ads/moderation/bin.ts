import type { Tx } from '#db/database'
import type { ModerationStore } from './store'

/** Each returns whether anything changed, and ignores who the owner is. */
export interface AdBin {
  /** From then on, only `restore` and `erase` find the ads. */
  add(ids: readonly number[], tx: Tx): Promise<boolean>

  /** As it was; one that had ended waits at least a week more for its owner. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** For good, with their photos. */
  erase(ids: readonly number[], tx: Tx): Promise<boolean>
}

export function createAdBin({ store }: { store: ModerationStore }): AdBin {
  return { add: store.bin, restore: store.restore, erase: store.erase }
}
