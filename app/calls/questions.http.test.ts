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

describe('GET /api/questions', () => {
  test('answers with the bank, newest first, or with a part of it', async () => {
    const all = await idsOf('')

    expect(all).toHaveLength(bank)
    expect(all).toEqual([...all].sort((a, b) => b - a))
    expect(await idsOf('?limit=3')).toEqual(all.slice(0, 3))
    expect(await idsOf('?limit=3&offset=2')).toEqual(all.slice(2, 5))
    expect(await idsOf('?offset=0&limit=1000')).toEqual(all)
    expect(await idsOf('?offset=2147483647')).toEqual([])
  })

  const LIMIT = 'limit doit être un nombre entier de 1 à 1000'
  const OFFSET = 'offset doit être un nombre entier à partir de 0'

  test.each([
    ...['0', '1001', '-1', 'abc', '1e2', '0x1', '1.5', '', ' 1', '99999999999'].map(
      (limit) => [{ limit }, { limit: [LIMIT] }] as const,
    ),
    ...['-1', 'abc', '1e2', '0x1', '1.5', '', '00', '99999999999'].map(
      (offset) => [{ offset }, { offset: [OFFSET] }] as const,
    ),
    [
      { limit: '0', offset: '-1' },
      { limit: [LIMIT], offset: [OFFSET] },
    ] as const,
  ])('answers 400 to %j, with the message of each parameter', async (query, errors) => {
    const answer = await browser.get(`/api/questions?${new URLSearchParams(query)}`)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: Object.values(errors)[0]![0], errors })
  })
})

describe('GET /api/questions/random/{count}', () => {
  test.each([1, 30])('answers with %i different questions', async (count) => {
    const ids = await idsOf(`/random/${count}`)

    expect(new Set(ids).size).toBe(count)
  })

  test.each(['-1', '1e1', '0x1', '1.5', '01', '99999999999999999999'])(
    'answers 400 to a count of %s',
    async (count) => {
      const answer = await browser.get(`/api/questions/random/${count}?type=practice`)

      expect(answer.status).toBe(400)
      const message = 'Le nombre de questions doit être un nombre entier de 1 à 30'
      expect(await answer.json()).toEqual({ message })
    },
  )

  test.each(['final', ''])('answers 400 to type=%j', async (type) => {
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

  test('answers 409 to more than the bank holds', async () => {
    await keepQuestions(9)
    const few = await browser.get('/api/questions/random/9')
    const many = await browser.get('/api/questions/random/10')
    await keepQuestions(bank)

    expect([few.status, many.status]).toEqual([200, 409])
    expect(await many.json()).toEqual({
      message: "Il n'y a pas assez de questions dans la base de données pour créer un examen.",
    })
  })
})

describe('a question of the bank, by the calls of an admin,', () => {
  test('is added, changed and deleted', async () => {
    const added = await admin.call('POST', '/api/questions', bareQuestion(900))
    const made = (await added.json()) as { id: number }
    expect([added.status, made]).toMatchObject([201, { ...bareQuestion(900), theme: null }])

    const path = `/api/questions/${made.id}`
    const changed = await admin.call('PUT', path, question(900, { optionA: 'Autre' }))
    const expected = { ...made, ...question(900), optionA: 'Autre' }
    expect([changed.status, await changed.json()]).toEqual([200, expected])

    const deleted = await admin.call('DELETE', path)
    expect(await deleted.json()).toEqual({ message: 'Question supprimée avec succès' })
    const again = await admin.call('DELETE', path)
    expect([again.status, await again.json()]).toEqual([404, { message: 'Question non trouvée' }])
  })

  test('keeps what the body of a change leaves out', async () => {
    const added = await admin.call('POST', '/api/questions', question(901))
    const path = `/api/questions/${((await added.json()) as { id: number }).id}`
    const changed = await admin.call('PUT', path, { ...bareQuestion(901), source: '' })
    await admin.call('DELETE', path)

    expect(await changed.json()).toMatchObject({ theme: 'transport', source: null })
  })

  test('is not there twice: 409', async () => {
    const first = (await (await admin.get('/api/questions?limit=2')).json()) as {
      id: number
      question: string
    }[]
    const taken = { ...bareQuestion(1), question: first[0]!.question.toUpperCase() }

    for (const answer of [
      await admin.call('POST', '/api/questions', taken),
      await admin.call('PUT', `/api/questions/${first[1]!.id}`, taken),
    ]) {
      expect(answer.status).toBe(409)
      const message = 'Cette question existe déjà'
      expect(await answer.json()).toEqual({ message, errors: { question: [message] } })
    }
  })
})

async function idsOf(rest: string): Promise<number[]> {
  const questions = (await (await browser.get(`/api/questions${rest}`)).json()) as { id: number }[]
  return questions.map(({ id }) => id)
}

/** Only the first `count` questions of the bank stay active. */
async function keepQuestions(count: number) {
  await site.db.run('UPDATE question_versions SET is_current = (id <= $1)', [count])
}
