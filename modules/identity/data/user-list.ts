import { and, literal, type ModelStatic, Op } from 'sequelize'
import type { Database, Tx } from '../../../db/database'
import { holds, readListPart } from '../../../db/list-part'
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
  const conditionsOf = ({ q = '', role, state }: UserQuery): string[] => [
    ...(role ? [holds(db, 'is_admin', role === 'admin')] : []),
    ...(state ? [holds(db, 'is_blocked', state === 'blocked')] : []),
    ...matchesAll(db, 'search_text', foldSearch(q)).map(({ val }) => String(val)),
  ]

  const readInTurn = <T>({ q = '' }: UserQuery, read: () => Promise<T>) =>
    foldSearch(q) ? searchInTurn(db, read) : read()

  return {
    list(query: UserQuery, slice: Slice): Promise<Page<User>> {
      const order = ORDERS[query.sort ?? 'recent']
      return readInTurn(query, async () => {
        const { rows, total } = await readListPart(users, conditionsOf(query), order, slice)
        return { items: rows.map(toUser), total }
      })
    },

    /** Newest first, whatever the order of the query: who joins meanwhile does not move the others. */
    async *readAll(query: UserQuery): AsyncGenerator<User[]> {
      const readBelow = (id: number) => {
        const where = and({ id: { [Op.lt]: id } }, ...conditionsOf(query).map(literal))
        return readInTurn(query, () => users.findAll({ where, order: [['id', 'DESC']], limit: PORTION }))
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
