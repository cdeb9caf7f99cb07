import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { refuseMail } from '#test/db/rows'
import { read, wordsOf } from '#test/html-text'
import { sharedSite } from '#test/shared-site'
import { camille, elodie, openTestSite } from '#test/site'

const site = sharedSite(openTestSite)
let admin: Browser
let member: Browser
beforeAll(async () => {
  admin = await site.admin(elodie)
  member = await site.member(camille)
})

let id = 0
/** A mail to Camille that her server has refused. */
beforeEach(async () => {
  await site.db.run('DELETE FROM mails')
  await site.db.run(
    `INSERT INTO mails
       (user_id, recipient, template, parameters, attempts, created_at, next_try_at, failed_at, failure, answer)
     SELECT id, email, 'password-changed', '{"firstName":"Camille","secret":"parametre"}', 1, created_at, created_at,
       created_at, 'address', '550 5.1.1' FROM users WHERE id = $1`,
    [await member.memberId()],
  )
  const [mail] = await site.db.read<{ id: number }>('SELECT id FROM mails')
  id = mail!.id
})

/** Presses a button of the row, and reads where it leads to. */
async function press(act: string) {
  const answer = await admin.post('/admin/mails', { act, id: String(id) })
  return wordsOf(await (await admin.follow(answer)).text())
}

test('the list says to whom, what and why, and nothing of what the mail says', async () => {
  const { html } = await read(admin, '/admin/mails')

  expect(wordsOf(html)).toMatch(/Mot de passe changé.*camille@example\.com.*550 5\.1\.1/)
  expect(html).not.toContain('parametre')
})

test("'Renvoyer' puts a mail back into the queue, once", async () => {
  expect(await press('resend')).toContain('remis dans la file')
  expect(await press('resend')).toContain("n'est plus dans la liste")
})

test("'Supprimer' deletes a mail", async () => {
  expect(await press('delete')).toContain('Email supprimé')
  expect(wordsOf((await read(admin, '/admin/mails')).html)).toContain('Tous les emails sont partis')
})

test('a member whose address refuses mail reads so on their next page, with the way to their profile', async () => {
  await refuseMail(site.db, `id = ${await member.memberId()}`)
  const { html } = await read(member, '/dashboard')

  expect(wordsOf(html)).toMatch(/Votre adresse email n'accepte plus nos messages/)
  expect(html).toMatch(/<a [^>]*href="\/profile(?:#\w+)?"[^>]*>/)
  const { html: shown } = await read(admin, `/admin/users/${await member.memberId()}`)
  expect(wordsOf(shown)).toMatch(/refus/i)
})
