import { examPages } from './fixtures/pages'
import { bytesOf, type Loaded, recordRequests } from './fixtures/network'
import { expect, test } from './fixtures/test'

const KB = 1000

test('the script of a page without island is at most 3 kB compressed', async ({ page }) => {
  const atRest = recordRequests(page)
  await page.goto('/')

  const scripts = scriptsOf(await atRest())

  expect(scripts.map(({ encoding }) => encoding)).toEqual([expect.stringMatching(/^(br|gzip)$/)])
  expect(bytesOf(scripts)).toBeLessThanOrEqual(3 * KB)
})

for (const [name, open] of Object.entries(examPages)) {
  test(`the scripts of ${name} are at most 56 kB compressed`, async ({ page, site }) => {
    const atRest = recordRequests(page)
    await open(page, site)

    const scripts = scriptsOf(await atRest())

    expect(scripts.length).toBeGreaterThan(1)
    expect(bytesOf(scripts)).toBeLessThanOrEqual(56 * KB)
  })
}

test.describe('the home page', () => {
  test('is at most 40 kB compressed, with its style and script', async ({ page }) => {
    const atRest = recordRequests(page)
    await page.goto('/')

    const counted = (await atRest()).filter(({ type }) => ['document', 'stylesheet', 'script'].includes(type))

    expect(counted.map(({ type }) => type).sort()).toEqual(['document', 'script', 'stylesheet'])
    expect(bytesOf(counted)).toBeLessThanOrEqual(40 * KB)
  })

  test('takes at most 5 requests', async ({ page }) => {
    const atRest = recordRequests(page)
    await page.goto('/')

    expect((await atRest()).length).toBeLessThanOrEqual(5)
  })

  test('downloads no font', async ({ page }) => {
    const atRest = recordRequests(page)
    await page.goto('/')

    expect((await atRest()).filter(({ type }) => type === 'font')).toEqual([])
  })
})

function scriptsOf(loaded: Loaded[]): Loaded[] {
  return loaded.filter(({ type }) => type === 'script')
}
