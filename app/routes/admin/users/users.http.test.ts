import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { read, wordsOf } from '#test/html-text'
import { camille, elodie, openTestSite, type TestPerson, type TestSite } from '#test/site'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await openTestSite()
  admin = await site.admin(elodie)
})
afterAll(() => site.close())

let members = 0

/** Somebody new of this name. */
async function newMember(name: TestPerson = camille) {
  const person = { ...name, username: `${name.username}-${(members += 1)}` }
  const browser = await site.member(person)
  const { id } = (await (await browser.get('/api/user')).json()) as { id: number }
  return { ...person, id, browser, path: `/admin/users/${id}` }
}

async function ownPath(browser: Browser) {
  const { id } = (await (await browser.get('/api/user')).json()) as { id: number }
  return `/admin/users/${id}`
}

/** Sends the button's form, and reads where it leads to. */
async function press(path: string, browser = admin) {
  const answer = await browser.post(path)
  const location = answer.headers.get('Location')
  return { status: answer.status, location, words: wordsOf(await (await browser.follow(answer)).text()) }
}

/** The row of this member. */
async function rowOf(username: string) {
  const { html } = await read(admin, `/admin/users?q=${username}`)
  const rows = html.match(/<tr[ >].*?<\/tr>/gs) ?? []
  return rows.find((row) => wordsOf(row).includes(username)) ?? ''
}

const buttonsOf = (row: string) =>
  [...row.matchAll(/<(?:button|a) [^>]*>(.*?)<\/(?:button|a)>/gs)].map(([, label]) => wordsOf(label!).trim())

describe('the list of members', () => {
  test('shows each user with their role, the date and the possible acts', async () => {
    const { username } = await newMember()
    const row = await rowOf(username)

    expect(wordsOf(row)).toMatch(new RegExp(`${username} ${username}@example.com Camille Dubois Utilisateur`))
    expect(wordsOf(row)).toMatch(/\d{4}/)
    expect(buttonsOf(row)).toEqual([
      `Bloquer « ${username} »`,
      `Nommer admin « ${username} »`,
      `Supprimer « ${username} »`,
    ])
  })

  test("offers nothing on the admin's own row", async () => {
    const row = await rowOf('lodie')

    expect(wordsOf(row)).toContain('Admin')
    expect(buttonsOf(row)).toEqual([])
  })

  test('contains no trace of a password', async () => {
    expect((await read(admin, '/admin/users')).html).not.toMatch(/argon2|passwordHash|searchText/)
  })
})

describe('a blocked admin', () => {
  test('can do nothing more in the panel', async () => {
    const colleague = await newMember()
    const victim = await newMember()
    await press(`${colleague.path}/promote`)
    expect((await read(colleague.browser, '/admin/users')).status).toBe(200)
    await press(`${colleague.path}/block`)

    const refused = await colleague.browser.post(`${victim.path}/block`)
    expect(refused.headers.get('Location')).toMatch(/^\/auth\?redirectTo=/)
    expect(wordsOf(await rowOf(victim.username))).not.toContain('Bloqué')
  })
})

describe('the deletion of a member', () => {
  test('asks first, with the name of the member, and says that it is final', async () => {
    const { path, username } = await newMember()
    const { words, html } = await read(admin, `${path}/delete`)

    expect(words).toContain('Supprimer cet utilisateur ?')
    expect(words).toContain(`« ${username} » (Camille Dubois)`)
    expect(words).toContain('Cette action est irréversible.')
    expect(html).toContain('data-dialog-content')
  })

  test('of an unknown member is not found', async () => {
    for (const id of ['999999', 'abc', '0']) {
      const { status, words } = await read(admin, `/admin/users/${id}/delete`)
      expect(status).toBe(404)
      expect(words).toContain('Utilisateur non trouvé')
    }
  })
})

const ACTS = ['block', 'unblock', 'promote', 'demote', 'delete']

test('an act happens by POST only', async () => {
  const { path, username } = await newMember()
  const before = wordsOf(await rowOf(username))
  for (const act of ACTS) await admin.get(`${path}/${act}`)

  expect(wordsOf(await rowOf(username))).toBe(before)
})

test.each(['GET', 'POST'])('an unknown act is an unknown page to everyone: %s', async (method) => {
  for (const browser of [site.browser(), admin]) {
    const answer = await browser.send(method, '/admin/users/1/constructor')

    expect(answer.status).toBe(404)
    expect(wordsOf(await answer.text())).toContain('Page not found')
  }
})

describe.each(ACTS)('the act %s', (act) => {
  test('on oneself is refused with a message, and changes nothing', async () => {
    const { status, location, words } = await press(`${await ownPath(admin)}/${act}`)

    expect([status, location]).toEqual([303, '/admin/users'])
    expect(words).toContain('Erreur')
    expect((await read(admin, '/admin/users')).status).toBe(200)
  })

  test('leads back to the list with its filters, and nowhere else', async () => {
    const { path } = await newMember()
    const from = '/admin/users?q=camille&page=2'
    const gone = await press(`/admin/users/999999/${act}?retour=${encodeURIComponent(from)}`)
    const away = await press(`${path}/${act}?retour=https://example.com/`)

    expect(gone.location).toBe(from)
    expect(gone.words).toContain('Utilisateur non trouvé')
    expect(away.location).toBe('/admin/users')
  })

  test('on an invalid id is an unknown page', async () => {
    const answer = await admin.post(`/admin/users/abc/${act}`)

    expect(answer.status).toBe(404)
    expect(wordsOf(await answer.text())).toContain('Page not found')
  })
})

test('an admin who opens the deletion of their own account is sent back to the list, which says why not', async () => {
  const answer = await admin.get(`${await ownPath(admin)}/delete`)

  expect(answer.headers.get('Location')).toBe('/admin/users')
  expect(wordsOf(await (await admin.follow(answer)).text())).toContain('Vous ne pouvez pas supprimer')
})

describe('the file of the members', () => {
  test('is only read', async () => {
    const { status, headers } = await admin.post('/admin/users/export.csv')

    expect([status, headers.get('Allow'), headers.get('Cache-Control')]).toEqual([
      405,
      'GET, HEAD',
      'private, no-store',
    ])
  })

  test('contains everyone whom the list finds, with formulas disarmed, and no password', async () => {
    const { username } = await newMember({ username: 'formule', firstName: '=Un+Un', lastName: 'Zéphyrine' })
    const answer = await admin.get('/admin/users/export.csv?q=zephyrine')
    const text = Buffer.from(await answer.arrayBuffer()).toString()

    expect(answer.headers.get('Content-Disposition')).toMatch(/prepa-lts-utilisateurs-.*\.csv/)
    expect(text).toMatch(/^\ufeff"ID";"Nom d'utilisateur";"Email";"Prénom";"Nom";"Téléphone"/)
    const [, line, ...rest] = text.trim().split('\r\n')
    expect(line).toContain(`"${username}";"${username}@example.com";"'=Un+Un";"Zéphyrine"`)
    expect(rest).toEqual([])
    expect(text).not.toContain('argon2')
  })

  test('is for admins only', async () => {
    const { browser } = await newMember()

    const refused = await browser.get('/admin/users/export.csv')
    expect([refused.status, await refused.text()]).toEqual([403, 'Accès refusé'])
    expect((await site.browser().get('/admin/users/export.csv')).status).toBe(303)
  })
})
