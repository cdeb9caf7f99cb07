import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createBrowser, type Browser } from '#test/harness/browser'
import { createPlace } from '#test/harness/db/database'
import { mark } from '#test/harness/db/rows'
import { expectNothingLost, gatherCrowd, takeExams, untilAnswered } from '#test/harness/faults/crowd'
import { openWire } from '#test/harness/faults/wire'
import { readPage } from '#test/harness/page'
import { LOG_STATEMENTS, wasCached } from '#test/harness/request-log'
import { openTwoMachines } from '#test/harness/two-machines'
import { camille, elodie, karim, newcomer } from '#test/people'
import { register } from '#test/things/account'
import { type ApiAd, postAd } from '#test/things/ad'
import { confirmAll, startConversation } from '#test/things/conversation'
import { startExam } from '#test/things/exam'
import { newsForm } from '#test/things/news'
import { findPictures } from '#test/things/photo'

const SLOW = { timeout: 300_000 }

const place = await createPlace('site')
const site = await openTwoMachines(place.url, LOG_STATEMENTS)
const db = await openDatabase(place.url)
const { one, two } = site
const admin = await register(one, elodie)
await mark(db, elodie.username, 'is_admin')
afterAll(async () => {
  await site.close()
  await db.close()
  await place.remove()
})

test('an exam is answered through two machines in turn', async () => {
  const member = await register(site, newcomer(camille))
  const before = site.answered()
  const exam = await startExam({ db }, member)

  expect((await readPage(member, await exam.finish(7))).words).toContain('7 bonnes réponses sur 10')
  for (const [nth, answered] of site.answered().entries()) expect(answered).toBeGreaterThan(before[nth]!)
})

test('a photo sent to one machine is shown by the other in every size', async () => {
  const { id } = await publishAd(await register(one, newcomer(camille)), 1)
  const [small = ''] = findPictures(await readPage(createBrowser(two.origin), `/classified-ads/${id}`))
  const sizes = ['petite.webp', 'grande.webp', 'grande.jpg'].map((size) => small.replace(/[^-]+$/, size))

  for (const size of sizes) {
    const [here, there] = await Promise.all([one, two].map(({ origin }) => createBrowser(origin).get(size)))
    expect([here!.status, there!.status], size).toEqual([200, 200])
    expect(await there!.bytes(), size).toEqual(await here!.bytes())
  }
})

test('a message written on one machine is read on the other', async () => {
  const seller = await register(one, newcomer(camille))
  const buyer = await register(two, newcomer(karim))
  const { id } = await publishAd(seller)
  await confirmAll({ db })
  const conversation = await startConversation(buyer, id, 'Est-il encore là ?')

  expect((await readPage(seller, `/messages/${conversation}`)).words).toContain('Est-il encore là ?')
})

test('a page kept by two machines is dropped by both when it changes', async () => {
  const visitors = [one, two].map((machine) => ({ machine, browser: createBrowser(machine.origin) }))
  for (const { machine, browser } of visitors)
    await expect.poll(async () => wasCached(machine, await browser.get('/news'))).toBe(true)
  const news = { ...newsForm(), title: 'Deux machines', isPublished: true }
  expect((await admin.call('POST', '/api/admin/news', news)).status).toBe(201)

  for (const { browser } of visitors)
    await expect.poll(async () => (await readPage(browser, '/news')).words).toContain('Deux machines')
})

test('a machine killed during exams loses no answer, and the other goes on', SLOW, async () => {
  const wire = openWire([site.origin])
  const crowd = await gatherCrowd({ db }, wire, 8)
  await Promise.all([takeExams(crowd), untilAnswered(crowd, 0.3).then(() => two.end('SIGKILL'))])
  wire.close()

  await expectNothingLost({ db }, crowd)
  expect([...wire.tally.statuses].sort()).toEqual([200, 201, 303])
  const [, byTwo = 0] = site.answered()
  await two.restart()
  await expect
    .poll(async () => {
      await createBrowser(site.origin).get('/')
      return site.answered()[1]
    })
    .toBeGreaterThan(byTwo)
})

/** An ad of this member's, with so many photos, which an admin has approved. */
async function publishAd(owner: Browser, photos = 0): Promise<ApiAd> {
  const ad = await postAd(owner, {}, photos)
  const { status } = await admin.call('PUT', `/api/classified-ads/${ad.id}/approve`)
  expect(status).toBe(200)
  return ad
}
