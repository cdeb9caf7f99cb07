import { type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '#db/database'
import { readListPart } from '#db/list-part'
import { matchesEach } from '#db/search'
import type { User } from '#modules/identity'
import type { Page, Slice } from '#modules/kernel/page'
import { foldForSearch, foldSearch } from '#modules/kernel/search'
import type { ActionQuery, OwnLines } from '../contract'
import { ACTS_ON_USERS, type AdminAction, type Change, DELETIONS } from '../domain/actions'
import { ACTION_COLUMNS, loggedOf, type StoredAction } from './action-row'
import type { ActionModel } from './models'

export type ActionLog = ReturnType<typeof createActionLog>

export type Entry = { action: AdminAction; subjectId: number | null; subject: string; changes: Change[] }

/** Lines are added, and forgotten when they are old; none is ever changed. */
export function createActionLog(db: Database, actions: ModelStatic<ActionModel>) {
  return {
    async add(by: User, entries: readonly Entry[], createdAt: Date, transaction: Tx): Promise<void> {
      const rows = entries.map(({ changes, ...entry }) => ({
        ...entry,
        actorId: by.id,
        actorName: by.username,
        changes: JSON.stringify(changes),
        searchText: foldForSearch(`${by.username}\n${entry.subject}`),
        createdAt,
      }))
      await actions.bulkCreate(rows, { transaction })
    },

    list({ q = '', action }: ActionQuery, slice: Slice): Promise<Page<StoredAction>> {
      const list = {
        table: 'admin_actions',
        columns: ACTION_COLUMNS,
        conditions: action ? [['action = ?', action] as const] : [],
        searched: matchesEach('search_text', foldSearch(q)),
        order: 'created_at DESC, id DESC',
      }
      return readListPart(db, list, slice, loggedOf)
    },

    /** Those of the deletions that were of one of these. Things of another kind may have such an id as well. */
    async findDeletions(
      subjectIds: readonly number[],
    ): Promise<Pick<StoredAction, 'action' | 'subjectId'>[]> {
      if (subjectIds.length === 0) return []
      const where = { subjectId: [...subjectIds], action: DELETIONS }
      const rows = await actions.findAll({ attributes: ['action', 'subjectId'], where })
      return rows.map(({ action, subjectId }) => ({ action: action as AdminAction, subjectId }))
    },

    async findOwn(userId: number): Promise<OwnLines> {
      const onAccount = await actions.findAll({
        where: { subjectId: userId, action: ACTS_ON_USERS },
        order: NEWEST_FIRST,
      })
      // Not what was changed: that is not about him, and may be long.
      const asAdmin = await actions.findAll({
        attributes: { exclude: ['changes'] },
        where: { actorId: userId },
        order: NEWEST_FIRST,
      })
      return {
        onAccount: onAccount.map(({ action, changes, createdAt }) => ({
          // Written by `add` alone, as the next.
          action: action as AdminAction,
          changes: JSON.parse(changes) as Change[],
          createdAt,
        })),
        asAdmin: asAdmin.map(({ action, subject, createdAt }) => ({
          action: action as AdminAction,
          subject,
          createdAt,
        })),
      }
    },

    removeBefore: (date: Date): Promise<number> =>
      db.write((transaction) => actions.destroy({ where: { createdAt: { [Op.lt]: date } }, transaction })),
  }
}

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]
