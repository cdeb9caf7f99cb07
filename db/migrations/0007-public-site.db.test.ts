import { afterAll, expect, test } from 'vitest'
import { applyMigrations } from '../migrate'
import { createTestDatabase } from '#test/db/database'
import { insert, rows } from '#test/db/rows'
import { migrations } from '#db/migrations'
import { publicSite } from './0007-public-site'

const db = await createTestDatabase({ migrated: false })
afterAll(() => db.drop())

test('the ads of members who were blocked before are hidden by it, and nobody else his', async () => {
  const older = migrations.slice(0, migrations.indexOf(publicSite))
  await db.exclusively((tx) => applyMigrations(db, older, tx))
  await db.transaction(async (tx) => {
    await insert(db, 'users', { ...rows.users, is_blocked: true }, tx)
    const luc = { id: 2, username: 'Luc', username_key: 'luc', email: 'luc@example.be' }
    await insert(db, 'users', { ...rows.users, ...luc }, tx)
    for (const id of [1, 2])
      await insert(db, 'classified_ads', { ...rows.classified_ads, id, user_id: id }, tx)
  })

  await db.exclusively((tx) => applyMigrations(db, [...older, publicSite], tx))

  const hidden = await db.read('SELECT id FROM classified_ads WHERE owner_is_blocked = $1', [true])
  expect(hidden).toEqual([{ id: 1 }])
})
