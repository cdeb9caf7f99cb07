import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { read, section, wordsOf } from '#test/html-text'
import { openLesson, typedLesson } from '#test/pages/lessons'
import { sharedSite } from '#test/shared-site'
import { elodie, openTestSite } from '#test/site'

const site = sharedSite(openTestSite)
let admin: Browser
beforeAll(async () => {
  admin = await site.admin(elodie)
})

test('the list has each lesson, and is reached from the questions', async () => {
  const { html } = await read(admin, '/admin/questions/lessons')

  expect(html.match(/<tr role="row"/g)).toHaveLength(1 + 13)
  expect((await read(admin, '/admin/questions')).html).toContain('href="/admin/questions/lessons"')
})

test('a lesson that is saved is what visitors read, with a line in the log and its earlier versions', async () => {
  const { path, version } = await openLesson(admin, 'Transport')
  const answer = await admin.post(path, { ...typedLesson, version })

  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/questions/lessons'])
  expect((await read(admin, '/admin/questions/lessons')).words).toMatch(
    /Succès Leçon mise à jour avec succès/,
  )
  const shown = await read(site.browser(), '/lecons/transport')
  expect(shown.words).toContain('Une arme voyage déchargée.')
  expect(shown.words).toMatch(/Vérifié le 24 octobre 2026, d'après le texte consolidé/)
  expect((await read(admin, '/admin/audit')).words).toMatch(/a modifié la leçon « Transport »/)

  const versions = wordsOf(section((await read(admin, path)).html, 'versions'))
  expect(versions).toMatch(
    /Version 2, du .+ Contenu avant : .+ après : Une arme voyage déchargée.+ Version 1, du /,
  )
})

test('a lesson that is saved as it stands stays at its version', async () => {
  const { path, version } = await openLesson(admin, 'Munitions')
  const fields = { ...typedLesson, title: 'Munitions' }
  await admin.post(path, { ...fields, version })
  const again = await openLesson(admin, 'Munitions')
  await admin.post(path, { ...fields, version: again.version })

  expect((await read(admin, '/admin/questions/lessons')).words).toContain('Aucune modification')
  expect((await openLesson(admin, 'Munitions')).version).toBe(again.version)
})

test('a lesson that somebody else has changed is compared, and replaced only when saved again', async () => {
  const { path, version } = await openLesson(admin, 'Manipulation')
  const fields = { ...typedLesson, title: 'Manipulation' }
  await admin.post(path, { ...fields, basis: 'Celle de Dominique.', version })
  const refused = await admin.post(path, { ...fields, basis: "Celle d'Élodie.", version })
  const html = await refused.text()

  expect(refused.status).toBe(400)
  expect(wordsOf(html)).toContain('Un autre administrateur a modifié cette leçon entre-temps.')
  expect(wordsOf(section(html, 'entre-temps'))).toMatch(
    /avant : Celle de Dominique\. après : Celle d'Élodie\./,
  )
  const read2 = /name="version" value="(\d+)"/.exec(html)![1]!
  expect((await admin.post(path, { ...fields, basis: "Celle d'Élodie.", version: read2 })).status).toBe(303)
  expect((await read(site.browser(), '/lecons/manipulation')).words).toContain("Celle d'Élodie.")
})

test('the preview shows what it would look like, warns of pictures from elsewhere, and saves nothing', async () => {
  const { path, version } = await openLesson(admin, 'Licence de tireur sportif')
  const content = 'Voyez.\n\n![Un plan](/pictures/stand-plan.svg)\n\n![Ailleurs](https://example.com/a.png)'
  const answer = await admin.post(path, { ...typedLesson, content, version, intent: 'preview' })
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain('src="/pictures/stand-plan.svg"')
  expect(html).not.toContain('src="https://example.com')
  expect(wordsOf(html)).toMatch(/Rien n'est encore enregistré\..+une image d'ailleurs/)
  expect((await openLesson(admin, 'Licence de tireur sportif')).version).toBe(version)
})

test('the form names what is missing', async () => {
  const { path } = await openLesson(admin, 'Stockage')
  const answer = await admin.post(path, { ...typedLesson, title: '', checkedOn: '24/12/2026' })

  expect(answer.status).toBe(400)
  const words = wordsOf(await answer.text())
  for (const fault of ['Le titre est requis', 'La date de vérification est un jour écrit AAAA-MM-JJ'])
    expect(words).toContain(fault)
})

test('a check is not dated in the future', async () => {
  const { path, version } = await openLesson(admin, 'Stockage')
  const answer = await admin.post(path, { ...typedLesson, version, checkedOn: '2999-01-01' })

  expect(answer.status).toBe(400)
  expect(wordsOf(await answer.text())).toContain("La date de vérification n'est pas encore venue")
})

test.each(['0', '999999', 'stockage'])('the form of an unknown lesson is not found: %s', async (id) => {
  const { status, words } = await read(admin, `/admin/questions/lessons/${id}`)

  expect(status).toBe(404)
  expect(words).toContain('Leçon non trouvée')
})
