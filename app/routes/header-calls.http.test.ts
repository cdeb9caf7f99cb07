import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { setUpAdSite } from '#test/harness/file-sites'
import { openPage, readPage } from '#test/harness/page'
import { confirmAll, reportAd, startConversation } from '#test/things/conversation'

const site = await setUpAdSite()
const { owner, member, admin, visitor } = site.readers

beforeEach(async () => {
  for (const table of ['conversations', 'reports']) await site.db.write(`DELETE FROM ${table}`)
  await site.removeAll()
  await confirmAll(site)
})

/** What the header says: the button of its menu, and the entries with a number. */
async function readCalls(reader: Browser, path = '/dashboard') {
  const header = (await readPage(reader, path)).find('header')!
  const entries = header.texts('[data-menu] a').filter((words) => /\d/.test(words))
  return { button: header.find('summary')!.words, entries, bar: header.texts('nav:not([data-menu] nav) a') }
}

const begin = async (by: Browser) => startConversation(by, (await site.publish()).id)

test('the header counts unread conversations, on every page but that of one', async () => {
  const [first] = [await begin(member), await begin(member)]
  await member.post(`/messages/${first}`, { message: 'Toujours là ?' })

  for (const path of ['/dashboard', '/classified-ads', '/messages', '/nope'])
    expect(await readCalls(owner, path)).toMatchObject({
      button: expect.stringMatching(/ 2 \(2 conversations non lues\)$/) as string,
      entries: ['Messages 2 (2 conversations non lues)'],
    })
  expect((await readPage(owner, '/messages')).words).toContain('2 conversations, 2 non lues')
  expect((await readCalls(owner, `/messages/${first}`)).entries).toEqual([
    'Messages 1 (1 conversation non lue)',
  ])
  expect((await readCalls(owner)).entries).toEqual(['Messages 1 (1 conversation non lue)'])
  expect((await readCalls(member)).entries).toEqual([])
})

test('a read conversation can be marked as unread, which leads to the list', async () => {
  const id = await begin(member)
  const page = await readPage(owner, `/messages/${id}`)
  const form = page.findAll('form').find((one) => one.button('Marquer comme non lu'))!
  const answer = await owner.post(form.attribute('action')!)

  expect(answer.headers.get('Location')).toBe('/messages')
  const list = await openPage(owner.follow(answer))
  expect(list.words).toContain('Conversation marquée comme non lue')
  expect(list.words).toContain('1 conversation, 1 non lue')
  expect((await readPage(member, `/messages/${id}`)).words).not.toContain('Marquer comme non lu')
})

test('refused ads are counted in the menu and the tabs, and listed first', async () => {
  await site.adThatIs('rejected', { title: 'Refusée' })
  await site.publish({ title: 'Publiée' })

  const words = 'Mes annonces 1 (1 annonce à corriger)'
  expect(await readCalls(owner)).toMatchObject({
    button: expect.stringMatching(/ 1 \(1 annonce à corriger\)$/) as string,
    entries: [words],
  })
  for (const path of ['/classified-ads', '/classified-ads/mine', '/favoris', '/alertes'])
    expect((await readPage(owner, path)).texts('nav[aria-label="Annonces"] a')).toContain(words)
  expect((await readPage(owner, '/classified-ads/mine')).words).toMatch(/Refusée .* Publiée/)
  expect((await readPage(owner, '/classified-ads')).words).toMatch(/Mes annonces .*Publiée .*Refusée/)
})

test("an admin's link to the panel counts all its queues", async () => {
  await site.post()
  await site.post()
  await reportAd(site, member, (await site.publish()).id)

  const waiting = (await readPage(admin, '/admin/questions')).texts('nav[aria-labelledby="a-traiter"] a')
  const sum = waiting.reduce((all, words) => all + parseInt(words), 0)
  expect(waiting).toContain('2 annonces à valider')
  const { bar, entries, button } = await readCalls(admin)
  const words = `Administration ${sum} (${sum} à traiter)`
  expect([bar.at(-1), entries]).toEqual([words, [words]])
  // The button has this number on phones, where the link is in the menu.
  expect(button).toBe(`É Menu Bonjour, Élodie ${sum} (${sum} à traiter)`)
  expect((await readPage(owner, '/dashboard')).words).not.toContain('Administration')
})

test('a page for visitors has no count', async () => {
  await begin(member)

  expect(await readCalls(visitor, '/classified-ads')).toMatchObject({ entries: [], button: 'Menu' })
})
