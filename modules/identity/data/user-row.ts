import { asBoolean, asDate, type StoredBoolean, type StoredDate } from '#db/read'
import type { User } from '../contract'

/** What leaves the module: never the password. */
export const USER_COLUMNS = `
  id, username, email, first_name AS "firstName", last_name AS "lastName", phone,
  is_admin AS "isAdmin", is_blocked AS "isBlocked", created_at AS "createdAt"`

/** A member as a statement of those columns has him. */
export type UserRow = Omit<User, 'isAdmin' | 'isBlocked' | 'createdAt'> & {
  isAdmin: StoredBoolean
  isBlocked: StoredBoolean
  createdAt: StoredDate
}

export function userOf(row: UserRow): User {
  return {
    ...row,
    isAdmin: asBoolean(row.isAdmin),
    isBlocked: asBoolean(row.isBlocked),
    createdAt: asDate(row.createdAt),
  }
}
