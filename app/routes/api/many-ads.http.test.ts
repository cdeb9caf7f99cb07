import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../../e2e/fixtures/browser'
import { LOG_STATEMENTS, statementsOf } from '../../../e2e/fixtures/statements'
import { camille, openTestSite, type TestSite } from '../../test-site'
import { addOldAds, post } from './test-ads'

let site: TestSite
let member: Browser
beforeAll(async () => {
  site = await openTestSite(LOG_STATEMENTS)
  member = await site.member(camille)
  await post(member)
})
afterAll(() => site.close())

const LISTS = ['/api/classified-ads?limit=24', '/api/classified-ads/user?limit=24']

test('a page of 5000 ads is the page of 50, takes the same statements', async () => {
  await addOldAds(site, 49)
  const few = await answersOf(LISTS)
  await addOldAds(site, 4950)
  const many = await answersOf(LISTS)

  for (const [index, path] of LISTS.entries()) {
    expect(many[index]!.total, path).toBe(path.includes('user') ? '5000' : '4999')
    expect(many[index]!.ads, path).toEqual(few[index]!.ads)
    expect(many[index]!.statements, path).toEqual(few[index]!.statements)
    expect(many[index]!.statements.length, path).toBeLessThanOrEqual(4)
  }
})

/** As whoever is signed in reads them. */
async function answersOf(paths: string[]) {
  const answers = []
  for (const path of paths) {
    const answer = await member.get(path)
    answers.push({
      ads: (await answer.json()) as unknown[],
      total: answer.headers.get('X-Total-Count'),
      statements: await statementsOf(site, answer.headers.get('X-Request-Id') ?? ''),
    })
  }
  return answers
}
