import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { camille } from '#test/people'
import { openTestSite, type TestSite } from '#test/harness/site'
import { countsOf, forgetAttempts, LIMITED, times, visitorAt } from '#test/harness/limits'

describe('behind a proxy', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(LIMITED)
    await site.member(camille)
  })
  afterAll(() => site.close())
  beforeEach(() => forgetAttempts(site))

  test('only the address that the proxy added counts, not what the client says', async () => {
    for (let index = 0; index < 10; index += 1)
      expect(await visitorAt(site, `198.51.100.${index}, 192.0.2.1`).guess('camille', 1)).toEqual([401])

    expect((await visitorAt(site, '198.51.100.77, 192.0.2.1').signIn('camille')).status).toBe(429)
    expect((await visitorAt(site, '192.0.2.1, 198.51.100.77').signIn('camille')).status).toBe(200)
  })

  test('the table holds no address and no name', async () => {
    await visitorAt(site, '192.0.2.1').guess('camille', 1)
    await visitorAt(site, '192.0.2.1').register(camille)
    const keys = (await countsOf(site)).map(({ key }) => key)

    for (const key of keys) expect(key).toMatch(/^(sign-in-account|sign-in-address|registration):[\w-]{43}$/)
    expect(new Set(keys.map((key) => key.split(':')[0])).size).toBe(3)
    expect(new Set(keys.map((key) => key.split(':')[1])).size).toBe(keys.length)
  })
})

test('without a proxy nothing counts that a client says of its address', async () => {
  const site = await openTestSite({ RATE_LIMITS: 'on' })
  onTestFinished(site.close)
  for (let index = 0; index < 10; index += 1)
    expect(await visitorAt(site, `192.0.2.${index}`).guess('camille', 1)).toEqual([401])

  expect(await visitorAt(site, '198.51.100.1').guess('camille', 1)).toEqual([429])
})

test('where the operator has switched the limits off, nothing is counted', async () => {
  const site = await openTestSite()
  onTestFinished(site.close)

  expect(await visitorAt(site, '192.0.2.1').guess('camille', 12)).toEqual(times(12, 401))
  expect(await countsOf(site)).toEqual([])
})
