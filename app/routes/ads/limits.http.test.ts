import { afterAll, beforeEach, expect, test } from 'vitest'
import { carbine, carbineForm, sendAdForm } from '#test/things/ad'
import { confirmAll, startConversation } from '#test/things/conversation'
import { findPhotos, photo } from '#test/things/photo'
import { count } from '#test/harness/db/rows'
import { countAs, countsOf, forgetAttempts, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { openAdSite } from '#test/harness/ad-site'

const site = await openAdSite(LIMITED)
afterAll(() => site.close())
beforeEach(() => forgetAttempts(site))

const RETRY = /Trop de tentatives\. Réessayez dans \d+ (minutes?|heures)\./

/** The last of so many is accepted, the next one refused: with the page that is returned. */
async function refusedAfter(allowed: number, name: string, send: (nth: number) => Promise<Response>) {
  expect((await send(1)).status).toBe(303)
  await countAs(site, name, allowed - 1)
  expect((await send(allowed)).status).toBe(303)
  const page = await openPage(send(allowed + 1))
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(page.words).toMatch(RETRY)
  return page
}

test('after thirty ads in an hour, page and API answer how long to wait', async () => {
  const { owner } = site.readers
  const page = await refusedAfter(30, 'ad', (nth) =>
    owner.post('/post-ad', { ...carbineForm, title: `Mallette ${nth}` }),
  )
  const call = await owner.call('POST', '/api/classified-ads', carbine)

  expect(page.field('title')?.value).toBe('Mallette 31')
  expect([call.status, await call.json()]).toEqual([429, { message: expect.stringMatching(RETRY) as string }])
  // Another member is not limited.
  expect((await site.readers.member.post('/post-ad', carbineForm)).status).toBe(303)
})

test('an invalid form of an ad does not count', async () => {
  await site.readers.member.post('/post-ad', { title: 'x' })
  expect(await countsOf(site)).toEqual([])
})

test('after 120 photos in an hour the form comes back with those kept', async () => {
  const tiny = await photo({ width: 24, height: 18 })
  const send = (length: number) => {
    const files = Array.from({ length }, () => ({ name: 'cible.jpg', bytes: tiny }))
    return sendAdForm(site.readers.admin, '/post-ad', { files, act: 'add' })
  }
  await send(1)
  await countAs(site, 'photo', 117)

  const page = await openPage(send(6))

  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(page.words).toMatch(/Un champ à corriger Trop de tentatives\. Réessayez dans \d+ minutes?\./)
  expect(findPhotos(page)).toHaveLength(3)
  expect(page.field('title')?.value).toBe(carbineForm.title)
})

test('after twenty conversations in a day the form keeps its message', async () => {
  const begin = async (nth: number) => {
    const { id } = await site.publish()
    return site.readers.member.post(`/classified-ads/${id}/message`, { message: `Bonjour ${nth}` })
  }
  expect((await openPage(begin(0))).words).toContain("Confirmez d'abord votre adresse email")
  expect((await countsOf(site)).find(({ key }) => key.startsWith('conversation:'))?.points).toBe(0)

  await confirmAll(site)
  const page = await refusedAfter(20, 'conversation', begin)
  expect(page.field('message')?.value).toBe('Bonjour 21')
  expect(page.words).toContain('Réessayez dans 24 heures.')
  // A conversation that was refused is no message either.
  expect((await countsOf(site)).find(({ key }) => key.startsWith('message:'))?.points).toBe(2)
})

test('after sixty messages in an hour the form keeps its message', async () => {
  await confirmAll(site)
  const id = await startConversation(site.readers.member, (await site.publish()).id)
  const page = await refusedAfter(60, 'message', (nth) =>
    site.readers.member.post(`/messages/${id}`, { message: `Message ${nth}` }),
  )
  expect(page.field('message')?.value).toBe('Message 61')
})

test.each([
  ['an e-mail address', 5, 'report-email', () => 'odette@example.be'],
  ['a network address', 10, 'report-address', (nth: number) => `odette-${nth}@example.be`],
])('reports of %s are limited to %d an hour', async (_whose, allowed, name, emailOf) => {
  const { id } = await site.publish()
  const before = await count(site.db, 'ad_reports')
  await refusedAfter(allowed, name, (nth) =>
    site.readers.visitor.post(`/signaler/annonce/${id}`, {
      ...{ reason: 'scam', message: 'Un acompte', email: emailOf(nth) },
    }),
  )
  expect(await count(site.db, 'ad_reports')).toBe(before + 2)
})
