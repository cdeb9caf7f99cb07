import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { bareQuestion, question } from '#test/worlds/bank'
import { camille, elodie, openTestSite, type TestSite } from '#test/site'

let site: TestSite
let browser: Browser
let admin: Browser
let bank: number

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  admin = await site.admin(elodie)
  bank = Number((await browser.get('/api/questions?limit=1')).headers.get('X-Total-Count'))
})
afterAll(() => site.close())

const LISTED = [
  'id',
  'question',
  'optionA',
  'optionB',
  'optionC',
  'correctAnswer',
  'theme',
  'explanation',
  'source',
  'createdAt',
]
const DRAWN = LISTED.slice(0, 7)

describe('GET /api/questions', () => {
  test('answers with the whole bank, newest first', async () => {
    const answer = await browser.get('/api/questions')

    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Total-Count')).toBe(String(bank))
    const questions = (await answer.json()) as { id: number; createdAt: string }[]
    expect(questions).toHaveLength(bank)
    const ids = questions.map((question) => question.id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(Object.keys(questions[0]!)).toEqual(LISTED)
    expect(questions[0]!.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('answers with the part that is asked for', async () => {
    const all = await idsOf('/api/questions')

    expect(await idsOf('/api/questions?limit=3')).toEqual(all.slice(0, 3))
    expect(await idsOf('/api/questions?limit=3&offset=2')).toEqual(all.slice(2, 5))
    expect(await idsOf('/api/questions?offset=0&limit=1000')).toEqual(all)
    expect(await idsOf(`/api/questions?offset=${bank}`)).toEqual([])
    expect(await idsOf('/api/questions?offset=2147483647')).toEqual([])
  })

  test.each(['0', '1001', '-1', 'abc', '1e2', '0x1', '1.5', '', ' 1', '99999999999'])(
    'answers 400 for limit=%j',
    async (limit) => {
      const answer = await browser.get(`/api/questions?limit=${encodeURIComponent(limit)}`)

      expect(answer.status).toBe(400)
      const message = 'limit doit être un nombre entier de 1 à 1000'
      expect(await answer.json()).toEqual({ message, errors: { limit: [message] } })
    },
  )

  test.each(['-1', 'abc', '1e2', '0x1', '1.5', '', '00', '99999999999'])(
    'answers 400 for offset=%j',
    async (offset) => {
      const answer = await browser.get(`/api/questions?offset=${offset}`)

      expect(answer.status).toBe(400)
      const message = 'offset doit être un nombre entier à partir de 0'
      expect(await answer.json()).toEqual({ message, errors: { offset: [message] } })
    },
  )

  test('tells the fault of each parameter', async () => {
    const answer = await browser.get('/api/questions?limit=0&offset=-1')

    expect(Object.keys((await answer.json()).errors)).toEqual(['limit', 'offset'])
  })
})

describe('GET /api/questions/random/{count}', () => {
  test.each(['1', '10', '30'])('answers with %s different questions', async (count) => {
    const answer = await browser.get(`/api/questions/random/${count}`)

    expect(answer.status).toBe(200)
    const questions = (await answer.json()) as { id: number }[]
    expect(new Set(questions.map((question) => question.id)).size).toBe(Number(count))
    expect(Object.keys(questions[0]!)).toEqual(DRAWN)
  })

  test.each(['0', '31', '-1', 'abc', '1e1', '1e9', '0x1', '1.5', '01', '99999999999999999999'])(
    'answers 400 for a count of %s',
    async (count) => {
      const answer = await browser.get(`/api/questions/random/${count}?type=practice`)

      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({
        message: 'Le nombre de questions doit être un nombre entier de 1 à 30',
      })
    },
  )

  test.each(['final', ''])('answers 400 for type=%j', async (type) => {
    const answer = await browser.get(`/api/questions/random/10?type=${type}`)

    expect(answer.status).toBe(400)
    const message = "Le type d'examen doit être practice ou official"
    expect(await answer.json()).toEqual({ message, errors: { type: [message] } })
  })

  test('answers 403 for the official exam while it is locked', async () => {
    const answer = await browser.get('/api/questions/random/30?type=official')

    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ message: "Réussissez d'abord 5 tests d'entraînement" })
  })

  test('answers 409 for more than the bank holds', async () => {
    await keepQuestions(9)
    const [few, many] = [
      await browser.get('/api/questions/random/9'),
      await browser.get('/api/questions/random/10'),
    ]
    await keepQuestions(bank)

    expect([few.status, many.status]).toEqual([200, 409])
    expect(await many.json()).toEqual({
      message: "Il n'y a pas assez de questions dans la base de données pour créer un examen.",
    })
  })
})

describe('a question of the bank, by the calls of an admin,', () => {
  test('is added with what the contract needs, changed and deleted', async () => {
    const added = await admin.call('POST', '/api/questions', bareQuestion(900))
    expect(added.status).toBe(201)
    const made = (await added.json()) as { id: number }
    expect(Object.keys(made).sort()).toEqual([...LISTED].sort())
    expect(made).toMatchObject({ ...bareQuestion(900), theme: null })

    const path = `/api/questions/${made.id}`
    const changed = await admin.call('PUT', path, question(900, { optionA: 'Autre' }))
    expect([changed.status, await changed.json()]).toEqual([
      200,
      { ...made, ...question(900), optionA: 'Autre' },
    ])

    const deleted = await admin.call('DELETE', path)
    expect([deleted.status, await deleted.json()]).toEqual([
      200,
      { message: 'Question supprimée avec succès' },
    ])
    expect((await admin.call('DELETE', path)).status).toBe(404)
  })

  test('keeps by a change what the body leaves out', async () => {
    const { id } = (await (await admin.call('POST', '/api/questions', question(901))).json()) as {
      id: number
    }
    const changed = await admin.call('PUT', `/api/questions/${id}`, { ...bareQuestion(901), source: '' })
    await admin.call('DELETE', `/api/questions/${id}`)

    expect(await changed.json()).toMatchObject({ theme: 'transport', source: null })
  })

  test('that is there already is a conflict', async () => {
    const { question: text, id } = (
      (await (await admin.get('/api/questions?limit=1')).json()) as { question: string; id: number }[]
    )[0]!
    const taken = { ...bareQuestion(1), question: text.toUpperCase() }
    const other = (
      (await (await admin.get('/api/questions?limit=1&offset=1')).json()) as { id: number }[]
    )[0]!

    for (const answer of [
      await admin.call('POST', '/api/questions', taken),
      await admin.call('PUT', `/api/questions/${other.id}`, taken),
    ]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toEqual({
        message: 'Cette question existe déjà',
        errors: { question: ['Cette question existe déjà'] },
      })
    }
    expect(id).not.toBe(other.id)
  })

  test.each(['0', 'abc', '999999'])('of the id %s is not found', async (id) => {
    const answer = await admin.call('PUT', `/api/questions/${id}`, bareQuestion(1))

    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Question non trouvée' }])
  })

  test.each([
    ['POST', '/api/questions'],
    ['PUT', '/api/questions/1'],
    ['DELETE', '/api/questions/1'],
  ])('is not for a member: %s %s', async (method, path) => {
    expect((await browser.call(method, path, {})).status).toBe(403)
    expect((await site.browser().call(method, path, {})).status).toBe(401)
  })
})

describe.each(['/api/questions', '/api/questions/random/10'])('%s', (path) => {
  test('answers 401 for a visitor, whatever is asked', async () => {
    const answer = await site.browser().get(`${path}?limit=zut&type=zut`)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: 'Vous devez être connecté.' })
  })

  test('answers 405 for another method, with the right one', async () => {
    const answer = await browser.call('PUT', path, {})

    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toMatch(/^GET, HEAD/)
    expect(await answer.json()).toEqual({ message: 'Méthode non autorisée.' })
  })
})

async function idsOf(path: string): Promise<number[]> {
  const questions = (await (await browser.get(path)).json()) as { id: number }[]
  return questions.map((question) => question.id)
}

/** Of the bank only the first so many questions stay active. */
async function keepQuestions(count: number) {
  await site.db.run('UPDATE question_versions SET is_current = (id <= $1)', [count])
}
