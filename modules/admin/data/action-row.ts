import { asDate, type StoredDate } from '#db/read'
import type { LoggedAction } from '../contract'
import type { Change } from '../domain/actions'

export type StoredAction = Omit<LoggedAction, 'isGone'>

/** All but what is of use to the database only. */
export const ACTION_COLUMNS = `
  id, actor_name AS "actorName", action, subject_id AS "subjectId", subject, changes, created_at AS "createdAt"`

/** A line as a statement of those columns has it: its action and its changes were written by the log alone. */
export type ActionRow = Omit<StoredAction, 'changes' | 'createdAt'> & {
  changes: string
  createdAt: StoredDate
}

export function loggedOf(row: ActionRow): StoredAction {
  return { ...row, changes: JSON.parse(row.changes) as Change[], createdAt: asDate(row.createdAt) }
}
