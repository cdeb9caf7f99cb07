import { beforeEach, expect, test } from 'vitest'
import { refuseMail } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
const admin = await site.admin(elodie)
const member = await site.member(camille)

let id = 0
/** A mail to Camille that her server has refused. */
beforeEach(async () => {
  await site.db.write('DELETE FROM mails')
  await site.db.write(
    `INSERT INTO mails
       (user_id, recipient, template, parameters, attempts, created_at, next_try_at, failed_at, failure, answer)
     SELECT id, email, 'password-changed', '{"firstName":"Camille","secret":"parametre"}', 1, created_at, created_at,
       created_at, 'address', '550 5.1.1' FROM users WHERE id = $1`,
    [await member.findMemberId()],
  )
  const [mail] = await site.db.read<{ id: number }>('SELECT id FROM mails')
  id = mail!.id
})

/** Presses a button of the row, and reads where it leads to. */
async function press(act: string) {
  const answer = await admin.post('/admin/mails', { act, id: String(id) })
  return (await openPage(admin.follow(answer))).words
}

test('the list says to whom, what and why, and nothing of what the mail says', async () => {
  const page = await readPage(admin, '/admin/mails')

  expect(page.words).toMatch(/Mot de passe changé.*camille@example\.com.*550 5\.1\.1/)
  expect(page.html).not.toContain('parametre')
  const sent = page.findAll('form[action="/admin/mails"]').map((form) => form.fields())
  expect(sent).toEqual(['resend', 'delete'].map((act) => expect.objectContaining({ act, id: String(id) })))
})

test("'Renvoyer' puts a mail back into the queue, once", async () => {
  expect(await press('resend')).toContain('remis dans la file')
  expect(await press('resend')).toContain("n'est plus dans la liste")
})

test("'Supprimer' deletes a mail", async () => {
  expect(await press('delete')).toContain('Email supprimé')
  expect((await readPage(admin, '/admin/mails')).words).toContain('Tous les emails sont partis')
})

test('a member whose address refuses mail reads so, with the way to fix it', async () => {
  await refuseMail(site.db, `id = ${await member.findMemberId()}`)
  const page = await readPage(member, '/dashboard')

  expect(page.words).toMatch(/Votre adresse email n'accepte plus nos messages/)
  expect(page.find('main a[href^="/profile"]')).toBeDefined()
  expect((await readPage(admin, `/admin/users/${await member.findMemberId()}`)).words).toMatch(/refus/i)
})
