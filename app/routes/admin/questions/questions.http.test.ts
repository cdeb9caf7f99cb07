import { beforeEach, describe, expect, test } from 'vitest'
import {
  bareQuestion,
  importQuestions,
  question,
  questions,
  QUESTIONS,
  removeQuestions,
  toForm,
} from '#test/things/question'
import { openPage, readPage, SCRIPT } from '#test/harness/page'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

const admin = await site.admin(elodie)
beforeEach(() => removeQuestions(site))

describe('the list of questions', () => {
  test.each([
    ['/admin', 'Aucune question dans la base de données'],
    [QUESTIONS, 'Aucune question dans la base de données'],
    [`${QUESTIONS}?q=introuvable`, 'Aucun résultat pour ces filtres'],
  ])('says at %s that it is empty', async (path, said) => {
    expect((await readPage(admin, path)).words).toContain(said)
  })

  test('shows the right answer in words, and escapes all texts', async () => {
    await add({ optionB: SCRIPT, question: `${SCRIPT} ?` })
    const page = await readPage(admin, QUESTIONS)

    expect(page.words).toContain(`B. ${SCRIPT}`)
    expect(page.html).not.toContain('<script>alert')
  })

  test('leads through its pages with its filters, and an act leads back there', async () => {
    await importQuestions(admin, questions(21))
    const page = await readPage(admin, `${QUESTIONS}?theme=transport&sort=oldest`)
    const next = page.link('Suivante')!
    expect(next).toBe(`${QUESTIONS}?theme=transport&sort=oldest&page=2`)

    const last = await readPage(admin, next)
    expect(last.words).toContain("Question d'exercice 21 ?")
    expect(last.words).not.toContain("Question d'exercice 20 ?")
    const answer = await admin.post(last.find('a[href*="/delete?"]')!.attribute('href')!)
    expect(answer.headers.get('Location')).toBe(next)
  })
})

describe('the form of a question', () => {
  test('requires the question, its options and its answer, and nothing else', async () => {
    const page = await readPage(admin, `${QUESTIONS}/new`)

    expect([...new Set(page.attributes('[required]', 'name'))]).toEqual([
      'question',
      'optionA',
      'optionB',
      'optionC',
      'correctAnswer',
    ])
  })

  test('refuses a duplicate on its field', async () => {
    await add()
    const page = await openPage(admin.post(`${QUESTIONS}/new`, bareQuestion(1)))

    expect(page.field('question')?.error).toBe('Cette question existe déjà')
  })

  test('refuses an unknown picture, lesson or section of one, on its field', async () => {
    for (const [field, value, told] of [
      ['picture', 'nimporte', "Aucun dessin du site n'a ce nom"],
      ['lesson', 'nimporte', "Aucune leçon n'a cette adresse"],
      ['lesson', 'stockage#rien', "Aucune leçon n'a cette adresse, ou elle n'a pas ce paragraphe"],
    ] as const) {
      const typed = toForm(question(1, { pictureAlt: 'Une armoire', [field]: value }))
      const page = await openPage(admin.post(`${QUESTIONS}/new`, typed))
      expect(page.field(field)?.error).toContain(told)
      expect(page.field(field)?.value).toBe(value)
    }
    const right = { picture: 'armoire-1', pictureAlt: 'Une armoire', lesson: 'stockage#a-retenir' }
    expect((await admin.post(`${QUESTIONS}/new`, toForm(question(1, right)))).status).toBe(303)
  })

  test('saves a change as a new version, and nothing if nothing changed', async () => {
    const id = await add()
    const typed = { ...(await filled(id)), optionA: 'Autre' }
    const changed = await admin.follow(await admin.post(`${QUESTIONS}/${id}`, typed))
    expect((await openPage(changed)).words).toContain('Question mise à jour avec succès')

    const same = await admin.follow(await admin.post(`${QUESTIONS}/${id}`, { ...typed, version: '2' }))
    expect((await openPage(same)).words).toContain('La question est restée telle quelle.')
    expect(await versions(id)).toBe(2)
  })

  test('is refused if another admin was faster, and saved when sent again', async () => {
    const id = await add()
    const mine = { ...(await filled(id)), optionA: 'Du second' }
    await admin.call('PUT', `/api/questions/${id}`, { ...bareQuestion(1), optionA: 'Du premier' })
    const send = (fields: object) => admin.post(`${QUESTIONS}/${id}`, { ...mine, ...fields })

    // Refused for something else, it still refers to the version that was read.
    expect((await openPage(send({ optionB: '' }))).field('version')?.value).toBe('1')
    const page = await openPage(send({}))
    expect(page.status).toBe(409)
    expect(page.words).toContain('Un autre administrateur a modifié cette question entre-temps.')
    expect(page.words).toMatch(/Version enregistrée : Du premier.*Votre version : Du second/)
    expect(page.field('version')?.value).toBe('2')
    expect((await send({ version: '2' })).status).toBe(303)
  })

  test('keeps the text for a new question if it was deleted meanwhile', async () => {
    const id = await add()
    const typed = await filled(id)
    await admin.call('DELETE', `/api/questions/${id}`)

    const page = await openPage(admin.post(`${QUESTIONS}/${id}`, { ...typed, optionA: 'Du second' }))
    expect(page.status).toBe(400)
    expect(page.words).toContain('Cette question a été supprimée')
    expect(page.field('optionA')?.value).toBe('Du second')
    expect(page.find('form[action="/admin/questions/new"]')).toBeDefined()
  })

  test.each(['', '/delete', '/statistics'])('of an unknown question is not found: %s', async (page) => {
    const { status, words } = await readPage(admin, `${QUESTIONS}/999999${page}`)

    expect(status).toBe(404)
    expect(words).toContain('Question non trouvée')
  })
})

async function add(changes: Partial<ReturnType<typeof question>> = {}): Promise<number> {
  const answer = await admin.call('POST', '/api/questions', question(1, changes))
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { id: number }).id
}

/** What the form of this question holds when it is opened. */
async function filled(id: number): Promise<Record<string, string>> {
  const page = await readPage(admin, `${QUESTIONS}/${id}`)
  return { ...toForm(question(1)), version: page.field('version')!.value }
}

async function versions(id: number): Promise<number> {
  return (await site.db.read('SELECT id FROM question_versions WHERE question_id = $1', [id])).length
}
