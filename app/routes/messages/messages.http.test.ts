import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { count } from '#test/harness/db/rows'
import { openPage, readPage, SCRIPT } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import { confirmAll, startConversation } from '#test/things/conversation'

const site = await setUpAdSite()

let ad: number
beforeEach(async () => {
  for (const table of ['conversations', 'blocked_members', 'admin_actions', 'classified_ads'])
    await site.db.write(`DELETE FROM ${table}`)
  await confirmAll(site)
  ad = (await site.publish()).id
})

const first = () => `/classified-ads/${ad}/message`

/** By Karim, about Camille's ad. Returns the address of the conversation. */
const begin = async (message?: string) =>
  `/messages/${await startConversation(site.readers.member, ad, message)}`

describe('the way to write', () => {
  test.each([
    ['sale', 'Écrire au vendeur'],
    ['purchase', "Écrire à l'acheteur"],
  ])('stands on an ad of type %s, for visitors by registering', async (type, label) => {
    const { id } = await site.publish({ type })
    const path = `/classified-ads/${id}/message`
    const link = async (reader: Browser) => (await readPage(reader, `/classified-ads/${id}`)).link(label)
    expect(await link(site.readers.member)).toBe(path)
    expect(await link(site.readers.visitor)).toBe(
      `/auth?mode=register&redirectTo=${encodeURIComponent(path)}`,
    )
    expect((await readPage(site.readers.member, `/classified-ads/${id}/message`)).words).toContain(label)
    const answer = await site.readers.visitor.get(`/classified-ads/${id}/message`)
    expect(answer.headers.get('Location')).toBe(`/auth?redirectTo=%2Fclassified-ads%2F${id}%2Fmessage`)
  })

  test('leads a writer into their conversation, and an owner back to the ad', async () => {
    const thread = await begin()
    expect((await site.readers.member.get(first())).headers.get('Location')).toBe(`${thread}#fin`)
    expect((await site.readers.owner.get(first())).headers.get('Location')).toBe(`/classified-ads/${ad}`)
  })
})

test('an unconfirmed member gets another link on the page itself', async () => {
  const thread = await begin()
  await site.db.write('UPDATE users SET email_confirmed_at = NULL')
  for (const answer of [
    site.readers.member.get(thread),
    site.readers.member.post(thread, { message: 'Bonjour.' }),
    site.readers.member.post(first(), { message: 'Bonjour.' }),
  ]) {
    const page = await openPage(answer)
    expect(page.words).toContain("Confirmez d'abord votre adresse email")
    expect(page.find('form[action*="form=confirmation"]')?.button('Renvoyer le lien')).toBeDefined()
    expect(page.field('message')?.value).toBe(page.status === 400 ? 'Bonjour.' : undefined)
  }
})

describe('a conversation', () => {
  test('shows what was written as text, without links, to the two only', async () => {
    const thread = await begin(`${SCRIPT}\nhttps://evil.example`)

    const page = await readPage(site.readers.owner, thread)
    expect(page.html).not.toContain(SCRIPT)
    expect(page.find('main')?.textContent).toContain(`${SCRIPT}\nhttps://evil.example`)
    expect(page.find('a[href*="evil"]')).toBeUndefined()
    expect(page.find(`form[action="${thread}/block"]`)?.button('Bloquer')).toBeDefined()
    expect(page.link('Signaler')).toBe(thread.replace('/messages', '/signaler/conversation'))
    expect(page.robots).toBe('noindex')
    const { status, heading } = await readPage(site.readers.admin, thread)
    expect([status, heading]).toEqual([404, 'Conversation non trouvée'])
  })

  test.each([
    ['HEAD', {}],
    ['GET', { 'Sec-Purpose': 'prefetch' }],
  ])('is read by a visit, not by %s %j', async (method, headers) => {
    const thread = await begin()
    await site.readers.owner.send(method, thread, { headers })
    expect((await readPage(site.readers.owner, '/messages')).words).toContain('1 conversation, 1 non lue')

    await site.readers.owner.get(thread)
    expect((await readPage(site.readers.owner, '/messages')).words).not.toContain('non lue')
  })

  test('says what became of its ad', async () => {
    const thread = await begin()
    const links = async () => (await readPage(site.readers.member, thread)).attributes('a', 'href')
    expect(await links()).toContain(`/classified-ads/${ad}`)

    await site.sell({ id: ad })
    const sentence = 'Cette annonce est terminée. La conversation reste lisible.'
    expect((await readPage(site.readers.member, thread)).words).toContain(sentence)
    await site.removeAll()
    const page = await readPage(site.readers.member, thread)
    for (const said of [sentence, 'Carabine de match']) expect(page.words).toContain(said)
    expect(await links()).not.toContain(`/classified-ads/${ad}`)
  })
})

describe('a refused message', () => {
  test.each([
    ['', 'Le message est vide'],
    ['\u200b', 'Le message est vide'],
    ['x'.repeat(2001), 'Le message ne peut pas dépasser 2 000 caractères'],
  ])('%.5j is told at its field, and kept', async (message, fault) => {
    for (const [reader, path] of [
      [site.readers.admin, first()],
      [site.readers.member, await begin()],
    ] as const) {
      const page = await openPage(reader.post(path, { message }))
      expect([page.status, page.field('message')?.error]).toEqual([400, fault])
      expect(page.field('message')?.value).toBe(message)
    }
  })

  test('stays in the form of a first message, though another tab was faster', async () => {
    const tooLong = `Bonjour, ${'x'.repeat(2000)}`
    const thread = await begin()
    const page = await openPage(site.readers.member.post(first(), { message: tooLong }))

    expect([page.status, page.field('message')?.value]).toEqual([400, tooLong])
    const shorter = await site.readers.member.post(first(), { message: 'Plus court.' })
    expect(shorter.headers.get('Location')).toBe(`${thread}#fin`)
  })

  test('of a writer blocked meanwhile stays in its form, the last they see', async () => {
    const thread = await begin()
    await site.readers.owner.post(`${thread}/block`)
    const refused = await openPage(site.readers.member.post(thread, { message: 'Toujours là ?' }))

    const sentence = 'Ce membre ne souhaite pas recevoir vos messages.'
    expect(refused.words).toContain(sentence)
    expect(refused.field('message')?.value).toBe('Toujours là ?')
    const page = await readPage(site.readers.member, thread)
    expect(page.words).toContain(sentence)
    expect(page.field('message')).toBeUndefined()

    const lifted = await site.readers.owner.follow(await site.readers.owner.post(`${thread}/unblock`))
    expect((await openPage(lifted)).words).toContain('Membre débloqué')
    expect((await readPage(site.readers.member, thread)).field('message')).toBeDefined()
  })
})

describe('a reported conversation', () => {
  test('is read by admins with a line in the log, and not by a prefetch', async () => {
    const thread = await begin('Un mot entre nous.')
    const report = `/signaler${thread.replace('/messages', '/conversation')}`
    await site.readers.owner.post(report, { reason: 'scam', message: 'Il demande un acompte.' })
    const list = await readPage(site.readers.admin, '/admin/message-reports')
    expect(list.words).toMatch(
      /Carabine de match Arnaque camille, .* Il demande un acompte\. Annonce de camille/,
    )
    expect(list.words).not.toContain('Un mot entre nous.')
    const owner = `/admin/users/${await site.readers.owner.findMemberId()}`
    expect(list.link('Compte de camille « Carabine de match »')).toBe(owner)

    const page = list.link('Lire la conversation « Carabine de match »')!
    expect((await site.readers.admin.get(page, { 'Sec-Purpose': 'prefetch' })).status).toBe(425)
    expect((await site.readers.admin.send('HEAD', page)).status).toBe(204)
    expect(await count(site.db, 'admin_actions')).toBe(1)
    const read = await readPage(site.readers.admin, page)
    expect(read.words).toContain('Un mot entre nous.')
    const about = ' « Carabine de match »'
    expect(read.link(`Compte de camille${about}`)).toBe(owner)
    // Only the other member can be acted on here, so that nobody blocks the reporter by mistake.
    expect(read.link(`Bloquer camille${about}`)).toBeUndefined()
    expect(read.link(`Bloquer karim${about}`)).toContain('/block?retour=')
    expect(read.button(`Masquer l'annonce${about}`)).toBeDefined()
    const log = (await readPage(site.readers.admin, '/admin/audit')).words
    expect(log).toMatch(/a lu, après signalement, une conversation sur l'annonce « Carabine de match »/)
    expect(log).not.toMatch(/Un mot entre nous|acompte/)

    const refused = await openPage(site.readers.admin.post(page, { reply: '' }))
    expect(refused.field('outcome')?.error).toBe('La suite donnée est requise')
    expect(refused.field('reply')?.error).toBe('La réponse est requise')
    expect(await count(site.db, "admin_actions WHERE action = 'conversation.read'")).toBe(1)
    const closed = await site.readers.admin.post(page, { outcome: 'kept', reply: 'Rien ne le montre.' })
    expect(closed.headers.get('Location')).toBe('/admin/message-reports')
    expect((await readPage(site.readers.owner, report)).words).toMatch(
      /Close sans intervention le .* Rien ne le montre\./,
    )
  })
})
