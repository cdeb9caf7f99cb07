import type { Tx } from '#db/database'
import { above, below } from '#db/filter'
import { readPortions } from '#db/list-page'
import { matchesEach } from '#db/search'
import type { User } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { foldForSearch, foldSearch } from '#modules/kernel/search'
import type { Tables } from '../tables'
import { DELETIONS_AND_RETURNS } from './actions'
import type { ActionQuery, Change, LoggedAction, OwnEntries } from './entries'

export type ActionLog = ReturnType<typeof createActionLog>

export type StoredAction = Omit<LoggedAction, 'isGone'>

export type Entry = Pick<StoredAction, 'action' | 'subjectId' | 'subject' | 'changes'>

export function createActionLog({ actions }: Tables) {
  const entries = actions.without('actorId', 'searchText')

  return {
    async add(
      by: Pick<User, 'id' | 'username'>,
      added: readonly Entry[],
      createdAt: Date,
      tx: Tx,
    ): Promise<void> {
      const actor = { actorId: by.id, actorName: by.username }
      const rows = added
        .filter(({ changes }) => changes.length > 0)
        .map(({ changes, ...entry }) => ({
          ...entry,
          ...actor,
          changes: JSON.stringify(changes),
          searchText: foldForSearch(`${by.username}\n${entry.subject}`),
          createdAt,
        }))
      await actions.insertAll(rows, tx)
    },

    has: async (actorId: number, { action, subjectId }: Entry, tx: Tx): Promise<boolean> =>
      (await actions.count({ actorId, action, subjectId }, tx)) > 0,

    async list({ q = '', action }: ActionQuery, slice: Slice): Promise<Page<StoredAction>> {
      const list = {
        conditions: action ? [['action = ?', action] as const] : [],
        searched: matchesEach('search_text', foldSearch(q)),
        order: NEWEST_FIRST,
      }
      const { items, total } = await entries.readPage(list, slice)
      return { items: items.map(withChanges), total }
    },

    /**
     * Lists the oldest first. The caller must also compare the kind, because things of different kinds may
     * have the same id.
     */
    async findDeletionsAndReturns(
      subjectIds: readonly number[],
    ): Promise<Pick<StoredAction, 'action' | 'subjectId'>[]> {
      if (subjectIds.length === 0) return []
      const where = { subjectId: subjectIds, action: DELETIONS_AND_RETURNS }
      return actions.only('action', 'subjectId').list(where, { order: 'id' })
    },

    async listOnMember(userId: number, limit: number): Promise<StoredAction[]> {
      const rows = await entries.read(`${ON_MEMBER} LIMIT $2`, [userId, limit])
      return rows.map(withChanges)
    },

    async findOwn(userId: number): Promise<OwnEntries> {
      const onAccount = await entries.only('action', 'changes', 'createdAt').read(ON_MEMBER, [userId])
      return { onAccount: onAccount.map(withChanges), asAdmin: readActs(userId) }
    },

    removeBefore: (date: Date): Promise<number> => actions.remove({ createdAt: below(date) }),
  }

  /** Reads the member's acts as an admin. Leaves out `changes`, because they are about other people or content. */
  async function* readActs(userId: number): OwnEntries['asAdmin'] {
    const acts = entries.only('id', 'action', 'subject', 'createdAt')
    const portions = readPortions(ACTS_AT_ONCE, (id, size) =>
      acts.list({ actorId: userId, id: above(id) }, { order: 'id', limit: size }),
    )
    for await (const portion of portions) yield portion.map(({ id: _, ...act }) => act)
  }
}

const ACTS_AT_ONCE = 500

const NEWEST_FIRST = 'created_at DESC, id DESC'

const ON_MEMBER = `WHERE subject_id = $1 AND action LIKE 'user.%' ORDER BY ${NEWEST_FIRST}`

/** Parses the changes. Only `add` writes them, so they need no validation. */
function withChanges<Row extends { changes: string }>(row: Row) {
  return { ...row, changes: JSON.parse(row.changes) as Change[] }
}
