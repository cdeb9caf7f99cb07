import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { setUpSite } from '#test/harness/file-sites'
import { readPage } from '#test/harness/page'
import { openTestSite } from '#test/harness/site'

const site = await setUpSite()

const sourceOf = (name: string) => readFileSync(`app/server/service-worker/${name}.js`, 'utf8')

test('the service worker is asked for at each visit, for the whole site', async () => {
  const answer = await site.browser().get('/sw.js')

  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('ETag')).toMatch(/^W\/"/)
  expect(answer.headers.get('Content-Security-Policy')).toContain("worker-src 'self'")
})

test('the service worker is its source, and ends with its build', async () => {
  const source = sourceOf('keep-pages')
  const script = await (await site.browser().get('/sw.js')).text()

  expect(script).toMatch(/\n\/\/ Build \w+\n$/)
  expect(script.startsWith(source)).toBe(true)
})

test('with OFFLINE=off the worker drops everything, and no page offers it', async () => {
  const off = await openTestSite({ OFFLINE: 'off' })
  onTestFinished(off.close)
  const script = await (await off.browser().get('/sw.js')).text()

  expect(script.startsWith(sourceOf('drop-pages'))).toBe(true)
  for (const path of ['/lecons', '/epreuve', '/lecons/stockage'])
    expect((await readPage(off.browser(), path)).findAll('[data-keep]')).toEqual([])
})
