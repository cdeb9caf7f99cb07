import type { ModelStatic } from 'sequelize'
import { uniqueViolation } from '../../../db/constraints'
import type { Database, Tx } from '../../../db/database'
import { ok, refuse, type Result } from '../../kernel/result'
import type { User } from '../contract'
import { usernameKey } from '../domain/username-key'
import type { UserModel } from './models'

export type UserStore = ReturnType<typeof createUserStore>

type NewUser = Omit<User, 'id' | 'isBlocked'> & { passwordHash: string }

export function createUserStore(db: Database, users: ModelStatic<UserModel>) {
  return {
    async add(user: NewUser, tx?: Tx): Promise<Result<User, 'username-taken' | 'email-taken'>> {
      const row = { ...user, usernameKey: usernameKey(user.username) }
      try {
        return ok(toUser(await db.write((transaction) => users.create(row, { transaction }), tx)))
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
      const row = await users.findOne({ where: { isAdmin: true }, attributes: ['id'], transaction: tx })
      return row !== null
    },

    /** A username has no @ and an e-mail always has one: what was typed can only mean one of them. */
    async findForSignIn(login: string): Promise<{ user: User; passwordHash: string } | null> {
      const typed = login.trim()
      const where = typed.includes('@') ? { email: typed.toLowerCase() } : { usernameKey: usernameKey(typed) }
      const row = await users.findOne({ where })
      return row && { user: toUser(row), passwordHash: row.passwordHash }
    },
  }
}

/** What leaves the module: plain data without the password. */
export function toUser(row: UserModel): User {
  const { id, username, email, firstName, lastName, phone, isAdmin, isBlocked, createdAt } = row
  return { id, username, email, firstName, lastName, phone, isAdmin, isBlocked, createdAt }
}
