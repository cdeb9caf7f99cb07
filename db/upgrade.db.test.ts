import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations } from './migrate'
import { migrations } from './migrations'
import { createTestDatabase } from '#test/harness/db/database'
import { allRows, insert, insertAll, NOON, rows } from '#test/harness/db/rows'

test('an upgrade keeps every row of a filled database', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0010 = migrations.filter(({ name }) => name < '0010')
  await db.transaction((tx) => applyMigrations(db, before0010, tx), 'alone')
  await insertAll(db)
  const kept = await Promise.all(Object.keys(rows).map((table) => allRows(db, table)))
  expect(kept.map(({ length }) => length)).toEqual(kept.map(() => 1))

  await db.migrate()

  for (const [nth, table] of Object.keys(rows).entries()) {
    expect(await allRows(db, table), table).toEqual([expect.objectContaining(kept[nth]![0]!)])
  }
})

test('an upgrade gives reports of before their copy', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0023 = migrations.filter(({ name }) => name < '0023')
  await db.transaction((tx) => applyMigrations(db, before0023, tx), 'alone')
  await insertAll(db)
  const karim = { ...rows.users, id: 2, username: 'Karim', username_key: 'karim', email: 'karim@example.be' }
  await insert(db, 'users', karim)
  const made = { message: 'Il demande un acompte.', created_at: NOON }
  const talk = { ad_id: 1, ad_title: 'Carabine', owner_id: 1, writer_id: 2, last_message_at: NOON }
  await insert(db, 'conversations', { id: 1, ...talk, created_at: NOON })
  for (const sender_id of [1, 2])
    await insert(db, 'messages', { conversation_id: 1, sender_id, body: `De ${sender_id}`, created_at: NOON })
  await insert(db, 'conversation_reports', { conversation_id: 1, user_id: 2, reason: 'scam', ...made })
  const email = 'odette@example.be'
  for (const id of [1, 2])
    await insert(db, 'ad_reports', { id, ad_id: 1, ad_title: 'Carabine', email, reason: 'scam', ...made })

  await db.migrate()
  await db.write('DELETE FROM users WHERE id = 1')

  const owner = { owner_id: null, owner_name: 'Noémie', ad_title: 'Carabine' }
  expect(await allRows(db, 'conversation_reports')).toMatchObject([
    { conversation_id: null, ...owner, writer_id: 2, writer_name: 'Karim' },
  ])
  const copy = { ad_id: null, ...owner, ad_text: 'Peu servie' }
  expect(await allRows(db, 'ad_reports')).toMatchObject([
    { ...copy, reporter_key: `address ${email}` },
    { ...copy, reporter_key: null },
  ])
  expect(await db.read('SELECT sender, body FROM reported_messages ORDER BY message_id')).toEqual([
    { sender: 'owner', body: 'De 1' },
    { sender: 'writer', body: 'De 2' },
  ])
})

test('an upgrade keeps the states of ads and what refers to ads', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0028 = migrations.filter(({ name }) => name < '0028')
  await db.transaction((tx) => applyMigrations(db, before0028, tx), 'alone')
  await insert(db, 'users', rows.users)
  const approved = { is_approved: true, expires_at: NOON }
  const flags = {
    pending: {},
    online: approved,
    sold: { ...approved, is_sold: true },
    expired: { ...approved, is_expired: true, ended_at: NOON },
    hidden: { ...approved, is_hidden: true },
    rejected: { rejection_reason: 'La photo est floue.' },
    binned: { ...approved, is_binned: true },
  }
  for (const [nth, own] of Object.values(flags).entries()) {
    await insert(db, 'classified_ads', { ...rows.classified_ads, id: nth + 1, ...own })
    await insert(db, 'favourites', { user_id: 1, ad_id: nth + 1, created_at: NOON })
  }
  // As a clock that was wrong may have left it.
  await db.write('UPDATE classified_ads SET ended_at = NULL WHERE is_expired = $1', [true])

  await db.migrate()

  const ads = await db.read<{ state: string; ended: boolean }>(
    'SELECT state, ended_at IS NOT NULL AS ended FROM classified_ads ORDER BY id',
  )
  expect(ads.map(({ state }) => state)).toEqual(Object.keys(flags))
  expect(ads.filter(({ ended }) => ended)).toMatchObject([{ state: 'expired' }])
  expect(await allRows(db, 'favourites')).toHaveLength(ads.length)
})
