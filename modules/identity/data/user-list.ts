import type { ModelStatic } from 'sequelize'
import { type Condition, holds, whereAll } from '#db/conditions'
import type { Database } from '#db/database'
import { matchesEach } from '#db/search'
import { table } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import type { User, UserQuery } from '../contract'
import type { UserModel } from './models'

/** At a time. */
const PORTION = 500

export function createUserList(db: Database, users: ModelStatic<UserModel>) {
  const members = table(db, users).without('usernameKey', 'passwordHash', 'searchText')
  const conditionsOf = ({ role, state }: UserQuery): Condition[] => [
    ...(role ? [[holds(db, 'is_admin', role === 'admin')] as const] : []),
    ...(state ? [[holds(db, 'is_blocked', state === 'blocked')] as const] : []),
  ]
  const searchedBy = ({ q = '' }: UserQuery) => matchesEach('search_text', foldSearch(q))

  return {
    list(query: UserQuery, slice: Slice): Promise<Page<User>> {
      const order = ORDERS[query.sort ?? 'recent']
      return members.readPage({ conditions: conditionsOf(query), searched: searchedBy(query), order }, slice)
    },

    /** Newest first, whatever the order of the query: who joins meanwhile does not move the others. */
    async *readAll(query: UserQuery): AsyncGenerator<User[]> {
      const searched = searchedBy(query)
      const read = searched.length > 0 ? db.search : db.read
      const readBelow = async (id: number) => {
        const { where, values } = whereAll([['id < ?', id], ...conditionsOf(query), ...searched])
        const rows = await read<object>(
          `SELECT ${members.columns} FROM users ${where} ORDER BY id DESC LIMIT ${PORTION}`,
          values,
        )
        return rows.map(members.toRow)
      }
      let portion = await readBelow(MORE_THAN_ANY)
      while (portion.length > 0) {
        yield portion
        portion = await readBelow(portion.at(-1)!.id)
      }
    },
  }
}

/** Of the database's integers. */
const MORE_THAN_ANY = 2 ** 31 - 1

const ORDERS = {
  recent: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  name: 'search_text ASC, id ASC',
}
