import { booleanIs, type Condition, whereAll } from '#db/conditions'
import type { CountExpression, Database, Tx } from '#db/database'
import { matchesEach } from '#db/search'
import { isWithin, readSpans, type Span } from '#db/spans'
import type { ListQuery, Page, Slice } from '#modules/kernel/page'
import { foldSearch } from '#modules/kernel/search'
import { membersIn } from '../accounts/store'
import type { Tables } from '../tables'
import type { User } from '../user'
import type { USER_FILTERS } from '../schemas'

const PORTION = 500

export type UserQuery = ListQuery<typeof USER_FILTERS>

export type MemberName = Pick<User, 'username' | 'firstName' | 'lastName' | 'email'>

export type MemberStore = ReturnType<typeof createMemberStore>

export function createMemberStore(db: Database, users: Tables['users']) {
  const members = membersIn(users)
  const names = members.only('id', 'username', 'firstName', 'lastName', 'email')

  const states = {
    active: booleanIs(db, 'is_blocked', false),
    blocked: booleanIs(db, 'is_blocked', true),
    refused: 'email_refused_at IS NOT NULL',
  }
  const toConditions = ({ role, state }: UserQuery): Condition[] => [
    ...(role ? [[booleanIs(db, 'is_admin', role === 'admin')] as const] : []),
    ...(state ? [[states[state]] as const] : []),
  ]
  const searchedBy = (q = '') => matchesEach('search_text', foldSearch(q))

  return {
    async findNames(ids: readonly number[], tx?: Tx): Promise<Map<number, MemberName>> {
      if (ids.length === 0) return new Map()
      const rows = await names.list({ id: ids }, { tx })
      return new Map(rows.map(({ id, ...name }) => [id, name]))
    },

    async findAll(ids: readonly number[], tx?: Tx): Promise<Map<number, User>> {
      if (ids.length === 0) return new Map()
      return new Map((await members.list({ id: ids }, { tx })).map((user) => [user.id, user]))
    },

    async searchIds(q: string, limit?: number): Promise<number[]> {
      const searched = searchedBy(q)
      if (searched.length === 0) return []
      const { where, values } = whereAll(searched)
      const cut = limit === undefined ? '' : `LIMIT ${limit}`
      // Sorts by the index of `search_text`, because SQLite would otherwise read every member's row.
      const rows = await db.read<{ id: number }>(
        `SELECT id FROM users ${where} ORDER BY search_text, id ${cut}`,
        values,
        { lane: 'searches' },
      )
      return rows.map(({ id }) => id)
    },

    list({ q, sort = 'recent', ...query }: UserQuery, slice: Slice): Promise<Page<User>> {
      const list = { conditions: toConditions(query), searched: searchedBy(q), order: ORDERS[sort] }
      return members.readPage(list, slice)
    },

    /** Ignores `sort` and reads by descending id, so that new members do not shift the portions. */
    async *readAll(query: UserQuery): AsyncGenerator<User[]> {
      const searched = searchedBy(query.q)
      const lane = searched.length > 0 ? 'searches' : 'pages'
      const readBelow = (id: number) =>
        members.list([['id < ?', id], ...toConditions(query), ...searched], {
          ...{ order: 'id DESC', limit: PORTION, lane },
        })
      let portion = await readBelow(Number.MAX_SAFE_INTEGER)
      while (portion.length > 0) {
        yield portion
        portion = await readBelow(portion.at(-1)!.id)
      }
    },

    listFigures: (weeks: readonly Span[]): Promise<{ members: number }[]> =>
      readSpans<{ members: number }>(db, weeks, {
        members: `SELECT count(*) FROM users WHERE ${isWithin('created_at')} AND ${booleanIs(db, 'is_admin', false)}`,
      }),

    /** Subtracts the blocked members from all members, because both counts need only an index. */
    active: {
      sql: `(SELECT count(*) FROM users) - (SELECT count(*) FROM users WHERE ${booleanIs(db, 'is_blocked', true)})`,
    } satisfies CountExpression,
  }
}

const ORDERS = {
  recent: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  name: 'search_text ASC, id ASC',
}
