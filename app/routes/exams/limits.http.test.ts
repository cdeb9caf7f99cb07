import { afterAll, beforeEach, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { countAs, countsOf, forgetAttempts, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { camille, karim } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { attemptIn, readLocation, removeExams } from '#test/things/exam'
import { REPORT, reportContent } from '#test/things/question'
import { startForm } from '#test/things/series'

const FIRST_QUESTION = /^\/quiz\?type=practice&attempt=\d+&q=1$/

const site = await openTestSite(LIMITED)
afterAll(() => site.close())

const member = await site.member(camille)
const other = await site.member(karim)
beforeEach(async () => {
  await removeExams(site)
  await forgetAttempts(site)
})

const report = (n: number) => reportContent(member, `question/${n}`)
const begin = (by = member) => readLocation(by.get('/quiz?type=practice'))

test('sixty exams may be begun in an hour; the last one is found again', async () => {
  await abandon(await begin())
  await countAs(site, 'exam', 59)
  const last = await begin()
  expect(last).toMatch(FIRST_QUESTION)
  expect(await begin()).toBe(last)

  await abandon(last)
  const answer = await member.get('/quiz?type=practice')
  expect(answer.headers.get('Location')).toBe('/exam-selection')
  expect((await openPage(member.follow(answer))).words).toContain(
    "Pas de nouvel examen pour l'instant Vous en avez commencé beaucoup en une heure. Réessayez plus tard.",
  )
  expect(await count(site.db, 'attempts WHERE closed_at IS NULL')).toBe(0)
  expect(await begin(other)).toMatch(FIRST_QUESTION)
})

test('an exam that is gone on with, or refused, is not counted', async () => {
  await begin()
  const afterOne = await countsOf(site)
  expect(afterOne.map(({ points }) => points)).toEqual([1])

  await begin()
  expect(await readLocation(member.get('/quiz?type=official'))).toBe('/exam-selection')

  expect(await countsOf(site)).toEqual(afterOne)
})

test.each([
  ['sixty series', 'series', 59, 'count', '20', () => startForm(member, { source: 'new', count: '20' })],
  ['thirty reports', 'report', 29, 'message', REPORT.message, report],
])('%s in an hour, past which the form keeps its text', async (_what, limit, sent, field, typed, act) => {
  expect((await act(1)).status).toBe(303)
  await countAs(site, limit, sent)
  expect((await act(2)).status).toBe(303)

  const page = await openPage(act(3))
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(page.words).toMatch(/Trop de tentatives\. Réessayez dans \d+ minutes\./)
  expect(page.field(field)?.value).toBe(typed)
})

async function abandon(address: string) {
  expect((await member.post(`/quiz/${attemptIn(address)}/abandon`)).status).toBe(303)
}
