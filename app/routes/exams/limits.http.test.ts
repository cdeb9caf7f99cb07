import { beforeAll, beforeEach, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { countAs, countsOf, forgetAttempts, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { camille, karim } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { locationOf, removeExams, startExam } from '#test/things/exam'
import { startForm, startSeries } from '#test/things/series'
import { sharedSite } from '#test/harness/shared-site'

const FIRST_QUESTION = /^\/quiz\?type=practice&attempt=(\d+)&q=1$/

const site = sharedSite(() => openTestSite(LIMITED))
let member: Browser
let other: Browser

beforeAll(async () => {
  member = await site.member(camille)
  other = await site.member(karim)
})
beforeEach(async () => {
  await removeExams(site)
  await forgetAttempts(site)
})

test('sixty exams may be begun in an hour; the last one is found again', async () => {
  await abandon(await startExam(member))
  await countAs(site, 'exam', 59)
  const last = await startExam(member)
  expect(last).toMatch(FIRST_QUESTION)
  expect(await startExam(member)).toBe(last)

  await abandon(last)
  const answer = await member.get('/quiz?type=practice')
  expect(answer.headers.get('Location')).toBe('/exam-selection')
  expect((await openPage(member.follow(answer))).words).toContain(
    "Pas de nouvel examen pour l'instant Vous en avez commencé beaucoup en une heure. Réessayez plus tard.",
  )
  expect(await count(site.db, 'attempts WHERE closed_at IS NULL')).toBe(0)
  expect(await startExam(other)).toMatch(FIRST_QUESTION)
})

test('an exam that is gone on with, or refused, is not counted', async () => {
  await startExam(member)
  const afterOne = await countsOf(site)
  expect(afterOne.map(({ points }) => points)).toEqual([1])

  await startExam(member)
  expect(await locationOf(member.get('/quiz?type=official'))).toBe('/exam-selection')

  expect(await countsOf(site)).toEqual(afterOne)
})

test('sixty series may be begun in an hour; past it the choice is kept', async () => {
  await startSeries(member)
  await countAs(site, 'series', 59)
  await startSeries(member)

  const page = await openPage(startForm(member, { source: 'new', count: '20' }))
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(page.words).toMatch(/Trop de tentatives\. Réessayez dans \d+ minutes\./)
  expect(page.field('count')?.value).toBe('20')
})

async function abandon(address: string) {
  const [, attempt] = FIRST_QUESTION.exec(address)!
  expect((await member.post(`/quiz/${attempt}/abandon`)).status).toBe(303)
}
