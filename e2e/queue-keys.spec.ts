import { type ApiAd, headset, postAd, removeAds } from '#test/things/ad'
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

  await test.step('A approves it and chooses the next one, in view below what was done', async () => {
    await page.keyboard.press('a')
    await expect(page.getByText('Annonce approuvée')).toBeInViewport()
    await expect(page.locator('[data-row]:focus')).toContainText('Troisième casque')
  })

  await test.step('R asks for the rule, where letters choose nothing and digits a rule', async () => {
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    const rules = dialog.getByRole('radio')
    await expect(rules.first()).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Rejeter' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('k')
    await expect(rules.first()).toBeFocused()
    await page.keyboard.press('6')
    await expect(rules.nth(5)).toBeChecked()
    await page.keyboard.press('Enter')

    await expect(page.getByText('Annonce rejetée : « Troisième casque »')).toBeVisible()
    await expect(page.locator('[data-row]:focus')).toContainText('Premier casque')
  })

  await test.step('Z undoes the last decision and chooses its ad again', async () => {
    await page.keyboard.press('z')
    await expect(page.locator('[data-row]:focus')).toContainText('Troisième casque')
    await expect(page.getByText('Annonce rejetée')).toHaveCount(0)
  })

  await test.step('in a field, they are letters', async () => {
    await page.getByLabel('Rechercher').fill('')
    await page.getByLabel('Rechercher').press('j')
    await expect(page.getByLabel('Rechercher')).toHaveValue('j')
  })
})

test('the buttons for chosen ads show with the first tick and stay in view', async ({
  page,
  site,
  context,
}) => {
  await removeAds(site)
  const member = await site.member(camille)
  for (const title of ['Un casque', 'Deux casques', 'Trois casques', 'Quatre casques'])
    await postAd(member.http, { ...headset, title, description: 'Peu servi. '.repeat(15) })
  await site.signInAdmin(context, elodie)
  await page.goto('/admin/ads')
  const approve = page.getByRole('button', { name: 'Approuver la sélection' })
  await expect(approve).toBeHidden()

  const last = page.getByRole('checkbox', { name: 'Choisir « Un casque »' })
  await last.check()

  await last.scrollIntoViewIfNeeded()
  await expect(approve).toBeInViewport({ ratio: 1 })
  await approve.click()
  await expect(page.getByRole('heading', { name: /Approuver 1.annonce/ })).toBeVisible()
})
