import { expect, test } from 'vitest'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { createMails } from '#emails/index'
import { createAdmin } from '#modules/admin'
import { createAds } from '#modules/ads'
import { createExams } from '#modules/exams'
import type { Caller } from '#modules/identity'
import { createNews } from '#modules/news'
import { lastBackup } from '#db/settings'
import type { Row } from '#test/harness/db/rows'
import { openMailbox } from '#test/harness/mailbox'
import { NOTHING_TRIED } from '#test/harness/modules/admin'
import { APP_URL, sendTo } from '#test/harness/modules/mails'
import { createWorld } from '#test/harness/modules/identity'
import { ALL } from '#test/harness/portions'
import { unwrap } from '#test/harness/results'
import { camille, elodie, FIREFOX, karim, PASSWORD } from '#test/people'
import { codeAt } from '#test/things/second-factor'
import { SESSION_SECRET } from '#test/upgrades/fill'
import { openRelease, readTables } from '#test/upgrades/release'
import { openPictures } from './pictures.server'

/** The filled database of a release, upgraded ten minutes after it was filled. */
const { db, facts } = await openRelease('0.1.0')
const before = await readTables(db)
await db.migrate()
const after = await readTables(db)

const { identity, clock, mailQueue } = createWorld(db, { secret: SESSION_SECRET })
clock.set(facts.at)
clock.pass(600)
const mailbox = await openMailbox()
const mails = createMails({
  ...{ db, clock, appUrl: APP_URL, operator: {}, transport: sendTo(mailbox) },
  messageIds: { of: (mail) => mail, isOf: () => false },
  issueResetToken: (email) => identity.passwords.issueResetToken(email),
  recordDelivery: () => Promise.resolve(false),
  confirmationToken: ({ id }) => `jeton-${id}`,
  composeReminder: () => Promise.resolve(null),
  findEnding: () => Promise.resolve(null),
  renewalToken: ({ id }) => `jeton-${id}`,
  undoToken: ({ id }) => `jeton-${id}`,
  composeDigest: () => Promise.resolve(null),
  recordDigest: () => Promise.resolve(),
  composeWaiting: () => Promise.resolve(null),
  unsubscribeToken: (template, userId) => `jeton-de-${userId}-${template}`,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
})
const given = { db, clock, identity, mails, pictures: openPictures() }
const ads = createAds({ ...given, closedCategories: [] })
const news = createNews({ db, clock })
const exams = createExams({ db, clock, identity, mails: mailQueue, pages: PAGES })
const admin = createAdmin({ ...given, exams, ads, news, lastBackup, setup: NOTHING_TRIED })

/** Signs in with the password, and with a code of the phone where there is a second factor. */
async function signIn({ username }: { username: string }): Promise<Caller> {
  const begun = unwrap(await identity.signIn.begin({ username, password: PASSWORD }, FIREFOX))
  const { user, token } =
    'token' in begun ? begun : unwrap(await identity.signIn.finish(begun.pending, code(), FIREFOX))
  return { userId: user.id, token }
}

const code = () => codeAt(facts.secret, clock.now().getTime())

const callers = {
  camille: await signIn(camille),
  karim: await signIn(karim),
  élodie: await signIn(elodie),
}

const odette = (await signIn({ username: 'odette' })).userId

test('an upgrade keeps every row, except that reports move to one table', () => {
  const moved = ['ad_reports', 'content_reports', 'conversation_reports']
  for (const [table, rows] of before) {
    if (moved.includes(table)) continue
    const upgraded = after.get(table)!
    // Migrations add and drop columns, so this compares only the columns of both versions.
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column in upgraded[0]!)
    const pick = (row: Row) => JSON.stringify(columns.map((column) => row[column]))
    expect(upgraded.map(pick), table).toEqual(expect.arrayContaining(rows.map(pick)))
    if (table !== 'migrations') expect(upgraded, table).toHaveLength(rows.length)
  }
  const reports = moved.flatMap((table) => before.get(table)!)
  expect(after.get('reports')).toHaveLength(reports.length)
  expect(reports).toHaveLength(6)
})

test('an upgrade lets members sign in with password, phone and recovery code', async () => {
  expect(await identity.sessions.resume(callers.camille.token)).toMatchObject({ username: 'camille' })
  const begun = unwrap(await identity.signIn.begin({ username: 'camille', password: PASSWORD }, FIREFOX))
  if (!('pending' in begun)) throw new Error('Camille lost her second factor')
  const [recoveryCode] = facts.recoveryCodes
  unwrap(await identity.signIn.finish(begun.pending, recoveryCode!, FIREFOX))
  expect(await identity.secondFactor.countRecoveryCodes(begun.user.id)).toBe(9)
  const luc = await identity.signIn.begin({ username: 'luc', password: PASSWORD }, FIREFOX)
  expect(luc).toMatchObject({ code: 'blocked' })
})

test('an upgrade leaves an exam in progress with its answers and marks', async () => {
  const { userId } = callers.camille
  const [running] = await exams.attempts.findRunning(userId)
  const own = { userId, attemptId: running!.id }
  const exam = (await exams.attempts.find(own))!
  if (exam.status !== 'running') throw new Error('The exam has ended')
  expect(exam).toMatchObject({ type: 'official', isOverdue: false, nextPosition: 3 })
  expect(exam.questions).toHaveLength(30)
  expect(exam.questions.map(({ userAnswer }) => userAnswer).slice(0, 3)).toEqual(['B', 'C', null])
  unwrap(await exams.attempts.answer(own, [{ position: 3, letter: 'A' }]))
  const { result } = (await exams.attempts.finish(own))!
  const details = (await exams.results.find({ userId, resultId: result!.id }))!
  expect(details.answers.map(({ userAnswer }) => userAnswer).slice(0, 4)).toEqual(['B', 'C', 'A', null])
})

test('an upgrade keeps what members have learnt, and their series', async () => {
  const { userId } = callers.camille
  const { items } = await exams.results.list(userId, ALL)
  expect(items.filter(({ examType }) => examType === 'practice')).toHaveLength(6)
  const { open } = await exams.series.findRevisable(userId)
  expect(open).toMatchObject({ answered: 2, total: 5 })
  const known = new Map((await exams.memory.listStudied(userId)).map(({ id, memory }) => [id, memory]))
  for (const { question_id: id } of boxesOf(userId)) expect(known.get(Number(id))).not.toBeNull()
  expect(await exams.studyPlans.findReminders(userId)).toMatchObject({ reminders: 'weekly' })
})

test('an upgrade computes what members know from their answers', async () => {
  const members = new Set(before.get('mastery')!.map((row) => row.user_id))
  expect(await exams.rebuildMemory.fromBoxes()).toBe(members.size)
  expect(await db.read('SELECT 1 FROM mastery')).toEqual([])

  const { userId } = callers.camille
  const known = new Map((await exams.memory.listStudied(userId)).map(({ id, memory }) => [id, memory!]))
  const others = boxesOf(userId).filter(
    (row) => known.get(Number(row.question_id))!.wasLastRight !== Boolean(row.was_last_right),
  )
  // The exam that another test ends has three answers.
  expect(others.length).toBeLessThanOrEqual(3)
})

const boxesOf = (userId: number) => before.get('mastery')!.filter((row) => Number(row.user_id) === userId)

test('an upgrade keeps each ad in its state, with its photos', async () => {
  const { userId } = callers.karim
  const own = await ads.listings.findAllOwn(userId)
  const { reserved, ...others } = facts.ads
  const states = Object.fromEntries(own.map(({ id, state }) => [id, state]))
  const { binned: _, ...listed } = others
  expect(states).toEqual({
    ...Object.fromEntries(Object.entries(listed).map(([state, id]) => [id, state])),
    [reserved]: 'online',
  })
  const online = (await ads.listings.find(others.online, { id: callers.camille.userId, isAdmin: false }))!
  expect(online).toMatchObject({ title: 'Carabine de match', price: '450' })
  const [withPhotos] = await ads.photos.withPhotos([online], null)
  expect(withPhotos!.photos).toHaveLength(2)
  const { id, hash } = withPhotos!.photos[0]!
  const file = await ads.photos.findFile({ id, hash, side: 1280, format: 'jpeg' }, () =>
    Promise.resolve(null),
  )
  expect(file!.bytes).toHaveLength(15_346)
  expect((await ads.favourites.list(odette, ALL)).items).toMatchObject([{ id: others.online }])
  expect((await ads.alerts.list(odette)).alerts).toHaveLength(1)
})

test('an upgrade counts the ads that were sent and approved before', async () => {
  expect(await admin.listFigures(1)).toMatchObject([{ members: 5, sentAds: 8, approvedAds: 6 }])
  const stored = await db.read('SELECT ad_id, outcome FROM ad_submissions ORDER BY ad_id')
  expect(
    stored.map((row) => Object.values(row as Row)).map(([id, outcome]) => [Number(id), outcome]),
  ).toEqual([
    [facts.ads.pending, null],
    [facts.ads.rejected, 'rejected'],
    ...[3, 4, 5, 6, 7, 8].map((id) => [id, 'approved']),
  ])
})

test('an upgrade gives ads the province of their place', async () => {
  const id = facts.ads.online
  await db.write("UPDATE classified_ads SET location = '5000', province = NULL WHERE id = $1", [id])

  expect(await ads.search.rebuildText()).toBe(Object.keys(facts.ads).length)
  expect(await ads.listings.find(id, null)).toMatchObject({ location: '5000 Namur', province: 'namur' })
})

test('an upgrade keeps conversations, blocks and reports with their copies', async () => {
  const { userId } = callers.karim
  const { items } = await ads.messages.list(userId, ALL)
  expect(items).toHaveLength(2)
  const threads = await Promise.all(
    items.map(({ id }) => ads.messages.readThread({ id: userId, isAdmin: false }, id)),
  )
  const talk = threads.find((thread) => thread!.messages.length === 2)!
  expect(talk.messages.map(({ body }) => body)).toEqual([
    'Est-elle encore disponible ?',
    'Oui, venez la voir à Namur.',
  ])
  expect(threads.find((thread) => thread !== talk)).toMatchObject({ isBlocking: true })

  const open = async (queue: 'content' | 'ad' | 'conversation') =>
    (await admin.reports.list(queue, {}, ALL)).items.map(({ message }) => message).sort()
  expect(await open('content')).toEqual(['Trop court.', 'Une double négation.'])
  expect(await open('ad')).toEqual(['Photos floues.', 'Une fausse annonce.'])
  expect(await open('conversation')).toEqual(['Il veut ma carte.'])
  const closed = await admin.reports.list('content', { show: 'closed' }, ALL)
  expect(closed.items).toMatchObject([{ reply: "L'article n'a pas changé." }])
})

test('an upgrade keeps news, and what lies in the bin can be restored', async () => {
  const { items } = await news.articles.list({}, ALL)
  expect(items.map(({ title, isPublished }) => [title, isPublished]).sort()).toEqual([
    ['Brouillon', false],
    ['Ouverture du stand', true],
    ['Pour plus tard', false],
  ])
  const bin = (await admin.bin.list({}, ALL)).items
  expect(bin.map(({ kind }) => kind).sort()).toEqual(['ad', 'news', 'question'])
  for (const { id } of bin) unwrap(await admin.bin.restore(callers.élodie, id))
  const restored = await ads.listings.findOwn(callers.karim.userId, facts.ads.binned)
  expect(restored).toMatchObject({ title: 'Carabine à la corbeille', state: 'online' })
})

test('an upgrade sends the mails that wait', async () => {
  const waiting = before.get('mails')!
  expect(waiting).toHaveLength(25)
  // Each call ends after some seconds.
  while ((await mails.countWaiting()) > 0) await mails.sendDue()
  expect(mailbox.received).toHaveLength(waiting.length)
})
