import { afterAll, beforeAll, expect, test } from 'vitest'
import { count } from '../../../db/test-rows'
import type { Browser } from '../../../e2e/fixtures/browser'
import { LIMITED } from '../../http/test-limits'
import { wordsOf } from '../../test-page'
import { camille, karim, openTestSite, type TestSite } from '../../test-site'
import { locationOf, startExam } from './test-quiz'

let site: TestSite
let member: Browser
let running: string

/** Camille has begun sixty exams within the hour, and is in the last of them. */
beforeAll(async () => {
  site = await openTestSite(LIMITED)
  member = await site.member(camille)
  running = await startExam(member)
  for (let begun = 2; begun <= 60; begun += 1) {
    await abandon(running)
    running = await startExam(member)
  }
})
afterAll(() => site.close())

test('whoever has begun sixty exams in an hour still finds the last one, however often he comes back', async () => {
  expect(await startExam(member)).toBe(running)
  expect(await startExam(member)).toBe(running)
})

test('but begins no other after it, and is told how long to wait', async () => {
  await abandon(running)
  const answer = await member.get('/quiz?type=practice')

  expect(answer.headers.get('Location')).toBe('/exam-selection')
  const words = wordsOf(await (await member.follow(answer)).text())
  expect(words).toMatch(/Trop d'examens en une heure Trop de tentatives\. Réessayez dans \d+ minutes?\./)
  expect(await count(site.db, 'attempts WHERE closed_at IS NULL')).toBe(0)
})

test('another member begins his', async () => {
  const other = await site.member(karim)

  expect(await locationOf(other.get('/quiz'))).toMatch(/^\/quiz\?type=practice&attempt=\d+&q=1$/)
})

async function abandon(address: string) {
  const attempt = new URL(address, site.origin).searchParams.get('attempt')
  await member.post(`/quiz/${attempt}/abandon`)
}
