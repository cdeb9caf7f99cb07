import { beforeEach, expect, test } from 'vitest'
import { openLinkTokens, renewalToken } from '#app/start/link-tokens.server'
import { openPage, readPage } from '#test/harness/page'
import { daysFromNow } from '#test/things/ad'
import { setUpAdSite } from '#test/harness/file-sites'
import { readLog } from '#test/harness/request-log'

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

const site = await setUpAdSite({ SESSION_SECRET })
beforeEach(() => site.removeAll())

/** The link of an ad that ends in some days, or has ended. */
async function linkOf(days: number) {
  const ad = await site.publish()
  const expiresAt = daysFromNow(days)
  const ends = 'UPDATE classified_ads SET expires_at = $1, state = $2, ended_at = $3 WHERE id = $4'
  await site.db.write(ends, [expiresAt, days < 0 ? 'expired' : 'online', days < 0 ? expiresAt : null, ad.id])
  return { ad, path: `/renouveler/${renewalToken(openLinkTokens(SESSION_SECRET), { id: ad.id, expiresAt })}` }
}

test.each([
  [5, "est en ligne jusqu'au"],
  [-5, "n'est plus en ligne depuis le"],
])('the link asks first, signed out too, and hides its address: %d days', async (days, said) => {
  const { ad, path } = await linkOf(days)
  const { words, headers } = await readPage(site.readers.visitor, path)

  expect(words).toContain('Renouveler votre annonce ?')
  expect(words).toContain(said)
  expect(headers.get('Referrer-Policy')).toBe('same-origin')
  const [line] = await readLog(site, headers.get('X-Request-Id'))
  expect(line).toMatchObject({ path: '/renouveler/…' })
  expect((await site.find(ad)).state).toBe(days < 0 ? 'expired' : 'online')
})

test('its button renews, and the link then says calmly that it has served', async () => {
  const { ad, path } = await linkOf(-5)
  const visitor = site.browser()
  const answer = await visitor.post(path)

  expect(answer.headers.get('Location')).toBe(`/classified-ads/${ad.id}`)
  expect((await openPage(visitor.follow(answer))).words).toContain('Annonce renouvelée')
  const { expiresAt } = await site.find(ad)
  for (const again of [() => visitor.get(path), async () => visitor.follow(await visitor.post(path))]) {
    const page = await again()
    expect(page.status).toBe(200)
    expect((await openPage(page)).words).toMatch(/Ce lien ne sert plus .*est déjà renouvelée/)
  }
  expect((await site.find(ad)).expiresAt).toBe(expiresAt)
})

test('the link of a sold ad says so', async () => {
  const sold = await linkOf(5)
  await site.sell(sold.ad)

  expect((await readPage(site.readers.visitor, sold.path)).words).toContain('est marquée comme vendue')
})

test('a link of a gone ad, or cut short, is void and leads to the own ads', async () => {
  const gone = await linkOf(5)
  await site.readers.owner.post(`/classified-ads/${gone.ad.id}/delete`)

  for (const path of [gone.path, (await linkOf(5)).path.slice(0, -1)]) {
    const visitor = site.browser()
    for (const answer of [await visitor.get(path), await visitor.follow(await visitor.post(path))]) {
      const page = await openPage(answer)
      expect([page.status, page.heading]).toEqual([400, "Ce lien n'est plus valable"])
      expect(page.link('Ouvrir mes annonces')).toBe('/classified-ads/mine')
    }
  }
})
