import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#modules/kernel/clock'
import { openConfirmationLinks } from '#app/start/confirmation-links.server'
import { openLinkTokens } from '#app/start/link-tokens.server'
import { count } from '#test/harness/db/rows'
import { setUpAdSite } from '#test/harness/file-sites'
import { openPage, readPage } from '#test/harness/page'

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

const site = await setUpAdSite({ SESSION_SECRET })
const { db, readers } = site
const links = openConfirmationLinks(openLinkTokens(SESSION_SECRET), systemClock)

/** The page on which Karim writes about Camille's ad. */
let here: string
beforeEach(async () => {
  for (const table of ['conversations', 'blocked_members', 'classified_ads'])
    await db.write(`DELETE FROM ${table}`)
  await db.write('UPDATE users SET email_confirmed_at = NULL')
  here = `/classified-ads/${(await site.publish()).id}/message`
})

const hold = async (message = 'Bonjour.', path = here) =>
  openPage(readers.member.follow(await readers.member.post(path, { message })))

/** The page to which Karim's link leads, in his browser by default. */
async function confirm(browser = readers.member) {
  const { id, email } = (await (await readers.member.get('/api/user')).json()) as Member
  const answer = await browser.post(`/confirmation/${links.of({ id, email })}`)
  return { to: answer.headers.get('Location'), page: await openPage(browser.follow(answer)) }
}
type Member = { id: number; email: string }

describe('a member with an unconfirmed address', () => {
  test('reads before they write that their message will be held', async () => {
    const page = await readPage(readers.member, here)

    expect(page.words).toContain("nous garderons votre message, et il partira dès que vous l'aurez confirmée")
    expect(page.button('Envoyer')).toBeDefined()
    expect(page.find('form[action*="form=withdraw"]')).toBeUndefined()
  })

  test('finds the held message in its form, with another link', async () => {
    const page = await hold()

    expect(page.words).toContain('Message gardé')
    expect(page.words).toMatch(
      /Votre message est gardé\. Il partira dès que vous aurez confirmé votre adresse email.* Votre adresse : \S+@\S+ Renvoyer le lien/,
    )
    const action = `/profile?form=confirmation&redirectTo=${encodeURIComponent(here)}`
    expect(page.find(`form[action="${action}"]`)?.button('Renvoyer le lien')).toBeDefined()
    expect(page.field('message')?.value).toBe('Bonjour.')
    expect(page.button('Modifier')).toBeDefined()
    expect((await readPage(readers.owner, '/messages')).words).toContain("Vous n'avez aucune conversation")
  })

  test('changes the message, and changes it back', async () => {
    for (const message of ['Bonjour.', 'Bonsoir.', 'Bonjour.'])
      expect((await hold(message)).field('message')?.value).toBe(message)
    const refused = await openPage(readers.member.post(here, { message: '' }))

    expect([refused.status, refused.field('message')?.error]).toEqual([400, 'Le message est vide'])
    expect(await count(db, "held_messages WHERE body = 'Bonjour.'")).toBe(1)
  })

  test('takes the message back', async () => {
    const form = (await hold()).find('form[action*="form=withdraw"]')!
    expect(form.words).toBe('Supprimer le message sur « Carabine de match »')
    const page = await openPage(
      readers.member.follow(await readers.member.post(form.attribute('action')!, form.fields())),
    )

    expect(page.words).toContain('Message supprimé')
    expect(page.field('message')?.value).toBe('')
    const again = await readers.member.post(form.attribute('action')!)
    expect(again.headers.get('Location')).toBe(here)
  })

  test('finds all held messages among their conversations', async () => {
    await hold()
    const page = await readPage(readers.member, '/messages')

    expect(page.words).toContain('Messages gardés')
    expect(page.link('Carabine de match')).toBe(here)
  })

  test('is told that a sixth message is one too many, and keeps its words', async () => {
    for (let n = 0; n < 5; n += 1)
      await hold('Bonjour.', `/classified-ads/${(await site.publish()).id}/message`)
    const page = await openPage(readers.member.post(here, { message: 'Encore un.' }))

    expect([page.status, page.field('message')?.value]).toEqual([429, 'Encore un.'])
    expect(page.words).toContain('Vous avez déjà 5 messages gardés.')
  })
})

describe('the confirmation of the address', () => {
  test('sends the held message and leads to its conversation', async () => {
    await hold('Bonjour Camille.')
    const { to, page } = await confirm()

    expect(to).toMatch(/^\/messages\/\d+#fin$/)
    expect(page.words).toContain('Merci, votre adresse est confirmée Votre message est parti.')
    expect(page.words).toContain('Bonjour Camille.')
    expect((await readPage(readers.owner, '/messages')).words).toContain('Bonjour Camille.')
  })

  test('leads to the list if it sends several', async () => {
    await hold()
    await hold('Bonsoir.', `/classified-ads/${(await site.publish()).id}/message`)
    const { to, page } = await confirm()

    expect(to).toBe('/messages')
    expect(page.words).toContain('2 messages sont partis.')
    expect(page.words).not.toContain('Messages gardés')
  })

  test('in another browser says that the message was sent', async () => {
    await hold()
    const { to, page } = await confirm(site.browser())

    expect(to).toBeNull()
    expect(page.words).toContain('Votre message est parti.')
  })

  test('leads to a message that cannot be sent, with the reason', async () => {
    await hold('Est-elle encore là ?')
    await site.sell({ id: Number(/\d+/.exec(here)) })
    const { to, page } = await confirm()

    expect(to).toBe(here)
    expect(page.words).toMatch(
      /Votre message n'est pas parti\. Cette annonce est terminée : on ne peut plus écrire à son sujet\. Est-elle encore là \?/,
    )
    expect(page.field('message')).toBeUndefined()
    expect(page.find('form[action*="form=withdraw"]')).toBeDefined()
  })
})
