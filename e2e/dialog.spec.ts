import type { Page } from '@playwright/test'
import { headset, postAd } from '#test/e2e/ads'
import type { Member } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/test'

test('a question is asked over the page, named by its heading, and has the focus', async ({
  page,
  member,
}) => {
  await askToDelete(page, member)

  await expect(page).toHaveURL('/classified-ads/mine')
  await expect(dialog(page)).toContainText(`« ${headset.title} »`)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  expect(await doubledIds(page)).toEqual([])
})

test('its button does what the page would have done', async ({ page, member }) => {
  const { id } = await askToDelete(page, member)

  await dialog(page).getByRole('button', { name: "Supprimer l'annonce" }).click()

  await expect(page.getByText('Annonce supprimée avec succès')).toBeVisible()
  expect((await member.http.get(`/classified-ads/${id}`)).status).toBe(404)
})

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Annuler: (page) => dialog(page).getByRole('link', { name: 'Annuler' }).click(),
  'a click beside it': (page) => page.mouse.click(4, 4),
}

for (const [name, leave] of Object.entries(waysOut)) {
  test(`${name} closes it, and gives the focus back to the link`, async ({ page, member }) => {
    await askToDelete(page, member)

    await leave(page)

    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(deleteLink(page)).toBeFocused()
    await expect(page).toHaveURL('/classified-ads/mine')
  })
}

test('the same question can be asked again', async ({ page, member }) => {
  await askToDelete(page, member)
  await page.keyboard.press('Escape')

  await deleteLink(page).click()

  await expect(dialog(page)).toBeVisible()
})

test('what is no question any more shows as the page that it is', async ({ page, member, complaints }) => {
  complaints.expect(/404/)
  const { id } = await postAd(member, headset)
  await page.goto('/classified-ads/mine')
  await member.http.call('DELETE', `/api/classified-ads/${id}`)

  await deleteLink(page).click()

  await expect(page.getByRole('heading', { name: 'Annonce non trouvée' })).toBeVisible()
})

test('who has been signed out meanwhile comes to the form to sign in', async ({ page, context, member }) => {
  await postAd(member, headset)
  await page.goto('/classified-ads/mine')
  await context.clearCookies()

  await deleteLink(page).click()

  await expect(page).toHaveURL(/\/auth\?redirectTo=/)
})

test('where the script does not come the link leads to the page', async ({ page, member, complaints }) => {
  complaints.expect(/net::ERR_FAILED/)
  const { id } = await postAd(member, headset)
  await page.goto('/classified-ads/mine')
  await page.route(/show-dialog/, (route) => route.abort())

  await deleteLink(page).click()

  await expect(page).toHaveURL(`/classified-ads/${id}/delete`)
})

async function askToDelete(page: Page, member: Member) {
  const ad = await postAd(member, headset)
  await page.goto('/classified-ads/mine')
  await deleteLink(page).click()
  await expect(dialog(page)).toBeVisible()
  return ad
}

function deleteLink(page: Page) {
  return page.getByRole('link', { name: `Supprimer « ${headset.title} »` })
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Supprimer cette annonce' })
}

function doubledIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
}
