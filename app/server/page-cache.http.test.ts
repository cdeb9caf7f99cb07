import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser } from '#test/browser'
import { count } from '#test/db/rows'
import { camille, karim, type TestSite } from '#test/site'
import { CALL, openSiteWithAdmin, postAd, startBeside, wasKept } from '#test/site-pages'

let site: TestSite
let admin: Browser
let sellers = 0
beforeAll(async () => {
  ;({ site, admin } = await openSiteWithAdmin())
})
afterAll(() => site.close())

describe("a visitor's page", () => {
  test('comes from memory the second time, with the same headers and an id of its own', async () => {
    const [rendered, kept] = [await get('/mentions-legales'), await get('/mentions-legales')]

    expect(await kept.text()).toBe(await rendered.text())
    expect(headersOf(kept)).toEqual(headersOf(rendered))
    expect(headersOf(kept)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      'content-encoding': 'gzip',
    })
    expect(kept.headers.get('X-Request-Id')).not.toBe(rendered.headers.get('X-Request-Id'))
    expect(kept.headers.getSetCookie()).toEqual([])
  })

  test('so does a list by call', async () => {
    const [first, second] = [await get('/api/news/featured'), await get('/api/news/featured')]

    expect([await wasKept(site, first), await wasKept(site, second)]).toEqual([false, true])
    expect(await second.json()).toEqual(await first.json())
    expect(second.headers.get('X-Total-Count')).toBe(first.headers.get('X-Total-Count'))
  })

  test('that the browser has is not sent again', async () => {
    const etag = (await get('/')).headers.get('ETag')!
    const again = await get('/', { 'If-None-Match': etag })

    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(headersOf(again)).toMatchObject({
      etag,
      vary: 'Cookie, Accept-Encoding',
      'cache-control': 'no-cache',
    })
  })
})

describe('a member', () => {
  test('never gets the page of a visitor, nor a visitor that of a member', async () => {
    const member = await site.member(karim)
    for (let turn = 0; turn < 3; turn += 1) {
      const [hers, theirs] = [await member.get('/'), await get('/')]

      expect(await hers.text()).toContain('Karim')
      expect(hers.headers.get('Cache-Control')).toBe('private, no-store')
      expect(hers.headers.get('ETag')).toBeNull()
      const html = await theirs.text()
      expect(html).not.toContain('Karim')
      expect(html).toContain('Connexion')
    }
  })

  test('gets the page of a visitor after signing out', async () => {
    const member = await site.member({ ...karim, username: 'karim-out' })
    await member.post('/logout')
    await member.get('/')

    expect(await (await member.get('/')).text()).toContain('Connexion')
  })
})

test('a message for the next page is shown once, only to its user, and never kept', async () => {
  const browser = site.browser()
  await browser.post('/profile', { firstName: 'Camille' })
  expect(browser.cookies.has('flash')).toBe(true)

  const texts = [await browser.get('/'), await browser.get('/'), await get('/')].map((answer) =>
    answer.text(),
  )
  const shown = (await Promise.all(texts)).map((html) => html.includes('Votre session a pris fin'))
  expect(shown).toEqual([true, false, false])
})

describe('an ad that is approved', () => {
  test('shows right after the answer', async () => {
    const id = await postAd(site, seller(), 'Trépied court')
    expect(await titlesAt(site)).not.toContain('Trépied court')
    await approve(id)

    expect(await titlesAt(site)).toContain('Trépied court')
  })

  test('shows within a second in another process', async () => {
    const beside = await startBeside(site)
    const id = await postAd(site, seller(), 'Trépied long')
    expect(await titlesAt(beside)).not.toContain('Trépied long')
    expect(await wasKept(beside, await beside.browser().get(CALL))).toBe(true)
    await approve(id)

    await vi.waitFor(async () => expect(await titlesAt(beside)).toContain('Trépied long'), {
      timeout: 1000,
      interval: 20,
    })
    await beside.end()
    expect(beside.output()).not.toMatch(/"level":[456]0.*(kept|watch|listen)/)
  })
})

test('exams being taken leave the pages in memory', async () => {
  const member = await site.member({ ...camille, username: 'candidate' })
  await settled()
  await get(CALL)
  await member.follow(await member.get('/quiz?type=practice'))
  await site.db.write(() => site.db.sequelize.query("UPDATE attempt_questions SET user_answer = 'A'"))
  expect(await count(site.db, 'attempt_questions')).toBeGreaterThan(0)
  await settled()

  expect(await wasKept(site, await get(CALL))).toBe(true)
})

/** Longer than another process may take to notice what was done before. */
function settled() {
  return delay(700)
}

function get(path: string, headers?: Record<string, string>) {
  return site.browser().get(path, headers)
}

async function approve(id: number) {
  const answer = await admin.call('PUT', `${CALL}/${id}/approve`)
  expect(answer.status).toBe(200)
}

async function titlesAt(server: Pick<TestSite, 'browser'>): Promise<string[]> {
  const ads = (await (await server.browser().get(CALL)).json()) as { title: string }[]
  return ads.map(({ title }) => title)
}

function seller() {
  return { ...camille, username: `camille-${(sellers += 1)}` }
}

function headersOf(answer: Response) {
  const {
    date: _d,
    connection: _c,
    'keep-alive': _k,
    'x-request-id': _i,
    ...rest
  } = Object.fromEntries(answer.headers)
  return rest
}
