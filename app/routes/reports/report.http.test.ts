import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { count } from '#test/db/rows'
import { linkTo, read, SCRIPT, unescaped } from '#test/html-text'
import { sharedSite } from '#test/shared-site'
import { camille, openTestSite } from '#test/site'

const PAGE = '/signaler/question/1'
const BACK = '/theory?q=1'
const FROM = `${PAGE}?retour=${encodeURIComponent(BACK)}`
const REPORT = { reason: 'source', message: 'La source est périmée.' }

const site = sharedSite(() => openTestSite())
let member: Browser
beforeAll(async () => {
  member = await site.member(camille)
})
beforeEach(() => site.db.run('DELETE FROM content_reports'))

describe('the way to report', () => {
  test.each([
    ['a question of the theory, with its answer', '/theory?q=1&reponse=1', BACK],
    ['an example of a lesson', '/lecons/stockage', '/lecons/stockage'],
  ])('stands under %s, and knows the way back', async (_, shown, back) => {
    const href = linkTo((await read(member, shown)).html, 'Signaler cette question')!

    expect(href).toMatch(/^\/signaler\/question\/\d+\?version=1&(amp;)?retour=/)
    expect((await read(member, href)).html).toContain(`href="${back}"`)
  })

  test('stands under the text of a lesson', async () => {
    const { html } = await read(member, '/lecons/stockage')
    expect(linkTo(html, 'Signaler une erreur dans cette leçon')).toBe(
      '/signaler/lecon/stockage?version=1&retour=%2Flecons%2Fstockage',
    )
  })

  test('stands under each answer of an exam', async () => {
    const { questions } = await (
      await member.get('/api/questions?limit=10')
    )
      .json()
      .then((all: { id: number }[]) => ({ questions: all }))
    await member.call('POST', '/api/exam-results', {
      ...{ examType: 'practice', totalQuestions: 10, timeSpent: 60 },
      answers: questions.map(({ id }) => ({ questionId: id, userAnswer: 'A' })),
    })
    const { html } = await read(member, '/results')
    for (const { id } of questions)
      expect(unescaped(html)).toContain(`/signaler/question/${id}?version=1&retour=%2Fresults"`)
  })

  test('leads a visitor to the sign-in and back', async () => {
    const answer = await site.browser().get(FROM)
    expect(answer.headers.get('Location')).toBe(`/auth?redirectTo=${encodeURIComponent(FROM)}`)
  })
})

describe('the form', () => {
  test('says what is reported, and asks for reason and words', async () => {
    const { words, headers } = await read(member, PAGE)
    expect(words).toContain('Bonne réponse')
    expect(headers.get('Cache-Control')).toBe('private, no-store')

    const refused = await (await member.post(PAGE, { reason: 'none', message: ' ' })).text()
    for (const fault of ['Le motif est requis', 'La remarque est requise']) expect(refused).toContain(fault)
  })

  test('is about the version that was read, of a retired question too', async () => {
    await site.db.run('UPDATE question_versions SET is_current = false WHERE question_id = 20')
    const path = '/signaler/question/20?version=1'
    expect((await read(member, path)).words).toContain('Bonne réponse')
    expect((await member.post(path, REPORT)).headers.get('Location')).toBe('/theory')
    expect(await site.db.read('SELECT question_id, version FROM content_reports')).toEqual([
      { question_id: 20, version: 1 },
    ])
    expect((await read(member, '/signaler/question/20?version=2')).status).toBe(404)
  })

  test('leads back to where one was, and says that an answer comes by mail', async () => {
    const answer = await member.post(FROM, REPORT)
    expect(answer.headers.get('Location')).toBe(BACK)
    expect((await read(member, BACK)).words).toContain('Un administrateur vous répond par email')
  })

  test.each(['//evil.example', 'https://evil.example/', `/${'a'.repeat(1000)}`])(
    'leads to no other site, nor to an endless address: %.30s',
    async (retour) => {
      const answer = await member.post(`${PAGE}?retour=${encodeURIComponent(retour)}`, REPORT)
      expect(answer.headers.get('Location')).toBe('/theory')
    },
  )

  test('is not there while a first report is open; a second one leads to it and changes nothing', async () => {
    await member.post(FROM, REPORT)
    const second = await member.post(FROM, { ...REPORT, message: 'Encore.' })
    const { words, html } = await read(member, second.headers.get('Location')!)

    expect(words).toMatch(/Déjà signalé.*motif « Source » : La source est périmée\./)
    expect(html).not.toContain('Envoyer le signalement')
    expect(linkTo(html, 'Revenir en arrière')).toBe(BACK)
    expect(await count(site.db, 'content_reports')).toBe(1)
  })

  test('shows what was written as text', async () => {
    await member.post(PAGE, { ...REPORT, message: SCRIPT })
    const { html } = await read(member, PAGE)
    expect(html).not.toContain(SCRIPT)
    expect(unescaped(html)).toContain(SCRIPT)
  })
})

test.each([
  ['/signaler/question/999999', 'Question non trouvée'],
  ['/signaler/question/abc', 'Question non trouvée'],
  ['/signaler/lecon/rien', 'Leçon non trouvée'],
])('%s is not found', async (path, title) => {
  const { status, words } = await read(member, path)
  expect([status, words.includes(title)]).toEqual([404, true])
  expect((await member.post(path, REPORT)).status).toBe(404)
})

test('the copy of their data has what a member has reported', async () => {
  await member.post('/signaler/lecon/stockage', REPORT)
  const copy = (await (await member.get('/profile/data')).json()) as { contentReports: unknown }
  expect(copy.contentReports).toMatchObject([{ kind: 'lesson', ...REPORT, closedAt: null }])
})
