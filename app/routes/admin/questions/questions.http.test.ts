import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { LOG_STATEMENTS, statementsOf } from '#test/request-log'
import { bareQuestion, formOf, question, questions } from '#test/worlds/bank'
import { linkTo, read, SCRIPT, wordsOf } from '#test/html-text'
import { elodie, openTestSite } from '#test/site'
import { load } from '#test/pages/import'
import { sharedSite } from '#test/shared-site'

const LIST = '/admin/questions'

const site = sharedSite(() => openTestSite(LOG_STATEMENTS))
let admin: Browser
beforeAll(async () => {
  admin = await site.admin(elodie)
})
beforeEach(async () => {
  for (const table of ['exam_results', 'question_versions', 'questions', 'admin_actions'])
    await site.db.write(() => site.db.sequelize.query(`DELETE FROM ${table}`))
})

describe('the list of questions', () => {
  test.each([
    ['/admin', 'Aucune question dans la base de données'],
    [LIST, 'Aucune question dans la base de données'],
    [`${LIST}?q=introuvable`, 'Aucun résultat pour ces filtres'],
  ])('says at %s that it is empty', async (path, said) => {
    expect((await read(admin, path)).words).toContain(said)
  })

  test('shows the right answer in words, and escapes all texts', async () => {
    await add({ optionB: SCRIPT, question: `${SCRIPT} ?` })
    const { html, words } = await read(admin, LIST)

    expect(words).toContain(`B. ${SCRIPT}`)
    expect(html).not.toContain('<script>alert')
  })

  test('leads through its pages with its filters, and an act leads back there', async () => {
    await load(admin, questions(21))
    const { html } = await read(admin, `${LIST}?theme=transport&sort=oldest`)
    const next = linkTo(html, 'Suivante')!
    expect(next).toBe(`${LIST}?theme=transport&sort=oldest&page=2`)

    const last = await read(admin, next)
    expect(last.words).toContain("Question d'exercice 21 ?")
    expect(last.words).not.toContain("Question d'exercice 20 ?")
    const [deletion] = /[^"]*\/delete\?[^"]*/.exec(last.html)!
    const answer = await admin.post(deletion.replaceAll('&amp;', '&'))
    expect(answer.headers.get('Location')).toBe(next)
  })

  test.each([LIST, `${LIST}?flag=flagged&sort=hardest&theme=transport&q=exercice`])(
    'takes at most eight statements, as many for 300 questions as for 21: %s',
    async (path) => {
      await load(admin, questions(21))
      const few = await statementsFor(path)
      await load(admin, questions(300))

      // Some are sent side by side, and end in any order.
      expect((await statementsFor(path)).sort()).toEqual(few.sort())
      expect(few.length).toBeLessThanOrEqual(8)
    },
  )
})

describe('the form of a question', () => {
  test('requires the question, its options and its answer, and nothing else', async () => {
    const { html } = await read(admin, `${LIST}/new`)
    const required = html.match(/<(input|select|textarea)\b[^>]* required=""[^>]*>/g)!
    const names = new Set(required.map((field) => /name="(\w+)"/.exec(field)![1]))

    expect([...names]).toEqual(['question', 'optionA', 'optionB', 'optionC', 'correctAnswer'])
  })

  test('refuses a duplicate on its field', async () => {
    await add()
    const html = await (await admin.post('/admin/questions/new', bareQuestion(1))).text()

    expect(html).toMatch(/<textarea(?=[^>]*name="question")(?=[^>]*aria-invalid="true")/)
    expect(wordsOf(html)).toContain('Cette question existe déjà')
  })

  test('refuses a picture, a lesson and a section of one that there are not, on their fields', async () => {
    for (const [field, value, told] of [
      ['picture', 'nimporte', "Aucun dessin du site n'a ce nom"],
      ['lesson', 'nimporte', "Aucune leçon n'a cette adresse"],
      ['lesson', 'stockage#rien', "Aucune leçon n'a cette adresse, ou elle n'a pas ce paragraphe"],
    ] as const) {
      const typed = formOf(question(1, { pictureAlt: 'Une armoire', [field]: value }))
      const html = await (await admin.post(`${LIST}/new`, typed)).text()
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${field}")(?=[^>]*aria-invalid="true")`))
      expect(html).toContain(`value="${value}"`)
      expect(wordsOf(html)).toContain(told)
    }
    const right = { picture: 'armoire-1', pictureAlt: 'Une armoire', lesson: 'stockage#a-retenir' }
    expect((await admin.post(`${LIST}/new`, formOf(question(1, right)))).status).toBe(303)
  })

  test('saves a change as a new version, and nothing if nothing changed', async () => {
    const id = await add()
    const typed = { ...(await filled(id)), optionA: 'Autre' }
    const changed = await admin.follow(await admin.post(`${LIST}/${id}`, typed))
    expect(wordsOf(await changed.text())).toContain('Question mise à jour avec succès')

    const same = await admin.follow(await admin.post(`${LIST}/${id}`, { ...typed, version: '2' }))
    expect(wordsOf(await same.text())).toContain('La question est restée telle quelle.')
    expect(await versions(id)).toBe(2)
  })

  test('is refused if another admin was faster, with both texts, and saved when sent again', async () => {
    const id = await add()
    const mine = { ...(await filled(id)), optionA: 'Du second' }
    await admin.call('PUT', `/api/questions/${id}`, { ...bareQuestion(1), optionA: 'Du premier' })
    const send = async (fields: object) => {
      const answer = await admin.post(`${LIST}/${id}`, { ...mine, ...fields })
      return { status: answer.status, html: await answer.text() }
    }

    // Refused for something else, it still refers to the version that was read.
    expect((await send({ optionB: '' })).html).toContain('name="version" value="1"')
    const { status, html } = await send({})
    expect(status).toBe(400)
    expect(wordsOf(html)).toContain('Un autre administrateur a modifié cette question entre-temps.')
    expect(wordsOf(html)).toMatch(/Version enregistrée : Du premier.*Votre version : Du second/)
    expect(html).toContain('name="version" value="2"')
    expect((await send({ version: '2' })).status).toBe(303)
  })

  test('keeps the text for a new question if the question was deleted in the meantime', async () => {
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

  test.each(['', '/delete', '/statistics'])('of an unknown question is not found: %s', async (page) => {
    const { status, words } = await read(admin, `${LIST}/999999${page}`)

    expect(status).toBe(404)
    expect(words).toContain('Question non trouvée')
  })
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

async function add(changes: Partial<ReturnType<typeof question>> = {}): Promise<number> {
  const answer = await admin.call('POST', '/api/questions', question(1, changes))
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { id: number }).id
}

/** What the form of this question holds when it is opened. */
async function filled(id: number): Promise<Record<string, string>> {
  const { html } = await read(admin, `${LIST}/${id}`)
  const version = /name="version" value="(\d+)"/.exec(html)![1]!
  return { ...formOf(question(1)), version }
}

async function versions(id: number): Promise<number> {
  return (await site.db.read('SELECT id FROM question_versions WHERE question_id = $1', [id])).length
}

/** In twenty exams of one member, after as many first answers: fewer say nothing of a question. */
async function answerWrongly(id: number) {
  await site.db.run(
    'INSERT INTO item_tallies (question_id, edition, first_answers, first_right) VALUES ($1, 1, 20, 0)',
    [id],
  )
  await site.db
    .run(`INSERT INTO exam_results (id, user_id, score, total_questions, time_spent, exam_type, created_at)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20)
    SELECT 9000 + n, id, 0, 1, 1, 'practice', created_at
    FROM numbers CROSS JOIN (SELECT id, created_at FROM users LIMIT 1) AS member`)
  await site.db.run(
    `INSERT INTO user_answers (exam_result_id, position, question_version_id, user_answer, is_correct)
     SELECT exam_results.id, 1, question_versions.id, 'A', false
     FROM exam_results CROSS JOIN question_versions WHERE exam_results.id > 9000 AND question_id = $1`,
    [id],
  )
}

async function statementsFor(path: string): Promise<string[]> {
  const { headers } = await admin.get(path)
  return statementsOf(site, headers.get('X-Request-Id'))
}
