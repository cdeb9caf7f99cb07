import type { Page } from '@playwright/test'
import { headset, postAd } from '#test/things/ad'
import { expect, test } from '#test/e2e/test'

test('a confirmation dialog gives the focus back on each way out', async ({ page, member }) => {
  const waysOut = {
    Escape: () => page.keyboard.press('Escape'),
    Annuler: () => dialog(page).getByRole('link', { name: 'Annuler' }).click(),
    'a click beside it': () => page.mouse.click(4, 4),
  }
  await postAd(member.http, headset)
  await page.goto('/classified-ads/mine')

  for (const [name, leave] of Object.entries(waysOut)) {
    await test.step(name, async () => {
      await deleteLink(page).click()
      await expect(dialog(page)).toContainText(`« ${headset.title} »`)
      await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()

      await leave()
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(deleteLink(page)).toBeFocused()
      await expect(page).toHaveURL('/classified-ads/mine')
    })
  }
})

test('the buttons of a dialog are as wide as it on a phone', async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 570 })
  await postAd(member.http, headset)
  await page.goto('/classified-ads/mine')
  await deleteLink(page).click()

  const buttons = dialog(page).locator('form :is(a, button)')
  await expect(buttons).toHaveCount(2)
  const widths = await buttons.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(widths).toEqual([252, 252])
})

test('a confirmation that cannot be asked is shown as a page of its own', async ({
  page,
  member,
  complaints,
}) => {
  complaints.expect(/404/)
  const { id } = await postAd(member.http, headset)
  await page.goto('/classified-ads/mine')
  await member.http.call('DELETE', `/api/classified-ads/${id}`)

  await deleteLink(page).click()

  await expect(page.getByRole('heading', { name: 'Annonce non trouvée' })).toBeVisible()
})

test('a confirmation without a session leads to the sign-in form', async ({ page, context, member }) => {
  await postAd(member.http, headset)
  await page.goto('/classified-ads/mine')
  await context.clearCookies()

  await deleteLink(page).click()

  await expect(page).toHaveURL(/\/auth\?redirectTo=/)
})

test('a confirmation without its script is a page', async ({ page, member, complaints }) => {
  complaints.expect(/net::ERR_FAILED/)
  const { id } = await postAd(member.http, headset)
  await page.goto('/classified-ads/mine')
  await page.route(/show-dialog/, (route) => route.abort())

  await deleteLink(page).click()

  await expect(page).toHaveURL(`/classified-ads/${id}/delete?retour=liste`)
})

function deleteLink(page: Page) {
  return page.getByRole('link', { name: `Supprimer « ${headset.title} »` })
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Supprimer cette annonce' })
}
