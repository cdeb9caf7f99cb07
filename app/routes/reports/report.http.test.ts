import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, readPage, SCRIPT } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { startExam } from '#test/things/exam'
import { REPORT, reportContent } from '#test/things/question'
import { startSeries } from '#test/things/series'

const PAGE = '/signaler/question/1'
const BACK = '/theory?q=1'
const FROM = `${PAGE}?retour=${encodeURIComponent(BACK)}`

const site = await setUpSite()

const member = await site.member(camille)
beforeEach(() => site.db.write('DELETE FROM reports'))

describe('the way to report', () => {
  test.each([
    ['a question of the theory, with its answer', '/theory?q=1', `${BACK}#question`, ''],
    ['an example of a lesson', '/lecons/stockage', '/lecons/stockage#exemple-1', ' , exemple 1'],
  ])('stands under %s, and knows the way back to it', async (_, shown, back, name) => {
    const href = (await readPage(member, shown)).link(`Signaler cette question${name}`)!

    expect(href).toMatch(/^\/signaler\/question\/\d+\?version=1&retour=/)
    expect((await readPage(member, href)).attributes('a', 'href')).toContain(back)
  })

  test('stands under the text of a lesson', async () => {
    const page = await readPage(member, '/lecons/stockage')
    expect(page.link('Signaler une erreur dans cette leçon')).toBe(
      '/signaler/lecon/stockage?version=1&retour=%2Flecons%2Fstockage%23verification',
    )
  })

  test('stands under the answer of a series', async () => {
    const series = await startSeries(member)
    await series.give(1, 'A')
    const page = await readPage(member, series.question(1))
    expect(page.link('Signaler cette question')).toContain(
      `retour=${encodeURIComponent(`${series.question(1)}#enonce`)}`,
    )
    expect(page.find('#enonce')).toBeDefined()
  })

  test('stands under each answer of an exam', async () => {
    await (await startExam(site, member)).finish(7)
    const page = await readPage(member, '/results')
    const links = page.findAll('a[href^="/signaler/question/"]')
    expect(new Set(links.map(({ words }) => words)).size).toBe(10)
    const backs = links.map((link) => decodeURIComponent(link.attribute('href')!.split('retour=')[1]!))
    expect(new Set(backs).size).toBe(10)
    for (const back of backs) {
      expect(back).toMatch(/^\/results#(etudier|reponses)-\d+$/)
      expect(page.findAll(back.slice('/results'.length))).toHaveLength(1)
    }
  })
})

describe('the form', () => {
  test('says what is reported, and asks for a reason', async () => {
    const { words, headers } = await readPage(member, PAGE)
    expect(words).toContain('Bonne réponse')
    expect(headers.get('Cache-Control')).toBe('private, no-store')

    const refused = await openPage(member.post(PAGE, { reason: 'none', message: '' }))
    expect(refused.field('reason')?.error).toBe('Le motif est requis')
  })

  test("asks for words about 'Autre chose' only", async () => {
    const refused = await openPage(member.post(PAGE, { reason: 'other', message: ' ' }))
    expect(refused.field('message')?.error).toBe('Dites-nous ce qui ne va pas')

    expect((await member.post(PAGE, { reason: 'answer', message: '' })).status).toBe(303)
    expect((await readPage(member, PAGE)).words).toContain('motif « La réponse est fausse ».')
  })

  test('is about the version that was read, of a retired question too', async () => {
    await site.db.write('UPDATE question_versions SET is_current = false WHERE question_id = 20')
    const path = '/signaler/question/20?version=1'
    expect((await readPage(member, path)).words).toContain('Bonne réponse')
    expect((await member.post(path, REPORT)).headers.get('Location')).toBe('/theory')
    expect(await site.db.read('SELECT question_id, version FROM reports')).toEqual([
      { question_id: 20, version: 1 },
    ])
    expect((await readPage(member, '/signaler/question/20?version=2')).status).toBe(404)
  })

  test('leads back to where one was, and says that an answer comes by mail', async () => {
    const answer = await member.post(FROM, REPORT)
    expect(answer.headers.get('Location')).toBe(BACK)
    expect((await readPage(member, BACK)).words).toContain('Un administrateur vous répond par email')
  })

  test.each(['//evil.example', 'https://evil.example/', `/${'a'.repeat(1000)}`])(
    'leads to no other site, nor to an endless address: %.30s',
    async (retour) => {
      const answer = await member.post(`${PAGE}?retour=${encodeURIComponent(retour)}`, REPORT)
      expect(answer.headers.get('Location')).toBe('/theory')
    },
  )

  test('is not there while a report is open; a second one changes nothing', async () => {
    await member.post(FROM, REPORT)
    const second = await member.post(FROM, { ...REPORT, message: 'Encore.' })
    const page = await readPage(member, second.headers.get('Location')!)

    expect(page.words).toMatch(/Déjà signalé.*motif « La source est fausse » : La source est périmée\./)
    expect(page.button('Envoyer le signalement')).toBeUndefined()
    expect(page.link('Revenir en arrière')).toBe(BACK)
    expect(await count(site.db, 'reports')).toBe(1)
  })

  test('shows what was written as text', async () => {
    await reportContent(member, 'question/1', { ...REPORT, message: SCRIPT })
    const page = await readPage(member, PAGE)
    expect(page.html).not.toContain(SCRIPT)
    expect(page.words).toContain(SCRIPT)
  })
})

test.each([
  ['/signaler/question/999999', 'Question non trouvée'],
  ['/signaler/question/abc', 'Question non trouvée'],
  ['/signaler/lecon/rien', 'Leçon non trouvée'],
])('%s is not found', async (path, title) => {
  const { status, words } = await readPage(member, path)
  expect([status, words.includes(title)]).toEqual([404, true])
  expect((await member.post(path, REPORT)).status).toBe(404)
})
