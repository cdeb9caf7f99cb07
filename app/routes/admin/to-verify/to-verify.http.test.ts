import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#app/text/format'
import { question, questions, addQuestion, importQuestions, toForm } from '#test/things/question'
import { type Part, readPage } from '#test/harness/page'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const PAGE = '/admin/to-verify'
const LAW = { article: 'Loi du 8 juin 2006, art. 10', sourceUrl: 'https://www.ejustice.just.fgov.be/loi' }

const site = await setUpSite()
const admin = await site.admin(elodie)
beforeEach(async () => {
  for (const table of ['question_versions', 'questions', 'admin_actions', 'lessons'])
    await site.db.write(`DELETE FROM ${table}`)
})

const add = (number: number, fields?: object) => addQuestion(admin, number, fields)

/** The rows of the list in their order. */
const rowsOf = async (path = PAGE) =>
  (await readPage(admin, path)).findAll('li[id]').filter((row) => row.find('form'))

/** The row of the only statement. */
async function addRow(fields?: object, path = PAGE): Promise<Part> {
  await add(1, fields)
  return (await rowsOf(path))[0]!
}

const placeOf = (row: Part) => row.attribute('id')

const check = (row: Part, checkedBy = 'texte', odd = {}) =>
  admin.post(row.find('form')!.attribute('action')!, { ...row.fields(), checkedBy, ...odd })

describe('a row', () => {
  test('shows the statement, its article and official text, and its check', async () => {
    const row = await addRow({ ...LAW, checkedOn: '2026-03-02', checkedBy: 'reproduction' })

    expect(row.words).toMatch(
      /Question d'exercice 1 \? Question Texte non lu Vérifié le 02\/03\/2026, d'après une page qui reproduit le texte/,
    )
    expect(row.link(LAW.article)).toBe(LAW.sourceUrl)
  })

  test('leads to the form of its question, and from there back to the list', async () => {
    const row = await addRow({}, `${PAGE}?show=unread`)
    const form = row.link("Question d'exercice 1 ?")!
    const saved = await admin.post(form, { ...toForm(question(1, { theme: null })), version: '1' })

    expect(saved.headers.get('Location')).toBe(`${PAGE}?show=unread`)
  })
})

describe('"Vérifié aujourd\'hui"', () => {
  test('stays when a form is saved that was open before it', async () => {
    const row = await addRow(LAW)
    const form = row.link("Question d'exercice 1 ?")!
    const open = { ...toForm(question(1, { theme: null, ...LAW })), version: '1', check: ' ' }
    await check(row)
    await admin.post(form, open)

    expect((await rowsOf())[0]!.words).toContain("d'après le texte de la loi")
  })

  test('notes day and way, keeps the admin at the row after, and is logged', async () => {
    for (const number of [1, 2]) await add(number, LAW)
    const [first, second] = await rowsOf(`${PAGE}?show=due&kind=question`)
    const answer = await check(first!)

    expect(answer.headers.get('Location')).toBe(`${PAGE}?show=due&kind=question#${placeOf(second!)}`)
    expect((await readPage(admin, PAGE)).words).toContain("Vérifié aujourd'hui : « Question d'exercice 1 ? »")
    const rows = await rowsOf()
    expect(rows.map(placeOf)).toEqual([second, first].map((row) => placeOf(row!)))
    const today = day(new Date()).split('-').reverse().join('/')
    expect(rows[1]!.words).toContain(`Vérifié le ${today}, d'après le texte de la loi`)
    expect((await readPage(admin, '/admin/audit')).words).toContain(
      "Élodie a vérifié la question « Question d'exercice 1 ? »",
    )
  })

  test('marks a row that stays in the list since the text itself was not read', async () => {
    await add(1)
    await add(2)
    const [first] = await rowsOf(`${PAGE}?show=unread`)
    await check(first!, 'reproduction')

    const words = (await rowsOf(`${PAGE}?show=unread&kind=question`)).map((row) => row.words)
    expect(words.map((one) => /Texte non lu Vérifié aujourd'hui/.test(one))).toEqual([false, true])
  })

  test.each<[what: string, said: string, send: () => Promise<Response>]>([
    ['of a version of before', "Un autre administrateur l'a modifiée entre-temps", checkAfterChange],
    [
      'with a text that nobody can open',
      "Cette question n'a pas d'article, ou pas l'adresse de son texte",
      async () => check(await addRow({ article: LAW.article })),
    ],
    [
      'without what was compared',
      "Dites d'abord ce que vous avez comparé.",
      async () => check(await addRow(), ''),
    ],
  ])('%s notes nothing, and says so', async (_what, said, send) => {
    expect((await send()).headers.get('Location')).toBe(PAGE)

    const { words } = await readPage(admin, PAGE)
    expect(words).toContain(said)
    expect(words).toContain('Jamais vérifié')
  })

  test.each<Record<string, string>>([{ kind: 'news' }, { next: '//ailleurs' }, { read: 'x' }])(
    'refuses other forms: %j',
    async (odd) => {
      expect((await check(await addRow(), 'texte', odd)).status).toBe(400)
    },
  )
})

test('a page holds 25 statements, and the pages keep the filters', async () => {
  await importQuestions(admin, questions(26))
  const page = await readPage(admin, `${PAGE}?show=due`)

  expect(await rowsOf(`${PAGE}?show=due`)).toHaveLength(25)
  expect(page.link('Suivante')).toBe(`${PAGE}?show=due&page=2`)
  expect(await rowsOf(`${PAGE}?show=due&page=2`)).toHaveLength(1)
  expect((await readPage(admin, '/admin/questions')).link('À vérifier (26)')).toBe(`${PAGE}?show=due`)
})

async function checkAfterChange() {
  const row = await addRow()
  await admin.call('PUT', `/api/questions/${row.fields().id}`, { ...question(1), optionA: 'Autre' })
  return check(row)
}
