import type { Tx } from '#db/database'
import { atLeast, atMost } from '#db/filter'
import type { Tables } from '../tables'

/** The two values that identify a change of address in the link that undoes it. */
export type EmailChange = { id: number; changedAt: Date }

export type EmailChangeStore = ReturnType<typeof createEmailChangeStore>

type NewChange = { userId: number; oldEmail: string; changedAt: Date }

export function createEmailChangeStore(changes: Tables['emailChanges']) {
  const listed = changes.only('oldEmail', 'changedAt')
  return {
    add: (change: NewChange, tx: Tx): Promise<EmailChange> =>
      changes.only('id', 'changedAt').insert(change, tx),

    find: ({ id, changedAt }: EmailChange, tx?: Tx): Promise<(NewChange & EmailChange) | null> =>
      changes.find({ id, changedAt }, tx),

    listOwn: (userId: number) => listed.list({ userId }, { order: 'id' }),

    async removeFrom({ id, userId }: { id: number; userId: number }, tx: Tx): Promise<void> {
      await changes.remove({ userId, id: atLeast(id) }, tx)
    },

    async removeAll(userId: number, tx: Tx): Promise<void> {
      await changes.remove({ userId }, tx)
    },

    removeUntil: (moment: Date): Promise<number> => changes.remove({ changedAt: atMost(moment) }),
  }
}
