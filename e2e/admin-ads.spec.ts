import { headset, postAd } from '#test/things/ad'
import { camille, elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test(
  'an approval of an ad is undone where the list says it',
  { tag: '@smoke' },
  async ({ page, site, context }) => {
    const owner = await site.member(camille)
    const ad = await postAd(owner.http, { ...headset, title: `Casque de ${owner.username}` })
    await site.signInAdmin(context, elodie)
    // Searched for: the ads of other tests may fill the first page.
    await page.goto(`/admin/ads?${new URLSearchParams({ q: ad.title })}`)
    const approve = page.getByRole('button', { name: `Approuver « ${ad.title} »` })
    const state = page.getByRole('table').locator('[data-label="État"]')

    await test.step('the list says what was done, and begins there', async () => {
      await approve.click()

      await expect(page.getByText('Annonce approuvée')).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/ads\?q=.*#suite$/)
      await expect(page.locator('#suite')).toBeFocused()
      await expect(state).toHaveText('En ligne')
    })

    await test.step('undone, the ad waits as before', async () => {
      await page.getByRole('button', { name: /^Annuler la décision/ }).click()

      await expect(page.getByText('Décision annulée')).toBeVisible()
      await expect(state).toHaveText('En attente')
    })
  },
)
