import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../e2e/fixtures/browser'
import { LOG_STATEMENTS, statementsOf } from '../../../../e2e/fixtures/statements'
import { formatQuestions } from '../../../../modules/exams'
import { bareQuestion, question, questions } from '../../../../modules/exams/test-bank'
import { linkTo, read, SCRIPT, wordsOf } from '../../../test-page'
import { camille, elodie, openTestSite, type TestSite } from '../../../test-site'

const LIST = '/admin/questions'
const IMPORT = '/admin/questions/import'
const EXPORT = '/admin/questions/export.csv'

let site: TestSite
let admin: Browser
let member: Browser
beforeAll(async () => {
  site = await openTestSite(LOG_STATEMENTS)
  admin = await site.admin(elodie)
  member = await site.member(camille)
})
beforeEach(async () => {
  for (const table of ['exam_results', 'question_versions', 'questions', 'admin_actions'])
    await site.db.write(() => site.db.sequelize.query(`DELETE FROM ${table}`))
})
afterAll(() => site.close())

describe('the list of questions', () => {
  test('stands at /admin too, and says when there is none', async () => {
    for (const path of ['/admin', LIST]) {
      const { status, words } = await read(admin, path)
      expect([status, words]).toEqual([
        200,
        expect.stringContaining('Aucune question dans la base de données') as string,
      ])
    }
  })

  test('shows the right answer in words, and escapes all texts', async () => {
    await add({ optionB: SCRIPT, question: `${SCRIPT} ?` })
    const { html, words } = await read(admin, LIST)

    expect(words).toContain(`B. ${SCRIPT}`)
    expect(html).not.toContain('<script>alert')
  })

  test('leads through its pages with its filters, and an act leads back there', async () => {
    await load(questions(21))
    const { html } = await read(admin, `${LIST}?theme=transport&sort=oldest`)
    const next = linkTo(html, 'Page suivante')!
    expect(next).toBe(`${LIST}?theme=transport&sort=oldest&page=2`)

    const last = await read(admin, next)
    expect(last.words).toContain("Question d'exercice 21 ?")
    expect(last.words).not.toContain("Question d'exercice 20 ?")
    const [deletion] = /[^"]*\/delete\?[^"]*/.exec(last.html)!
    const answer = await admin.post(deletion.replaceAll('&amp;', '&'))
    expect(answer.headers.get('Location')).toBe(next)
  })

  test('that shows nothing for a search says so in other words', async () => {
    await add()
    const { words } = await read(admin, `${LIST}?q=introuvable`)

    expect(words).toContain('Aucun résultat pour ces filtres')
    expect(words).not.toContain('Aucune question dans la base')
  })

  test.each([LIST, `${LIST}?flag=flagged&sort=hardest&theme=transport&q=exercice`])(
    'takes at most eight statements, as many for 300 questions as for 21: %s',
    async (path) => {
      await load(questions(21))
      const few = await statementsFor(path)
      await load(questions(300))

      expect(await statementsFor(path)).toEqual(few)
      expect(few.length).toBeLessThanOrEqual(8)
    },
  )
})

describe('the form of a question', () => {
  test('adds it, and says so', async () => {
    const answer = await admin.post('/admin/questions/new', bareQuestion(1))

    expect([answer.status, answer.headers.get('Location')]).toEqual([303, LIST])
    const words = wordsOf(await (await admin.follow(answer)).text())
    expect(words).toContain('Succès')
    expect(words).toContain('Question ajoutée avec succès')
  })

  test('that is refused keeps what was typed, and tells the fault of each field', async () => {
    const answer = await admin.post('/admin/questions/new', {
      ...bareQuestion(1),
      optionB: ' ',
      source: 'Art. 3',
    })
    const html = await answer.text()

    expect(answer.status).toBe(400)
    expect(wordsOf(html)).toContain("L'option B est requise")
    expect(html).toContain('value="Art. 3"')
    expect(wordsOf(html)).toContain(bareQuestion(1).question)
  })

  test('of a question that there is already tells so on its field', async () => {
    await add()
    const answer = await admin.post('/admin/questions/new', bareQuestion(1))
    const html = await answer.text()

    expect(answer.status).toBe(400)
    expect(html).toMatch(/<textarea(?=[^>]*name="question")(?=[^>]*aria-invalid="true")/)
    expect(wordsOf(html)).toContain('Cette question existe déjà')
  })

  test('changes it in a new version, and makes none of nothing', async () => {
    const id = await add()
    const typed = { ...(await filled(id)), optionA: 'Autre' }
    const changed = await admin.follow(await admin.post(`${LIST}/${id}`, typed))
    expect(wordsOf(await changed.text())).toContain('Question mise à jour avec succès')

    const same = await admin.follow(await admin.post(`${LIST}/${id}`, { ...typed, version: '2' }))
    expect(wordsOf(await same.text())).toContain('La question est restée telle quelle.')
    expect(await versions(id)).toBe(2)
  })

  test('that another admin was faster with is refused, with both texts, and saved when sent again', async () => {
    const id = await add()
    const typed = await filled(id)
    await admin.call('PUT', `/api/questions/${id}`, { ...bareQuestion(1), optionA: 'Du premier' })

    const refused = await admin.post(`${LIST}/${id}`, { ...typed, optionA: 'Du second' })
    const html = await refused.text()
    expect(refused.status).toBe(400)
    expect(wordsOf(html)).toContain('Un autre administrateur a modifié cette question entre-temps.')
    expect(wordsOf(html)).toMatch(/avant : Du premier.*après : Du second/)
    expect(html).toContain('name="version" value="2"')

    const again = await admin.post(`${LIST}/${id}`, { ...typed, optionA: 'Du second', version: '2' })
    expect(again.status).toBe(303)
  })

  test('that is refused for something else still answers to the version that was read', async () => {
    const id = await add()
    const typed = await filled(id)
    await admin.call('PUT', `/api/questions/${id}`, { ...bareQuestion(1), optionA: 'Du premier' })

    const refused = await admin.post(`${LIST}/${id}`, { ...typed, optionA: '' })

    expect(await refused.text()).toContain('name="version" value="1"')
  })

  test('that was deleted while it was written keeps the text, for a new one', async () => {
    const id = await add()
    const typed = await filled(id)
    await admin.call('DELETE', `/api/questions/${id}`)

    const refused = await admin.post(`${LIST}/${id}`, { ...typed, optionA: 'Du second' })
    const html = await refused.text()
    expect(refused.status).toBe(400)
    expect(wordsOf(html)).toContain('Cette question a été supprimée')
    expect(html).toContain('Du second</textarea>')
    expect(html).toContain('action="/admin/questions/new"')
  })

  test.each(['', '/delete', '/statistics'])(
    'of a question that there is none of is not found: %s',
    async (page) => {
      const { status, words } = await read(admin, `${LIST}/999999${page}`)

      expect(status).toBe(404)
      expect(words).toContain('Question non trouvée')
    },
  )
})

test('the statistics of a question tell why it is flagged', async () => {
  const id = await add()
  await answerWrongly(id)
  const { words } = await read(admin, `${LIST}/${id}/statistics`)

  expect(words).toContain('À revoir')
  expect(words).toContain(
    'Elle est réussie moins de 30 fois sur 100 et une mauvaise réponse est choisie plus souvent que la bonne.',
  )
})

describe('an import', () => {
  test('shows what would change, and does it once its admin says yes', async () => {
    await load(questions(2))
    const shown = await admin.follow(
      await upload(formatQuestions([question(1, { optionA: 'Autre' }), question(3)]), { replace: 'on' }),
    )
    const html = await shown.text()

    expect(wordsOf(html)).toMatch(/Ajoutées 1 .*Modifiées 1 .*Inchangées 0 .*Supprimées 1 /)
    expect(wordsOf(html)).toContain('après : Autre')
    expect(await bank()).toEqual([question(2).question, question(1).question])

    const done = await admin.post(...confirmation(html))
    expect(wordsOf(await (await admin.follow(done)).text())).toContain(
      'Import terminé : 1 ajoutée, 1 modifiée, 1 supprimée',
    )
    expect(await bank()).toEqual([question(3).question, question(1).question])
  })

  test('that is sent twice at once is done once, and the second is told so as no failure', async () => {
    const html = await (await admin.follow(await upload(formatQuestions(questions(2))))).text()

    const answers = await Promise.all([1, 2].map(() => admin.post(...confirmation(html))))

    expect(answers.map(({ headers }) => headers.get('Location')).sort()).toEqual([LIST, IMPORT].sort())
    const second = answers.find(({ headers }) => headers.get('Location') === IMPORT)!
    const words = wordsOf(await (await admin.follow(second)).text())
    expect(words).toContain('Cet import a déjà été fait ou a expiré.')
    expect(words).not.toContain('Erreur')
    expect(await bank()).toHaveLength(2)
  })

  test('whose bank has changed meanwhile shows anew what it would do', async () => {
    const html = await (await admin.follow(await upload(formatQuestions(questions(2))))).text()
    await add()

    const refused = await admin.follow(await admin.post(...confirmation(html)))

    const words = wordsOf(await refused.text())
    expect(words).toContain("La banque a changé entre-temps : rien n'a été importé.")
    expect(words).toMatch(/Ajoutées 1 /)
    expect(await bank()).toHaveLength(1)
  })

  test('of 2 000 lines with a bad one in the middle tells it and writes nothing', async () => {
    const lines = formatQuestions(questions(2000)).split('\n')
    lines[1000] = 'Trop,court'
    const refused = await upload(lines.join('\n'))

    expect(refused.status).toBe(400)
    expect(wordsOf(await refused.text())).toMatch(
      /Une ligne est à corriger.*Ligne 1001 .*2 cellules au lieu de 8/,
    )
    expect(await bank()).toEqual([])
  })

  test('of a file with more than 200 bad lines tells the first 200, and how many more', async () => {
    const bad = questions(205).map((each) => ({ ...each, optionB: '' }))
    const words = wordsOf(await (await upload(formatQuestions(bad))).text())

    expect(words).toContain('205 lignes sont à corriger')
    expect(words).toContain('Ligne 201 ')
    expect(words).not.toContain('Ligne 202 ')
    expect(words).toContain('Et 5 autres lignes.')
  })

  test('of a file with too many bad lines tells that the rest was not read', async () => {
    const words = wordsOf(await (await upload(`${formatQuestions([])}${'a\n'.repeat(1200)}`)).text())

    expect(words).toContain("1000 lignes sont à corriger : rien n'a été importé.")
    expect(words).toContain("la suite du fichier n'a pas été lue")
  })

  test('of a file with a header of nonsense tells the first ten faults, and how many more', async () => {
    const words = wordsOf(await (await upload(`${'x,'.repeat(5000)}x`)).text())

    expect(words.split('la colonne « x »').length - 1).toBe(2 * 10)
    expect(words).toContain('et 4996 autres erreurs')
  })

  test('takes semicolons and a byte order mark', async () => {
    const text = '\uFEFFquestion;optionA;optionB;optionC;correctAnswer\r\nOù ?;Ici, là;"b;";c;B\r\n'
    const words = wordsOf(await (await admin.follow(await upload(text))).text())

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
    const refused = await upload(content)

    expect(refused.status).toBe(status)
    expect(wordsOf(await refused.text())).toContain(reason)
  })

  test('without a file keeps the tick, and a body that is no form is refused', async () => {
    const form = new FormData()
    form.set('replace', 'on')
    const refused = await admin.send('POST', IMPORT, { body: form })

    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(wordsOf(html)).toContain('Choisissez un fichier CSV.')
    expect(html).toMatch(/<input(?=[^>]*name="replace")(?=[^>]*checked)/)
    expect((await admin.call('POST', IMPORT, {})).status).toBe(400)
  })

  test('that waits no more leads back to the choice of a file', async () => {
    const answer = await admin.get(`${IMPORT}/999999`)

    expect(answer.headers.get('Location')).toBe(IMPORT)
  })
})

describe('the export', () => {
  test('then an import is a fixed point', async () => {
    await load([question(2, { question: 'Un ; "deux" ?\nTrois, =1+1', source: null }), question(1)])
    const exported = await admin.get(EXPORT)
    const text = Buffer.from(await exported.arrayBuffer())

    expect(exported.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="prepa-lts-questions-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(text.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const words = wordsOf(await (await admin.follow(await upload(text, { replace: 'on' }))).text())
    expect(words).toMatch(/Ajoutées 0 .*Modifiées 0 .*Inchangées 2 .*Supprimées 0 /)
    expect(Buffer.from(await (await admin.get(EXPORT)).arrayBuffer())).toEqual(text)
  })

  test('leads a visitor to the sign-in', async () => {
    const answer = await site.browser().get(EXPORT)

    expect(answer.headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(LIST)}`)
  })
})

test.each([
  ['GET', '/admin'],
  ['GET', LIST],
  ['GET', '/admin/questions/new'],
  ['POST', '/admin/questions/new'],
  ['GET', `${LIST}/1`],
  ['POST', `${LIST}/1`],
  ['GET', `${LIST}/1/delete`],
  ['POST', `${LIST}/1/delete`],
  ['GET', `${LIST}/1/statistics`],
  ['GET', IMPORT],
  ['POST', IMPORT],
  ['GET', `${IMPORT}/1`],
  ['POST', `${IMPORT}/1`],
  ['GET', EXPORT],
])('a member may not %s %s, whatever he sends', async (method, path) => {
  const answer = await member.send(method, path)

  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('Accès refusé')
})

async function add(changes: Partial<ReturnType<typeof question>> = {}): Promise<number> {
  const answer = await admin.call('POST', '/api/questions', question(1, changes))
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { id: number }).id
}

/** What the form of this question holds when it is opened. */
async function filled(id: number): Promise<Record<string, string>> {
  const { html } = await read(admin, `${LIST}/${id}`)
  const version = /name="version" value="(\d+)"/.exec(html)![1]!
  const { theme, explanation, source, ...rest } = question(1)
  return { ...rest, theme: theme!, explanation: explanation!, source: source!, version }
}

async function load(held: ReturnType<typeof questions>) {
  const html = await (await admin.follow(await upload(formatQuestions(held)))).text()
  await admin.post(...confirmation(html))
}

function upload(
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], 'banque.csv', { type: 'text/csv' }))
  return admin.send('POST', IMPORT, { body: form })
}

function confirmation(html: string): [string, Record<string, string>] {
  const [, action, print] =
    /<form method="post" action="(\/admin\/questions\/import\/\d+)"><input type="hidden" name="print" value="([^"]*)"/.exec(
      html,
    )!
  return [action!, { print: print! }]
}

async function bank(): Promise<string[]> {
  return ((await (await admin.get('/api/questions')).json()) as { question: string }[]).map(
    (each) => each.question,
  )
}

async function versions(id: number): Promise<number> {
  const [rows] = await site.db.sequelize.query('SELECT id FROM question_versions WHERE question_id = :id', {
    replacements: { id },
  })
  return rows.length
}

async function answerWrongly(id: number) {
  await site.db.transaction(async (transaction) => {
    const run = (sql: string) => site.db.sequelize.query(sql, { replacements: { id }, transaction })
    await run(`INSERT INTO exam_results (id, user_id, score, total_questions, time_spent, exam_type, created_at)
      SELECT 9000, id, 0, 1, 1, 'practice', created_at FROM users LIMIT 1`)
    await run(`INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
      SELECT 9000, 1, id, 'A', false FROM question_versions WHERE question_id = :id`)
  })
}

async function statementsFor(path: string): Promise<string[]> {
  const { headers } = await admin.get(path)
  return statementsOf(site, headers.get('X-Request-Id') ?? '')
}
