import { describe, expect, test } from 'vitest'
import { bareQuestion, question } from '#test/things/question'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
const browser = await site.member(camille)
const admin = await site.admin(elodie)
const bank = Number((await browser.get('/api/questions?limit=1')).headers.get('X-Total-Count'))

type Answered = { id: number; question: string }
const read = async (answer: Response) => [answer.status, await answer.json()] as [number, Answered]
const get = async (rest: string) => read(await browser.get(`/api/questions${rest}`))

async function idsOf(rest: string): Promise<number[]> {
  const questions = (await (await browser.get(`/api/questions${rest}`)).json()) as Answered[]
  return questions.map(({ id }) => id)
}

describe('GET /api/questions', () => {
  test('answers with the bank, newest first, or with a part of it', async () => {
    const all = await idsOf('')

    expect(all).toHaveLength(bank)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(await idsOf('?limit=3&offset=2')).toEqual(all.slice(2, 5))
    expect(await idsOf('?offset=0&limit=1000')).toEqual(all)
    expect(await idsOf('?offset=2147483647')).toEqual([])
  })

  const limit = ['limit doit être un nombre entier de 1 à 1000']
  const offset = ['offset doit être un nombre entier à partir de 0']
  test.each([
    ...['0', '1001', '1e2', '00', ''].map((text) => [`limit=${text}`, { limit }] as const),
    ['limit=0&offset=-1', { limit, offset }] as const,
  ])('answers 400 to ?%s, with the message of each parameter', async (query, errors) => {
    expect(await get(`?${query}`)).toEqual([400, { message: Object.values(errors)[0]![0], errors }])
  })
})

describe('GET /api/questions/random/{count}', () => {
  test.each([1, 30])('answers with %i different questions', async (count) => {
    expect(new Set(await idsOf(`/random/${count}`)).size).toBe(count)
  })

  test.each(['0', '31', '-1', '1e1', '0x1', '1.5', '01', 'dix', '99999999999999999999'])(
    'answers 400 to a count of %s',
    async (count) => {
      const message = 'Le nombre de questions doit être un nombre entier de 1 à 30'
      expect(await get(`/random/${count}?type=practice`)).toEqual([400, { message }])
    },
  )

  test.each(['final', ''])('answers 400 to type=%j', async (type) => {
    const message = "Le type d'examen doit être practice ou official"
    expect(await get(`/random/10?type=${type}`)).toEqual([400, { message, errors: { type: [message] } }])
  })

  test('answers 403 for the official exam while it is locked', async () => {
    const message = "Réussissez d'abord 5 tests d'entraînement"
    expect(await get('/random/30?type=official')).toEqual([403, { message }])
  })

  test('answers 409 to more than the bank holds', async () => {
    const keep = (count: number) =>
      site.db.write('UPDATE question_versions SET is_current = (id <= $1)', [count])
    await keep(9)
    const many = await get('/random/10')
    await keep(bank)

    const message = "Il n'y a pas assez de questions dans la base de données pour créer un examen."
    expect(many).toEqual([409, { message }])
  })
})

describe('a question of the bank, by the calls of an admin,', () => {
  const call = async (method: string, path: string, body?: object) =>
    read(await admin.call(method, `/api/questions${path}`, body))

  test('is added, changed and deleted', async () => {
    const [created, made] = await call('POST', '', bareQuestion(900))
    expect([created, made]).toMatchObject([201, { ...bareQuestion(900), theme: null }])

    const changed = await call('PUT', `/${made.id}`, question(900, { optionA: 'Autre' }))
    expect(changed).toEqual([200, { ...made, ...question(900), optionA: 'Autre' }])
    const partly = await call('PUT', `/${made.id}`, { ...bareQuestion(900), source: '' })
    expect(partly).toMatchObject([200, { theme: 'transport', source: null }])
    const remove = () => call('DELETE', `/${made.id}`)
    expect(await remove()).toEqual([200, { message: 'Question supprimée avec succès' }])
    expect(await remove()).toEqual([404, { message: 'Question non trouvée' }])
  })

  test('answers 400 to a picture and a lesson that there are not', async () => {
    const named = { picture: 'nimporte', pictureAlt: 'Vue' }
    const message = "Aucun dessin du site n'a ce nom : la page /test-svg les montre tous"
    expect(await call('POST', '', { ...bareQuestion(902), ...named })).toEqual([
      ...[400, { message, errors: { picture: [message] } }],
    ])
    expect(await call('POST', '', { ...bareQuestion(902), lesson: 'stockage#rien' })).toMatchObject([
      ...[400, { errors: { lesson: [expect.stringContaining('Aucune leçon')] } }],
    ])
  })

  test('answers 409 to a duplicate', async () => {
    const [first, second] = (await (await admin.get('/api/questions?limit=2')).json()) as [Answered, Answered]
    const taken = { ...bareQuestion(1), question: first.question.toUpperCase() }

    const message = 'Cette question existe déjà'
    const refusal = [409, { message, errors: { question: [message] } }]
    expect(await call('POST', '', taken)).toEqual(refusal)
    expect(await call('PUT', `/${second.id}`, taken)).toEqual(refusal)
  })
})
