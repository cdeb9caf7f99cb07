import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { formatQuestions } from '#modules/exams'
import { question, questions } from '#test/worlds/bank'
import { linkTo, read, wordsOf } from '#test/html-text'
import { elodie, openTestSite, type TestSite } from '#test/site'
import { confirmation, EXPORT, IMPORT, load, upload } from '#test/pages/import'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await openTestSite()
  admin = await site.admin(elodie)
})
beforeEach(async () => {
  for (const table of ['question_versions', 'questions', 'admin_actions'])
    await site.db.write(() => site.db.sequelize.query(`DELETE FROM ${table}`))
})
afterAll(() => site.close())

describe('an import', () => {
  test('shows what would change, and does it once its admin says yes', async () => {
    await load(admin, questions(2))
    const shown = await admin.follow(
      await upload(admin, formatQuestions([question(1, { optionA: 'Autre' }), question(3)]), {
        replace: 'on',
      }),
    )
    const html = await shown.text()

    expect(wordsOf(html)).toMatch(/Ajoutées 1 .*Modifiées 1 .*Inchangées 0 .*Supprimées 1 /)
    expect(wordsOf(html)).toContain('après : Autre')
    expect(wordsOf(html)).toContain('Importer 2 questions et en supprimer 1')
    expect(await bank()).toEqual([question(2).question, question(1).question])

    const done = await admin.post(...confirmation(html))
    expect(wordsOf(await (await admin.follow(done)).text())).toContain(
      'Import terminé : 1 ajoutée, 1 modifiée, 1 supprimée',
    )
    expect(await bank()).toEqual([question(3).question, question(1).question])
  })

  test('confirmed twice at once runs once, and the second answer is not an error', async () => {
    const html = await (await admin.follow(await upload(admin, formatQuestions(questions(2))))).text()

    const answers = await Promise.all([1, 2].map(() => admin.post(...confirmation(html))))

    expect(answers.map(({ headers }) => headers.get('Location')).sort()).toEqual(['/admin/questions', IMPORT])
    const second = answers.find(({ headers }) => headers.get('Location') === IMPORT)!
    const words = wordsOf(await (await admin.follow(second)).text())
    expect(words).toContain('Cet import a déjà été fait ou a expiré.')
    expect(words).not.toContain('Erreur')
    expect(await bank()).toHaveLength(2)
  })

  test('is shown again if the bank has changed in the meantime', async () => {
    const html = await (await admin.follow(await upload(admin, formatQuestions(questions(2))))).text()
    await admin.call('POST', '/api/questions', question(1))

    const refused = await admin.follow(await admin.post(...confirmation(html)))

    const words = wordsOf(await refused.text())
    expect(words).toContain("La banque a changé entre-temps : rien n'a été importé.")
    expect(words).toMatch(/Ajoutées 1 /)
    expect(await bank()).toHaveLength(1)
  })

  test('of 2 000 lines with a bad one in the middle names that line and writes nothing', async () => {
    const lines = formatQuestions(questions(2000)).split('\n')
    lines[1000] = 'Trop,court'
    const refused = await upload(admin, lines.join('\n'))

    expect(refused.status).toBe(400)
    expect(wordsOf(await refused.text())).toMatch(
      /Une ligne est à corriger.*Ligne 1001 .*2 cellules au lieu de 8/,
    )
    expect(await bank()).toEqual([])
  })

  test('of a file with more than 200 bad lines shows the first 200, and how many more', async () => {
    const bad = questions(205).map((each) => ({ ...each, optionB: '' }))
    const words = wordsOf(await (await upload(admin, formatQuestions(bad))).text())

    expect(words).toContain('205 lignes sont à corriger')
    expect(words).toContain('Ligne 201 ')
    expect(words).not.toContain('Ligne 202 ')
    expect(words).toContain('Et 5 autres lignes.')
  })

  test('of a file with too many bad lines says that the rest was not read', async () => {
    const words = wordsOf(await (await upload(admin, `${formatQuestions([])}${'a\n'.repeat(1200)}`)).text())

    expect(words).toContain("1 000 lignes sont à corriger : rien n'a été importé.")
    expect(words).toContain("la suite du fichier n'a pas été lue")
  })

  test('of a file with a nonsensical header shows the first ten faults, and how many more', async () => {
    const words = wordsOf(await (await upload(admin, `${'x,'.repeat(5000)}x`)).text())

    expect(words.split('la colonne « x »').length - 1).toBe(2 * 10)
    expect(words).toContain('et 4 996 autres erreurs')
  })

  test('takes semicolons and a byte order mark', async () => {
    const text = '\uFEFFquestion;optionA;optionB;optionC;correctAnswer\r\nOù ?;Ici, là;"b;";c;B\r\n'
    const words = wordsOf(await (await admin.follow(await upload(admin, text))).text())

    expect(words).toContain('B. b;')
  })

  test.each([
    ['in Windows-1252', Buffer.from('question\nsécurité', 'latin1'), 400, "n'est pas encodé en UTF-8"],
    ['that is empty', '', 400, 'Le fichier est vide.'],
    ['of a header only', formatQuestions([]), 400, "Le fichier n'a que son en-tête"],
    ['of 10 001 lines', formatQuestions(questions(10_001)), 400, 'Le fichier a plus de 10 000 lignes.'],
    ['with another header', 'question,points\nx,1', 400, "la colonne « points » n'existe pas"],
    ['of more than 5 MB', 'x'.repeat(5_000_001), 413, 'Le fichier dépasse 5 Mo.'],
    ['far larger than that', 'x'.repeat(8_000_000), 413, 'Le fichier dépasse 5 Mo.'],
  ])('of a file %s is refused in words', async (_, content, status, reason) => {
    const refused = await upload(admin, content)

    expect(refused.status).toBe(status)
    expect(wordsOf(await refused.text())).toContain(reason)
  })

  test('without a file keeps the tick, and a body that is not a form is refused', async () => {
    const form = new FormData()
    form.set('replace', 'on')
    const refused = await admin.send('POST', IMPORT, { body: form })

    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(wordsOf(html)).toContain('Choisissez un fichier CSV.')
    expect(html).toMatch(/<input(?=[^>]*name="replace")(?=[^>]*checked)/)
    expect((await admin.call('POST', IMPORT, {})).status).toBe(400)
  })
})

test('the template is a file that can be imported, with the header of all columns', async () => {
  const { html } = await read(admin, IMPORT)
  const template = await admin.get(linkTo(html, 'Télécharger un modèle de fichier')!)
  const text = await template.text()

  expect(template.headers.get('Content-Disposition')).toContain('prepa-lts-modele-questions.csv')
  expect(text).toContain('question,optionA,optionB,optionC,correctAnswer,theme,explanation,source')
  const preview = await admin.follow(await upload(admin, text))
  expect(wordsOf(await preview.text())).toMatch(/Ajoutées 1 /)
})

describe('the export', () => {
  test('then an import is a fixed point', async () => {
    await load(admin, [question(2, { question: 'Un ; "deux" ?\nTrois, =1+1', source: null }), question(1)])
    const exported = await admin.get(EXPORT)
    const text = Buffer.from(await exported.arrayBuffer())

    expect(exported.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="prepa-lts-questions-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(text.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const words = wordsOf(await (await admin.follow(await upload(admin, text, { replace: 'on' }))).text())
    expect(words).toMatch(/Ajoutées 0 .*Modifiées 0 .*Inchangées 2 .*Supprimées 0 /)
    expect(words).not.toContain('et en supprimer')
    expect(Buffer.from(await (await admin.get(EXPORT)).arrayBuffer())).toEqual(text)
  })
})

async function bank(): Promise<string[]> {
  return ((await (await admin.get('/api/questions')).json()) as { question: string }[]).map(
    (each) => each.question,
  )
}
