import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { linkTo, read, section, unescaped, wordsOf } from '#test/html-text'
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
    /Version 2 Le .+, par Élodie\. .*Contenu avant : .+ après : Une arme voyage déchargée.+ Version 1 Le .+, livrée avec le site\. Voir son texte Titre Transport Description /,
  )
})

test('an earlier version fills in the form, and is saved as a new one with its own check', async () => {
  const { path, version } = await openLesson(admin, 'Infractions et légitime défense')
  const shown = async () =>
    (await read(site.browser(), '/lecons/infractions')).words.split('Aller au contenu')[1]
  const before = await shown()
  await admin.post(path, { ...typedLesson, title: 'Infractions et légitime défense', version })
  const { html } = await read(admin, path)
  const form = await read(admin, linkTo(section(html, 'versions'), 'Reprendre cette version')!)

  expect(form.words).toContain('Version 1 reprise')
  const sent = Object.fromEntries(
    [
      ...form.html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"(?:[^>]* value="([^"]*)"|[^>]*>([^<]*))/g),
    ].map(([, name, value, text]) => [name!, unescaped(value ?? text ?? '')]),
  )
  const checkedBy = /<option(?=[^>]* selected)[^>]* value="(\w+)"/.exec(form.html)![1]!
  expect((await admin.post(path, { ...sent, checkedBy })).status).toBe(303)
  expect(await shown()).toBe(before)
  expect(wordsOf(section((await read(admin, path)).html, 'versions'))).toContain('Version 3 Le ')
})

test('a lesson is not saved with what would lead nowhere, unless its admin says so', async () => {
  const { path, version } = await openLesson(admin, 'Cession et prêt')
  const content =
    'Voyez ![Un plan](/pictures/nimporte.svg) et [là](/lecons/stockage#rien).\n\n## Souvent confondu\n\nRien.'
  const fields = { ...typedLesson, title: 'Cession et prêt', content, version, intent: '' }
  const warned = await admin.post(path, fields)
  const html = await warned.text()

  expect(warned.status).toBe(400)
  const told = wordsOf(section(html, 'liens'))
  expect(told).toMatch(/« cession-et-pret#vendre-ou-donner » n'existerait plus, et on y mène depuis : .+ \?/)
  expect(told).toContain("Le dessin « nimporte » n'existe pas")
  expect(told).toContain("La leçon ou le paragraphe « stockage#rien » n'existe pas")
  expect(told).not.toContain('souvent-confondu')
  expect(html).toContain('## Souvent confondu')
  expect((await openLesson(admin, 'Cession et prêt')).version).toBe(version)
  expect((await admin.post(path, { ...fields, intent: 'save-anyway' })).status).toBe(303)
})

test.each(['# Grand titre\n\n## Un', 'Grand titre\n===\n\n## Un'])(
  'a title in the text, under which no heading would have an address, is refused: %j',
  async (content) => {
    const { path, version } = await openLesson(admin, 'Stockage')
    const answer = await admin.post(path, { ...typedLesson, title: 'Stockage', content, version })

    expect(answer.status).toBe(400)
    expect(wordsOf(await answer.text())).toContain('commencez les intertitres par deux signes')
  },
)

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
    /Version enregistrée : Celle de Dominique\. Votre version : Celle d'Élodie\./,
  )
  const read2 = /name="version" value="(\d+)"/.exec(html)![1]!
  expect((await admin.post(path, { ...fields, basis: "Celle d'Élodie.", version: read2 })).status).toBe(303)
  expect((await read(site.browser(), '/lecons/manipulation')).words).toContain("Celle d'Élodie.")
})

test('the preview shows what it would look like, warns of pictures from elsewhere, and saves nothing', async () => {
  const { path, version } = await openLesson(admin, 'Licence de tireur sportif')
  const content = 'Voyez.\n\n![Un plan](/pictures/stand-plan.svg)\n\n![Ailleurs](https://example.com/a.png)'
  const answer = await admin.post(`${path}?apercu=1`, { ...typedLesson, content, version })
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toMatch(/<title>Aperçu de la leçon/)
  expect(html).toContain('content="noindex"')
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
