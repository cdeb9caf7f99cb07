import { type ApiAd, headset, postAd, removeAds } from '#test/things/ad'
import { tabTo } from '#test/e2e/focus'
import { camille, elodie } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('the queue of ads is worked through by keys alone', async ({ page, site, context }) => {
  await removeAds(site)
  const member = await site.member(camille)
  const ads: ApiAd[] = []
  for (const title of ['Premier casque', 'Deuxième casque', 'Troisième casque'])
    ads.push(await postAd(member.http, { ...headset, title }))
  const row = (at: number) => page.locator(`#annonce-${ads[at]!.id}`)
  await site.signInAdmin(context, elodie)
  await page.goto('/admin/ads')

  await test.step('J and K choose an ad', async () => {
    for (const [key, at] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
      ['j', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(row(at)).toBeFocused()
    }
  })

  await test.step('A approves it, and J goes on from there', async () => {
    await page.keyboard.press('a')
    await expect(page.locator('#suite')).toBeFocused()
    await page.keyboard.press('j')
    await expect(row(2)).toBeFocused()
  })

  await test.step('R asks for the rule in a dialog, where letters choose nothing', async () => {
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: "Rejeter l'annonce" })).toBeFocused()
    await page.keyboard.press('k')
    await expect(dialog.getByRole('heading')).toBeFocused()
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')

    await expect(page.getByText('Annonce rejetée : « Troisième casque »')).toBeVisible()
    await expect(page.getByText('Annonces en attente de validation (1)')).toBeVisible()
  })

  await test.step('in a field, they are letters', async () => {
    await page.getByLabel('Rechercher').fill('')
    await page.getByLabel('Rechercher').press('j')
    await expect(page.getByLabel('Rechercher')).toHaveValue('j')
  })
})
