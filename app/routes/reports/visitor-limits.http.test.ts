import { expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { LIMITED } from '#test/harness/limits'
import { openAdSite } from '#test/harness/ad-site'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(() => openAdSite(LIMITED))

test('five reports an hour of an e-mail address, ten of a network address', async () => {
  const { id } = await site.publish()
  const report = async (email: string) => {
    const said = { reason: 'scam', message: 'Un acompte', email }
    return (await site.readers.visitor.post(`/signaler/annonce/${id}`, said)).status
  }
  for (let n = 1; n <= 5; n += 1) expect(await report('odette@example.be')).toBe(303)
  expect(await report('odette@example.be')).toBe(429)
  for (let n = 6; n <= 10; n += 1) expect(await report(`odette${n}@example.be`)).toBe(303)
  expect(await report('odile@example.be')).toBe(429)
  expect(await count(site.db, 'ad_reports')).toBe(10)
})
