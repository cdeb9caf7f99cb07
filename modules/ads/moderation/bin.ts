import type { Tx } from '#db/database'
import type { ModerationStore } from './store'

/** The bin for ads that admins delete. Each method returns whether anything changed. */
export interface AdBin {
  /** Puts ads into the bin, where they can only be restored or erased. */
  add(ids: readonly number[], tx: Tx): Promise<boolean>

  /** Restores an ad. An expired ad stays for at least another week, so that its owner can renew it. */
  restore(id: number, tx: Tx): Promise<boolean>

  /** Deletes ads in the bin for good, with their photos. */
  erase(ids: readonly number[], tx: Tx): Promise<boolean>
}

export function createAdBin({ store }: { store: ModerationStore }): AdBin {
  return { add: store.bin, restore: store.restore, erase: store.erase }
}
