import { adsBy, headset } from '#test/things/ad'
import { camille } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('the photos of an ad are shown one by one over its page', async ({ page, site }) => {
  const seller = await site.member(camille)
  const ad = await adsBy(seller, site).publish(headset, 3)
  await page.goto(`/classified-ads/${ad.id}`)
  const links = page.getByRole('link', { name: /^Agrandir/ })
  await links.nth(1).click()
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  const isInView = (at: number) => expect(viewer.getByRole('img').nth(at)).toBeInViewport({ ratio: 0.9 })

  await expect(viewer.getByText('Photo 2 sur 3')).toBeVisible()
  await isInView(1)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Photo 3 sur 3')).toBeVisible()
  await isInView(2)
  await viewer.getByRole('button', { name: 'Photo suivante' }).click()
  await isInView(0)
  await viewer.getByRole('list').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }))
  await expect(viewer.getByText('Photo 2 sur 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(links.nth(1)).toBeFocused()
})
