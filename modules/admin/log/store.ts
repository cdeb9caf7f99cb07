import { Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { readPortions } from '#db/list-page'
import { matchesEach } from '#db/search'
import { table } from '#db/table'
import type { User } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { foldForSearch, foldSearch } from '#modules/kernel/search'
import type { Models } from '../models'
import { DELETIONS_AND_RETURNS } from './actions'
import type { ActionQuery, Change, LoggedAction, OwnEntries } from './entries'

export type ActionLog = ReturnType<typeof createActionLog>

export type StoredAction = Omit<LoggedAction, 'isGone'>

export type Entry = Pick<StoredAction, 'action' | 'subjectId' | 'subject' | 'changes'>

/** Entries are added and, when they are old, deleted; none is ever changed. */
export function createActionLog(db: Database, { actions }: Models) {
  const entries = table(db, actions).without('actorId', 'searchText')

  return {
    /** An act that has changed nothing leaves no entry. */
    async add(
      by: Pick<User, 'id' | 'username'>,
      added: readonly Entry[],
      createdAt: Date,
      transaction: Tx,
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
      await actions.bulkCreate(rows, { transaction })
    },

    /** Whether this admin has done this to this subject before. */
    async has(actorId: number, { action, subjectId }: Entry, transaction: Tx): Promise<boolean> {
      return (await actions.count({ where: { actorId, action, subjectId }, transaction })) > 0
    },

    async list({ q = '', action }: ActionQuery, slice: Slice): Promise<Page<StoredAction>> {
      const list = {
        conditions: action ? [['action = ?', action] as const] : [],
        searched: matchesEach('search_text', foldSearch(q)),
        order: NEWEST_FIRST,
      }
      const { items, total } = await entries.readPage(list, slice)
      return { items: items.map(withChanges), total }
    },

    /** Of these ids, in their order; things of different kinds may share an id. */
    async findDeletionsAndReturns(
      subjectIds: readonly number[],
    ): Promise<Pick<StoredAction, 'action' | 'subjectId'>[]> {
      if (subjectIds.length === 0) return []
      const where = { subjectId: [...subjectIds], action: DELETIONS_AND_RETURNS }
      return actions.findAll({ attributes: ['action', 'subjectId'], where, order: ['id'] })
    },

    async findOwn(userId: number): Promise<OwnEntries> {
      const onAccount = await entries
        .only('action', 'changes', 'createdAt')
        .read(`WHERE subject_id = $1 AND action LIKE 'user.%' ORDER BY ${NEWEST_FIRST}`, [userId])
      return { onAccount: onAccount.map(withChanges), asAdmin: readActs(userId) }
    },

    removeBefore: (date: Date): Promise<number> =>
      db.write((transaction) => actions.destroy({ where: { createdAt: { [Op.lt]: date } }, transaction })),
  }

  /** Without the changes: they are not about the member. */
  async function* readActs(userId: number): OwnEntries['asAdmin'] {
    const acts = entries.only('id', 'action', 'subject', 'createdAt')
    const portions = readPortions(ACTS_AT_ONCE, (id, size) =>
      acts.read('WHERE actor_id = $1 AND id > $2 ORDER BY id LIMIT $3', [userId, id, size]),
    )
    for await (const portion of portions) yield portion.map(({ id: _, ...act }) => act)
  }
}

const ACTS_AT_ONCE = 500

const NEWEST_FIRST = 'created_at DESC, id DESC'

/** Changes are written by `add` alone. */
function withChanges<Row extends { changes: string }>(row: Row) {
  return { ...row, changes: JSON.parse(row.changes) as Change[] }
}
