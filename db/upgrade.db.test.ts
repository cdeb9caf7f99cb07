import { expect, onTestFinished, test } from 'vitest'
import { migrations } from './migrations'
import { asDate, type StoredDate } from './read'
import { createTestDatabase } from '#test/harness/db/database'
import { allRows, count, insert, insertAll, NOON, rows } from '#test/harness/db/rows'

/** The rows of the tables that are as old as the first migrations. */
const { reports: _, memory_states: __, calibration_bands: ___, ...earlyRows } = rows

test('an upgrade keeps every row of a filled database', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0010 = migrations.filter(({ name }) => name < '0010')
  await db.migrate(before0010)
  await insertAll(db, earlyRows)
  const kept = await Promise.all(Object.keys(earlyRows).map((table) => allRows(db, table)))
  expect(kept.map(({ length }) => length)).toEqual(kept.map(() => 1))

  await db.migrate()

  for (const [nth, table] of Object.keys(earlyRows).entries()) {
    expect(await allRows(db, table), table).toEqual([expect.objectContaining(kept[nth]![0]!)])
  }
})

test('an upgrade gives reports of before their copy', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0023 = migrations.filter(({ name }) => name < '0023')
  await db.migrate(before0023)
  await insertAll(db, earlyRows)
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

  const before0029 = migrations.filter(({ name }) => name < '0029')
  await db.migrate(before0029)
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
  await db.migrate(before0028)
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

test('an upgrade gives each ad its sending and its last decision', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0040 = migrations.filter(({ name }) => name < '0040')
  await db.migrate(before0040)
  await insert(db, 'users', rows.users)
  const [created, decided, changed] = [1, 2, 3].map((day) => new Date(`2026-11-0${day}T12:00:00.000Z`))
  const rejected = { rejection_reason: 'La photo est floue.', state: 'rejected' }
  const online = { is_approved: true, state: 'online' }
  const ads = {
    waits: {},
    approved: { ...online, approved_at: decided! },
    approvedInLog: { ...online, approved_at: changed! },
    rejected,
    rejectedInLog: rejected,
    takenDown: { ...rejected, approved_at: decided! },
    ofAdmin: { ...online, approved_at: created! },
  }
  for (const [nth, own] of Object.values(ads).entries()) {
    const dates = { created_at: created!, updated_at: changed! }
    await insert(db, 'classified_ads', { ...rows.classified_ads, id: nth + 1, ...dates, ...own })
  }
  for (const [nth, [action, subject_id, created_at]] of (
    [
      ['ad.approve', 3, created!],
      ['ad.approve', 3, decided!],
      ['ad.reject', 3, changed!],
      ['ad.reject', 5, decided!],
      ['ad.reject', 1, decided!],
    ] as const
  ).entries())
    await insert(db, 'admin_actions', { ...rows.admin_actions, id: nth + 1, action, subject_id, created_at })

  await db.migrate()

  const stored = await db.read<
    Record<'ad_id' | 'outcome', unknown> & Record<'sent_at' | 'decided_at', StoredDate>
  >('SELECT ad_id, sent_at, decided_at, outcome FROM ad_submissions ORDER BY id')
  const days = stored.map(({ ad_id, sent_at, decided_at, outcome }) => [
    Number(ad_id),
    asDate(sent_at).getUTCDate(),
    decided_at && asDate(decided_at).getUTCDate(),
    outcome,
  ])
  expect(days).toEqual([
    [1, 1, null, null],
    [2, 1, 2, 'approved'],
    [3, 1, 2, 'approved'],
    [4, 1, 3, 'rejected'],
    [5, 1, 2, 'rejected'],
    [6, 1, 2, 'approved'],
  ])
})

test('an upgrade finds every report again in one table, and in the log', async () => {
  const db = await createTestDatabase({ migrated: false })
  onTestFinished(db.drop)
  const before0029 = migrations.filter(({ name }) => name < '0029')
  await db.migrate(before0029)
  await insertAll(db, earlyRows)
  const karim = { ...rows.users, id: 2, username: 'Karim', username_key: 'karim', email: 'karim@example.be' }
  await insert(db, 'users', karim)
  const talk = { ad_id: 1, ad_title: 'Carabine', owner_id: 1, writer_id: 2, last_message_at: NOON }
  await insert(db, 'conversations', { id: 1, ...talk, created_at: NOON })

  const open = { message: 'Voyez.', created_at: NOON }
  const closed = { ...open, closed_at: NOON, outcome: 'kept', reply: 'Non.' }
  const owner = { owner_id: 1, owner_name: 'Noémie' }
  const about = { ad_title: 'Carabine', ad_text: 'Peu servie', ...owner, reason: 'photo' }
  const visitor = { email: 'odette@example.be', reporter_key: 'address odette@example.be' }
  const member = { user_id: 2, email: karim.email }
  await insert(db, 'ad_reports', { ...about, ad_id: 1, ...visitor, ...open })
  await insert(db, 'ad_reports', { ...about, ...member, ...closed })
  await insert(db, 'ad_reports', { ...about, ...visitor, ...closed })
  await db.write('DELETE FROM ad_reports WHERE id = 3')
  const content = { user_id: 2, version: 1, reason: 'source' }
  await insert(db, 'content_reports', { question_id: 1, ...content, ...open })
  await insert(db, 'content_reports', { lesson_id: 1, ...content, ...closed })
  const sides = { ...owner, writer_id: 2, writer_name: 'Karim', user_id: 2, reason: 'spam' }
  await insert(db, 'conversation_reports', {
    id: 4,
    conversation_id: 1,
    ad_title: 'Carabine',
    ...sides,
    ...open,
  })
  const message = { message_id: 9, sender: 'owner', body: 'Oui.' }
  await insert(db, 'reported_messages', { report_id: 4, ...message, created_at: NOON })
  for (const [id, action, subject_id] of [
    [2, 'conversation.read', 4],
    [3, 'question.keep', 1],
  ] as const)
    await insert(db, 'admin_actions', { ...rows.admin_actions, id, action, subject_id })

  await db.migrate()

  const adCopy = { kind: 'ad', title: 'Carabine', text: 'Peu servie', ...owner, reason: 'photo' }
  const byMember = { ...content, reporter_key: 'member 2' }
  // No report but those of ads has an id that one of any kind had before, even if that one is deleted.
  expect(await allRows(db, 'reports')).toMatchObject([
    { id: 1, ad_id: 1, ...adCopy, ...visitor, message: 'Voyez.', outcome: null },
    { id: 2, ad_id: null, ...adCopy, ...member, outcome: 'kept', reply: 'Non.' },
    { id: 5, kind: 'question', question_id: 1, title: 'Quel âge ?', ...byMember, closed_at: null },
    { id: 6, kind: 'lesson', lesson_id: 1, title: 'Stockage', ...byMember, outcome: 'kept' },
    { id: 10, kind: 'conversation', conversation_id: 1, ad_id: 1, title: 'Carabine', ...sides },
  ])
  expect(await allRows(db, 'reported_messages')).toMatchObject([{ report_id: 10, ...message }])
  expect((await allRows(db, 'admin_actions')).map(({ subject_id }) => subject_id)).toEqual([1, 10, 1])
  const { id: _id, ...added } = rows.reports
  await insert(db, 'reports', added)
  expect(await count(db, 'reports WHERE id = 11')).toBe(1)
})
