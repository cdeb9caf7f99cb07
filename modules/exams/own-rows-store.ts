import type { Database, Tx } from '#db/database'
import { writeFirst } from '#db/portions'

/**
 * Deletes the answers of some exams or series of a member, with the exams or series themselves. Returns 0 if none is
 * left. The member's other rows are few, and go with the account.
 */
export const removeOwnRows = (db: Database, userId: number, tx: Tx): Promise<number> =>
  writeFirst(db, PORTIONS, [userId], tx)

/** An exam has up to sixty answers. */
const AT_ONCE = 200

const PORTIONS = ['exam_results', 'attempts', 'series'].map(
  (table) => `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE user_id = $1 LIMIT ${AT_ONCE})`,
)
