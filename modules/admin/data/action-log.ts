import { type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { matchesEach } from '#db/search'
import { table } from '#db/table'
import type { User } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { foldForSearch, foldSearch } from '#modules/kernel/search'
import type { ActionQuery, LoggedAction, OwnEntries } from '../contract'
import { type AdminAction, type Change, DELETIONS } from '../domain/actions'
import type { ActionModel } from './models'

export type ActionLog = ReturnType<typeof createActionLog>

export type StoredAction = Omit<LoggedAction, 'isGone'>

export type Entry = { action: AdminAction; subjectId: number | null; subject: string; changes: Change[] }

/** Entries are added and, when they are old, deleted; none is ever changed. */
export function createActionLog(db: Database, actions: ModelStatic<ActionModel>) {
  const entries = table(db, actions).without('actorId', 'searchText')

  return {
    async add(by: User, added: readonly Entry[], createdAt: Date, transaction: Tx): Promise<void> {
      const rows = added.map(({ changes, ...entry }) => ({
        ...entry,
        actorId: by.id,
        actorName: by.username,
        changes: JSON.stringify(changes),
        searchText: foldForSearch(`${by.username}\n${entry.subject}`),
        createdAt,
      }))
      await actions.bulkCreate(rows, { transaction })
    },

    async list({ q = '', action }: ActionQuery, slice: Slice): Promise<Page<StoredAction>> {
      const list = {
        conditions: action ? [['action = ?', action] as const] : [],
        searched: matchesEach('search_text', foldSearch(q)),
        order: NEWEST_FIRST,
      }
      const { items, total } = await entries.readPage(list, slice)
      return { items: items.map(toStoredAction), total }
    },

    /** Deletions of these ids; things of different kinds may share an id. */
    async findDeletions(
      subjectIds: readonly number[],
    ): Promise<Pick<StoredAction, 'action' | 'subjectId'>[]> {
      if (subjectIds.length === 0) return []
      const where = { subjectId: [...subjectIds], action: DELETIONS }
      const rows = await actions.findAll({ attributes: ['action', 'subjectId'], where })
      return rows.map(({ action, subjectId }) => ({ action: action as AdminAction, subjectId }))
    },

    async findOwn(userId: number): Promise<OwnEntries> {
      const [onAccount, asAdmin] = await Promise.all([
        entries.read(`WHERE subject_id = $1 AND action LIKE 'user.%' ORDER BY ${NEWEST_FIRST}`, [userId]),
        entries.read(`WHERE actor_id = $1 ORDER BY ${NEWEST_FIRST}`, [userId]),
      ])
      return {
        onAccount: onAccount
          .map(toStoredAction)
          .map(({ action, changes, createdAt }) => ({ action, changes, createdAt })),
        // Without the changes: they are not about the member.
        asAdmin: asAdmin
          .map(toStoredAction)
          .map(({ action, subject, createdAt }) => ({ action, subject, createdAt })),
      }
    },

    removeBefore: (date: Date): Promise<number> =>
      db.write((transaction) => actions.destroy({ where: { createdAt: { [Op.lt]: date } }, transaction })),
  }
}

const NEWEST_FIRST = 'created_at DESC, id DESC'

type Row = Omit<StoredAction, 'action' | 'changes'> & { action: string; changes: string }

/** Actions and changes are written by `add` alone. */
function toStoredAction(row: Row): StoredAction {
  return { ...row, action: row.action as AdminAction, changes: JSON.parse(row.changes) as Change[] }
}
