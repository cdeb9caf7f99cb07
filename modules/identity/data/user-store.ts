import type { ModelStatic } from 'sequelize'
import { holds, isAmong, whereAll } from '#db/conditions'
import { uniqueViolation, withSavepoint } from '#db/constraints'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { matchesEach } from '#db/search'
import { table } from '#db/table'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { foldSearch } from '#modules/kernel/search'
import type { MemberName, User } from '../contract'
import { readLogin } from '../domain/login'
import { searchTextOf } from '../domain/search-text'
import { usernameKey } from '../domain/username-key'
import type { UserModel } from './models'

export type UserStore = ReturnType<typeof createUserStore>

type Person = Pick<User, 'email' | 'firstName' | 'lastName' | 'phone'>
type NewUser = Person & Pick<User, 'username' | 'isAdmin' | 'createdAt'> & { passwordHash: string }
export type Account = { user: User; passwordHash: string }

export function createUserStore(db: Database, users: ModelStatic<UserModel>) {
  const accounts = table(db, users).without('usernameKey', 'searchText')
  const members = accounts.without('passwordHash')
  const active = activeIn(db)

  return {
    async add(user: NewUser, tx?: Tx): Promise<Result<User, 'username-taken' | 'email-taken'>> {
      const row = { ...user, usernameKey: usernameKey(user.username), searchText: searchTextOf(user) }
      try {
        const create = (transaction?: Tx) =>
          withSavepoint(db, transaction, () => users.create(row, { transaction }))
        return ok(members.pick(await db.write(create, tx)))
      } catch (error) {
        switch (uniqueViolation(error)) {
          case 'users.username_key':
            return refuse('username-taken')
          case 'users.email':
            return refuse('email-taken')
          default:
            throw error
        }
      }
    },

    async hasAdmin(tx?: Tx): Promise<boolean> {
      const row = await users.findOne({
        where: { isAdmin: true, isBlocked: false },
        attributes: ['id'],
        transaction: tx,
      })
      return row !== null
    },

    async findForSignIn(login: string): Promise<Account | null> {
      const row = await users.findOne({ where: readLogin(login) })
      return row && toAccount(accounts.pick(row))
    },

    async findIdForSignIn(login: string): Promise<number | null> {
      const row = await users.findOne({ where: readLogin(login), attributes: ['id'] })
      return row?.id ?? null
    },

    /** Nobody else changes the member until the end of the transaction. */
    async lockByEmail(email: string, tx: Tx): Promise<User | null> {
      const [user] = await members.lock('WHERE email = $1', [email], tx)
      return user ?? null
    },

    async find(id: number): Promise<Account | null> {
      const [row] = await accounts.read('WHERE id = $1', [id])
      return row ? toAccount(row) : null
    },

    /** Nobody else changes the account until the end of the transaction. */
    async lock(id: number, tx: Tx): Promise<Account | null> {
      const [row] = await accounts.lock('WHERE id = $1', [id], tx)
      return row ? toAccount(row) : null
    },

    /** In the order of their ids, whatever the order in which they are given. */
    async lockAll(ids: readonly number[], tx: Tx): Promise<void> {
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      await members.only('id').lock(`${where} ORDER BY id`, values, tx)
    },

    async findNames(ids: readonly number[], tx?: Tx): Promise<Map<number, MemberName>> {
      if (ids.length === 0) return new Map()
      const { where, values } = whereAll([isAmong(db, 'id', ids)])
      const rows = await members
        .only('id', 'username', 'firstName', 'lastName', 'email')
        .read(where, values, tx)
      return new Map(rows.map(({ id, ...name }) => [id, name]))
    },

    async searchIds(q: string, limit?: number): Promise<number[]> {
      const searched = matchesEach('search_text', foldSearch(q))
      if (searched.length === 0) return []
      const { where, values } = whereAll(searched)
      const cut = limit === undefined ? '' : `LIMIT ${limit}`
      // The order of the index that has the text: in another one, SQLite would read each member's row.
      const rows = await db.search<{ id: number }>(
        `SELECT id FROM users ${where} ORDER BY search_text, id ${cut}`,
        values,
      )
      return rows.map(({ id }) => id)
    },

    /** By those who are not: they are few, and all are counted without reading a row. */
    async countActive(): Promise<number> {
      const [row] = await db.read<{ active: unknown }>(active)
      return Number(row!.active)
    },

    async change({ id, username }: User, person: Person, tx: Tx): Promise<Result<User, 'email-taken'>> {
      const searchText = searchTextOf({ username, ...person })
      try {
        await withSavepoint(db, tx, () =>
          users.update({ ...person, searchText }, { where: { id }, transaction: tx }),
        )
      } catch (error) {
        if (uniqueViolation(error) === 'users.email') return refuse('email-taken')
        throw error
      }
      const [changed] = await members.read('WHERE id = $1', [id], tx)
      return ok(changed!)
    },

    async mark(id: number, marks: Partial<Pick<User, 'isAdmin' | 'isBlocked'>>, tx: Tx): Promise<void> {
      await users.update(marks, { where: { id }, transaction: tx })
    },

    async setPassword(id: number, passwordHash: string, tx: Tx): Promise<void> {
      await users.update({ passwordHash }, { where: { id }, transaction: tx })
    },

    /** Two admins who leave at the same moment come here one after the other. */
    async isLastAdmin(id: number, tx: Tx): Promise<boolean> {
      const canSignIn = `${holds(db, 'is_admin', true)} AND ${holds(db, 'is_blocked', false)}`
      const admins = await members.only('id').lock(`WHERE ${canSignIn} ORDER BY id LIMIT 2`, [], tx)
      return admins.length === 1 && admins[0]?.id === id
    },

    /** His ads go with him, by the database's own rules: what visitors read changes too. */
    async remove(id: number, tx: Tx): Promise<void> {
      await users.destroy({ where: { id }, transaction: tx })
      await announceContentChange(db, tx)
    },
  }
}

/** Those who are blocked by a condition that names what their index is of: for a value, SQLite would not take it. */
const activeIn = (db: Database) => `
  SELECT (SELECT count(*) FROM users) -
         (SELECT count(*) FROM users WHERE ${holds(db, 'is_blocked', true)}) AS active`

/** The password is kept apart from the user, who leaves the module. */
function toAccount({ passwordHash, ...user }: User & { passwordHash: string }): Account {
  return { user, passwordHash }
}
