import { describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { setUpCallWorld } from '#test/harness/file-sites'
import { refuseMail } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { camille, newcomer, type Name } from '#test/people'
import { postAd } from '#test/things/ad'

const site = await setUpCallWorld()
const admin = site.readers.admin

/** Somebody new of this name, and the address of the acts on them. */
async function newMember(name: Name = camille) {
  const person = newcomer(name)
  const browser = await site.member(person)
  return { ...person, browser, path: await pathOf(browser) }
}

const pathOf = async (browser: Browser) => `/admin/users/${await browser.findMemberId()}`

/** Sends the button's form, and reads where it leads to. */
async function press(path: string) {
  const answer = await admin.post(path)
  const location = answer.headers.get('Location')
  return { status: answer.status, location, words: (await openPage(admin.follow(answer))).words }
}

/** The row of this member. */
async function rowOf(username: string) {
  const page = await readPage(admin, `/admin/users?q=${username}`)
  const row = page.findAll('tr').find(({ words }) => words.includes(username))!
  return { html: page.html, words: row.words, buttons: row.texts('button, a') }
}

test("the list shows each user's role and possible acts, no password hash", async () => {
  const { username } = await newMember()
  const { html, words, buttons } = await rowOf(username)

  expect(words).toMatch(new RegExp(`${username} ${username}@example.com Camille Dubois Utilisateur .*\\d{4}`))
  expect(buttons).toEqual([
    username,
    `Agrément « ${username} »`,
    `Bloquer « ${username} »`,
    `Nommer admin « ${username} »`,
    `Supprimer « ${username} »`,
  ])
  expect(html).not.toMatch(/argon2|passwordHash|searchText/)
})

test('users whose address takes no mail have a badge and a filter', async () => {
  const { username } = await newMember()
  const other = await newMember()
  await refuseMail(site.db, `username = '${username}'`)

  expect((await rowOf(username)).words).toMatch(/Utilisateur Emails refusés/)
  expect((await rowOf(other.username)).words).not.toContain('Emails refusés')
  const page = await readPage(admin, '/admin/users?state=refused')
  expect(page.words).toContain(`${username}@example.com`)
  expect(page.words).not.toContain(other.email)
  expect(page.field('state')?.value).toBe('refused')
  const file = await (await admin.get('/admin/users/export.csv?state=refused')).text()
  expect(file.match(/@example\.com/g)).toHaveLength(1)
})

test("the list offers no act on the admin's own row", async () => {
  const { words, buttons } = await rowOf('lodie')

  expect(words).toContain('Admin')
  expect(buttons).toEqual(['Élodie', 'Agrément « Élodie »'])
})

test('a deletion of the own account leads back to the list, which says why', async () => {
  const answer = await admin.get(`${await pathOf(admin)}/delete`)

  expect(answer.headers.get('Location')).toBe('/admin/users')
  expect((await openPage(admin.follow(answer))).words).toContain('Vous ne pouvez pas supprimer')
})

test.each([
  ['block', 'Bloquer cet utilisateur ?'],
  ['promote', 'Nommer cet utilisateur administrateur ?'],
  ['demote', "Retirer ses droits d'administrateur ?"],
])('an act that asks first names the member, and logs a reason: %s', async (act, title) => {
  const { path, username } = await newMember()
  if (act === 'demote') await press(`${path}/promote`)
  const page = await readPage(admin, `${path}/${act}`)
  expect(page.words).toMatch(new RegExp(`${title.replace('?', '\\?')} « ${username} » \\(Camille Dubois\\)`))
  expect(page.find('[data-dialog-content]')).toBeDefined()

  const refused = await admin.post(`${path}/${act}`, { reason: 'x'.repeat(301) })
  expect([refused.status, (await openPage(refused)).words]).toEqual([
    400,
    expect.stringContaining('Le motif ne peut pas dépasser 300 caractères'),
  ])
  await admin.post(`${path}/${act}`, { reason: `À la demande du club ${username}` })
  expect((await readPage(admin, `/admin/audit?q=${username}`)).words).toContain(
    `Motif après : À la demande du club ${username}`,
  )
})

test.each(['GET', 'POST'])('an unknown act is an unknown page to everyone: %s', async (method) => {
  for (const browser of [site.browser(), admin]) {
    const answer = await browser.send(method, '/admin/users/1/constructor')

    expect(answer.status).toBe(404)
    expect((await openPage(answer)).words).toContain('Page not found')
  }
})

test.each(['999999', 'abc/delete', '0', '999999/approval'])('there is nobody at /%s', async (path) => {
  const { status, words } = await readPage(admin, `/admin/users/${path}`)

  expect(status).toBe(404)
  expect(words).toContain('Utilisateur non trouvé')
})

describe.each(['block', 'unblock', 'promote', 'demote', 'delete'])('the act %s', (act) => {
  test('happens by POST only, and not on oneself', async () => {
    const { path, username } = await newMember()
    const { words } = await rowOf(username)
    await admin.get(`${path}/${act}`)
    const own = await press(`${await pathOf(admin)}/${act}`)

    expect((await rowOf(username)).words).toBe(words)
    expect(own).toMatchObject({ status: 303, location: '/admin/users' })
    expect(own.words).toContain('Erreur')
  })

  test('leads back to the list with its filters, and nowhere else', async () => {
    const { path } = await newMember()
    const from = '/admin/users?q=camille&page=2'
    const gone = await press(`/admin/users/999999/${act}?retour=${encodeURIComponent(from)}`)

    expect(gone.location).toBe(from)
    expect(gone.words).toContain('Utilisateur non trouvé')
    expect((await press(`${path}/${act}?retour=https://example.com/`)).location).toBe('/admin/users')
    expect((await admin.post(`/admin/users/abc/${act}`)).status).toBe(404)
  })
})

describe('an approved gunsmith', () => {
  const badge = 'Armurier agréé'

  test('is marked by a number that a form can change, unmarked by a button', async () => {
    const { path, username } = await newMember()
    const marked = await admin.post(`${path}/approval`, { approvalNumber: ' 2/5/04/1234 ' })

    expect(marked.headers.get('Location')).toBe('/admin/users')
    expect((await rowOf(username)).words).toContain(badge)
    expect((await readPage(admin, `${path}/approval`)).field('approvalNumber')?.value).toBe('2/5/04/1234')
    await admin.post(`${path}/approval?form=remove`)
    expect((await rowOf(username)).words).not.toContain(badge)
  })

  test('needs a number', async () => {
    const { path, username } = await newMember()
    const refused = await admin.post(`${path}/approval`, { approvalNumber: ' ' })

    expect(refused.status).toBe(400)
    expect((await openPage(refused)).words).toContain("Le numéro d'agrément est requis")
    expect((await rowOf(username)).words).not.toContain(badge)
  })
})

test('the file has whom the list finds, no formula, lost zero or password', async () => {
  const { username } = await newMember({ firstName: '=Un+Un', lastName: 'Zéphyrine' })
  await site.db.write("UPDATE users SET phone = '0470123456' WHERE username = $1", [username])
  const answer = await admin.get('/admin/users/export.csv?q=zephyrine')
  const [head, line, ...rest] = (await answer.text()).trim().split('\r\n')

  expect(answer.headers.get('Content-Disposition')).toMatch(/prepa-lts-utilisateurs-.*\.csv/)
  expect(head).toContain(`"ID";"Nom d'utilisateur";"Email";"Prénom";"Nom";"Téléphone"`)
  expect(line).toContain(`"${username}";"${username}@example.com";"'=Un+Un";"Zéphyrine";"0470 12 34 56"`)
  expect(line).not.toContain('argon2')
  expect(rest).toEqual([])
})

describe("a member's page", () => {
  test('shows exams, ads, refusals and reports, no secrets', async () => {
    await site.result()
    await site.adReport()
    await site.report()
    const { id } = await site.ad()
    const reason = 'Un numéro de série se lit.'
    await admin.post(`/admin/ads/${id}/reject`, { rule: 'photo', reason, revision: '1' })

    const page = await readPage(admin, await pathOf(site.readers.owner))

    expect(page.words).toContain('Camille Dubois')
    expect(page.words).toMatch(/Email confirmé Non.*Dernière visite \d+.*Sessions ouvertes 1/)
    expect(page.section('examens')?.words).toMatch(/Examens \(1\).*Entraînement 8 \/ 10 Réussi/)
    expect(page.section('annonces')?.words).toMatch(/1 annonce refusée.*Refusée Un numéro de série se lit\./)
    expect(page.section('signalements')?.words).toMatch(/À son sujet 1 Envoyés 1/)
    expect(page.html).not.toMatch(/argon2|passwordHash|searchText/)
  })

  test('says when they were last there, also once they are blocked', async () => {
    const { path } = await newMember()
    await admin.post(`${path}/block`)

    const { words } = await readPage(admin, path)
    expect(words).toMatch(/Statut Utilisateur Bloqué.*Dernière visite \d+.*Sessions ouvertes 0/)
  })

  test('is where an act on it leads back to, but a deletion to the list', async () => {
    const { path, username } = await newMember()
    expect((await readPage(admin, '/admin/users')).link(username)).toBe(path)

    const page = await readPage(admin, path)
    const block = page.find(`a[href*="/block"]`)!.attribute('href')!

    expect((await admin.post(block)).headers.get('Location')).toBe(path)
    expect(page.find('a[href*="/delete"]')!.attribute('href')).not.toContain('retour')
  })
})

test("after a block the page offers to reject the member's waiting ads", async () => {
  const { browser, path } = await newMember()
  for (const title of ['Première lunette', 'Seconde lunette']) await postAd(browser, { title })

  const page = await openPage(admin.follow(await admin.post(`${path}/block`)))
  const offer = 'Rejeter ses 2 annonces en attente'
  expect((await readPage(admin, path)).link(offer)).toBe(page.link(offer))
  const chosen = await admin.get(page.link(offer)!)
  const rejection = await openPage(admin.follow(chosen))
  expect(rejection.words).toMatch(/Rejeter 2 annonces \? .* Première lunette .* Seconde lunette/)
  await admin.post(chosen.headers.get('Location')!, { rule: 'misleading' })

  expect((await readPage(admin, path)).words).toContain('2 annonces refusées')
  const none = await admin.follow(await admin.get(page.link(offer)!))
  expect((await openPage(none)).words).toContain("Aucune annonce de ce membre n'attend.")
})

test('a member is warned and noted on from their page, which shows both', async () => {
  const { path } = await newMember()
  const warn = `${path}/warn`

  const empty = await openPage(admin.post(warn, { reason: ' ' }))
  expect(empty.field('reason')?.error).toBe('Le texte est vide')
  await admin.post(warn, { reason: 'Restez poli avec les acheteurs.' })
  await admin.post(`${path}/note`, { reason: 'A promis de répondre.' })

  expect((await readPage(admin, path)).section('decisions')?.texts('th, td').join()).toMatch(
    /Note sur un utilisateur.*A promis de répondre\..*Utilisateur averti.*Restez poli avec les acheteurs\./,
  )
})
