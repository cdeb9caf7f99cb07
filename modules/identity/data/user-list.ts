import { type ModelStatic, Op, type WhereOptions } from 'sequelize'
import type { Database, Tx } from '../../../db/database'
import { matchesAll, searchInTurn } from '../../../db/search'
import type { Page, Slice } from '../../kernel/page'
import { foldSearch } from '../../kernel/search'
import type { User, UserQuery } from '../contract'
import { searchTextOf } from '../domain/search-text'
import type { UserModel } from './models'
import { toUser } from './user-store'

/** At a time. */
const PORTION = 500

export function createUserList(db: Database, users: ModelStatic<UserModel>) {
  const conditions = ({ q = '', role, state }: UserQuery) => ({
    ...(role && { isAdmin: role === 'admin' }),
    ...(state && { isBlocked: state === 'blocked' }),
    [Op.and]: matchesAll(db, 'search_text', foldSearch(q)),
  })

  const readInTurn = <T>(where: { [Op.and]: unknown[] }, read: () => Promise<T>) =>
    where[Op.and].length > 0 ? searchInTurn(db, read) : read()

  return {
    list(query: UserQuery, slice: Slice): Promise<Page<User>> {
      const where = conditions(query)
      return readInTurn(where, async () => {
        const total = await users.count({ where })
        const rows = await users.findAll({ where, order: ORDERS[query.sort ?? 'recent'], ...slice })
        return { items: rows.map(toUser), total }
      })
    },

    /** Newest first, whatever the order of the query: who joins meanwhile does not move the others. */
    async *readAll(query: UserQuery): AsyncGenerator<User[]> {
      const where = conditions(query)
      const readBelow = (id: number) => {
        const below: WhereOptions<UserModel> = { ...where, id: { [Op.lt]: id } }
        return readInTurn(where, () =>
          users.findAll({ where: below, order: [['id', 'DESC']], limit: PORTION }),
        )
      }
      let rows = await readBelow(MORE_THAN_ANY)
      while (rows.length > 0) {
        yield rows.map(toUser)
        rows = await readBelow(rows.at(-1)!.id)
      }
    },

    async indexPortion(transaction: Tx): Promise<number> {
      const rows = await users.findAll({ where: { searchText: '' }, limit: PORTION, transaction })
      for (const row of rows) await row.update({ searchText: searchTextOf(row) }, { transaction })
      return rows.length
    },
  }
}

/** Of the database's integers. */
const MORE_THAN_ANY = 2 ** 31 - 1

const ORDERS = {
  recent: [
    ['createdAt', 'DESC'],
    ['id', 'DESC'],
  ],
  oldest: [
    ['createdAt', 'ASC'],
    ['id', 'ASC'],
  ],
  name: [
    ['searchText', 'ASC'],
    ['id', 'ASC'],
  ],
} satisfies Record<string, [string, string][]>
