import { expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { openLesson, typedLesson } from '#test/things/lesson'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
const admin = await site.admin(elodie)

test('the list has each lesson, and is reached from the questions', async () => {
  const page = await readPage(admin, '/admin/questions/lessons')

  expect(page.findAll('tbody tr')).toHaveLength(16)
  expect((await readPage(admin, '/admin/questions')).attributes('a', 'href')).toContain(
    '/admin/questions/lessons',
  )
})

test('a saved lesson is what visitors read, is logged and keeps its versions', async () => {
  const { path, version } = await openLesson(admin, 'Transport')
  const answer = await admin.post(path, { ...typedLesson, version })

  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/questions/lessons'])
  expect((await readPage(admin, '/admin/questions/lessons')).words).toMatch(
    /Succès Leçon mise à jour avec succès/,
  )
  const { words } = await readPage(site.browser(), '/lecons/transport')
  expect(words).toContain('Une arme voyage déchargée.')
  expect(words).toMatch(/Vérifié le 2 mars 2026, d'après le texte de la loi/)
  expect((await readPage(admin, '/admin/audit')).words).toMatch(/a modifié la leçon « Transport »/)

  const versions = (await readPage(admin, path)).section('versions')?.words
  expect(versions).toMatch(
    /Version 2 Le .+, par Élodie\. .*Contenu avant : .+ après : Une arme voyage déchargée.+ Version 1 Le .+, livrée avec le site\. Voir son texte Titre Transport Description /,
  )
})

test('an earlier version fills in the form, and is saved as a new one', async () => {
  const { path, version } = await openLesson(admin, 'Infractions et légitime défense')
  const readText = async () =>
    (await readPage(site.browser(), '/lecons/infractions')).words.split('Aller au contenu')[1]
  const before = await readText()
  await admin.post(path, { ...typedLesson, title: 'Infractions et légitime défense', version })
  const page = await readPage(admin, path)
  const form = await readPage(admin, page.section('versions')!.link('Reprendre cette version')!)

  expect(form.words).toContain('Version 1 reprise')
  expect((await admin.post(path, form.find('main form')!.fields())).status).toBe(303)
  expect(await readText()).toBe(before)
  expect((await readPage(admin, path)).section('versions')?.words).toContain('Version 3 Le ')
})

test('a lesson with broken links is not saved, unless its admin says so', async () => {
  const { path, version } = await openLesson(admin, 'Cession et prêt')
  const content =
    'Voyez ![Un plan](/pictures/nimporte.svg) et [là](/lecons/stockage#rien).\n\n## Souvent confondu\n\nRien.'
  const fields = { ...typedLesson, title: 'Cession et prêt', content, version, intent: '' }
  const page = await openPage(admin.post(path, fields))

  expect(page.status).toBe(400)
  const faults = page.section('liens')?.words
  expect(faults).toMatch(
    /« cession-et-pret#vendre-ou-donner » n'existerait plus, et on y mène depuis : .+ \?/,
  )
  expect(faults).toContain("Le dessin « nimporte » n'existe pas")
  expect(faults).toContain("La leçon ou le paragraphe « stockage#rien » n'existe pas")
  expect(faults).not.toContain('souvent-confondu')
  expect(page.field('content')?.value).toBe(content)
  expect((await openLesson(admin, 'Cession et prêt')).version).toBe(version)
  expect((await admin.post(path, { ...fields, intent: 'save-anyway' })).status).toBe(303)
})

test.each([
  [{ content: '# Grand titre\n\n## Un' }, 'commencez les intertitres par deux signes'],
  [{ content: 'Grand titre\n===\n\n## Un' }, 'commencez les intertitres par deux signes'],
  [{ checkedOn: '2999-01-01' }, "La date de vérification n'est pas encore venue"],
])('a lesson with %j is refused: %s', async (fields, fault) => {
  const { path, version } = await openLesson(admin, 'Stockage')
  const answer = await admin.post(path, { ...typedLesson, title: 'Stockage', version, ...fields })

  expect(answer.status).toBe(400)
  expect((await openPage(answer)).words).toContain(fault)
})

test('a lesson that is saved as it stands stays at its version', async () => {
  const { path, version } = await openLesson(admin, 'Munitions')
  const fields = { ...typedLesson, title: 'Munitions' }
  await admin.post(path, { ...fields, version })
  const again = await openLesson(admin, 'Munitions')
  await admin.post(path, { ...fields, version: again.version })

  expect((await readPage(admin, '/admin/questions/lessons')).words).toContain('Aucune modification')
  expect((await openLesson(admin, 'Munitions')).version).toBe(again.version)
})

test('a lesson changed meanwhile is compared, and replaced when saved again', async () => {
  const { path, version } = await openLesson(admin, 'Manipulation')
  const fields = { ...typedLesson, title: 'Manipulation' }
  await admin.post(path, { ...fields, basis: 'Celle de Dominique.', version })
  const page = await openPage(admin.post(path, { ...fields, basis: "Celle d'Élodie.", version }))

  expect(page.status).toBe(409)
  expect(page.words).toContain('Un autre administrateur a modifié cette leçon entre-temps.')
  expect(page.section('entre-temps')?.words).toMatch(
    /Version enregistrée : Celle de Dominique\. Votre version : Celle d'Élodie\./,
  )
  const again = { ...fields, basis: "Celle d'Élodie.", version: page.field('version')!.value }
  expect((await admin.post(path, again)).status).toBe(303)
  expect((await readPage(site.browser(), '/lecons/manipulation')).words).toContain("Celle d'Élodie.")
})

test('the preview shows the lesson, warns of foreign pictures, saves nothing', async () => {
  const { path, version } = await openLesson(admin, 'Licence de tireur sportif')
  const content = 'Voyez.\n\n![Un plan](/pictures/stand-plan.svg)\n\n![Ailleurs](https://example.com/a.png)'
  const page = await openPage(admin.post(`${path}?apercu=1`, { ...typedLesson, content, version }))

  expect(page.status).toBe(200)
  expect(page.find('title')?.words).toMatch(/^Aperçu de la leçon/)
  expect(page.robots).toBe('noindex')
  expect(page.attributes('main img', 'src')).toEqual(['/pictures/stand-plan.svg'])
  expect(page.words).toMatch(/Rien n'est encore enregistré\..+une image d'ailleurs/)
  expect((await openLesson(admin, 'Licence de tireur sportif')).version).toBe(version)
})

test.each(['0', '999999', 'stockage'])('the form of an unknown lesson is not found: %s', async (id) => {
  const { status, words } = await readPage(admin, `/admin/questions/lessons/${id}`)

  expect(status).toBe(404)
  expect(words).toContain('Leçon non trouvée')
})
