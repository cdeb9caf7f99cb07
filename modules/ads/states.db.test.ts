import { expect, test } from 'vitest'
import { insert, NOON, rows } from '#test/harness/db/rows'
import { setUpDatabase } from '#test/harness/db/database'
import { AD_STATES } from './rules'
import { toState } from './visibility'

const db = await setUpDatabase()
await insert(db, 'users', rows.users)
await insert(db, 'classified_ads', rows.classified_ads)

/** Every combination of the columns that decide the state. */
const COMBINATIONS = Array.from({ length: 64 }, (_, n) => {
  const has = (bit: number) => (n & bit) > 0
  return {
    ...{ isBinned: has(1), rejectionReason: has(2) ? 'Floue.' : null, isSold: has(4) },
    ...{ isApproved: has(8), isHidden: has(16), endedAt: has(32) ? NOON : null },
  }
})

const SET = `UPDATE classified_ads SET state = $1, is_binned = $2, rejection_reason = $3, is_sold = $4,
  is_approved = $5, is_hidden = $6, ended_at = $7`

test('the database stores an ad only with the state that follows from its columns', async () => {
  const refused: string[] = []
  for (const flags of COMBINATIONS) {
    await db.write(SET, [toState(flags), ...Object.values(flags)])
    for (const state of [...AD_STATES, 'binned'].filter((each) => each !== toState(flags)))
      await db.write('UPDATE classified_ads SET state = $1', [state]).catch(() => refused.push(state))
  }
  expect(refused).toHaveLength(COMBINATIONS.length * AD_STATES.length)
})
