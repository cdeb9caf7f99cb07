import type { Tx } from '#db/database'
import type { ModerationStore } from './store'

/**
 * The bin of the ads that admins delete. Each method returns whether anything changed, and works for the ads of any
 * owner.
 */
export interface AdBin {
  /** Puts ads into the bin. From then on, only `restore` and `erase` find them. */
  add(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Restores an ad as it was. An expired one stays at least another week, so that its owner can renew it. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** Deletes ads in the bin for good, with their photos. */
  erase(ids: readonly number[], tx: Tx): Promise<boolean>
}

export function createAdBin({ store }: { store: ModerationStore }): AdBin {
  return { add: store.bin, restore: store.restore, erase: store.erase }
}
