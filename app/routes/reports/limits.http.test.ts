import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { count } from '#test/harness/db/rows'
import { countAs, LIMITED } from '#test/harness/limits'
import { openPage } from '#test/harness/page'
import { sharedSite } from '#test/harness/shared-site'
import { camille } from '#test/people'
import { openTestSite } from '#test/harness/site'

const site = sharedSite(() => openTestSite(LIMITED))
let member: Browser
beforeAll(async () => {
  member = await site.member(camille)
})

test('after thirty reports in an hour the form says when, and keeps its text', async () => {
  const report = (id: number) =>
    member.post(`/signaler/question/${id}`, { reason: 'other', message: `Remarque ${id}` })
  await report(1)
  await countAs(site, 'report', 29)
  await report(30)

  const page = await openPage(report(31))

  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(page.words).toContain('Trop de tentatives.')
  expect(page.field('message')?.value).toBe('Remarque 31')
  expect(await count(site.db, 'content_reports')).toBe(2)
})
