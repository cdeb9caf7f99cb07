import { signIn, signOut } from '#test/e2e/forms'
import { codeAt, confirmAddress, resetCode } from '#test/things/second-factor'
import { camille } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a second factor is set up, and used at the next sign-in', async ({ page, context, site }) => {
  const member = await site.signIn(context, camille)
  await confirmAddress(site, await member.http.findMemberId())
  const title = page.getByRole('heading', { level: 1 })
  const code = page.getByLabel('Code', { exact: true })
  let secret = ''

  await test.step('she reads the QR code, or copies the key, and confirms by a first code', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Activer la double authentification' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('img', { name: 'Code QR' })).toBeVisible()
    const link = await page.getByRole('link', { name: 'Ouvrir dans une application' }).getAttribute('href')
    secret = new URL(link ?? '').searchParams.get('secret') ?? ''
    await expect(page.getByText(secret.match(/.{4}/g)!.join(' '))).toBeVisible()
    await code.fill(codeAt(secret))
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect(title).toHaveText('Codes de secours')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
    await page.getByRole('link', { name: "J'ai noté mes codes" }).click()
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
  })

  await test.step('after the password a code is asked for, and leads where she wanted', async () => {
    await signOut(page)
    await page.goto('/favoris')
    await signIn(page, member)
    await expect(title).toHaveText('Code de connexion')
    await code.fill(await resetCode(site, secret))
    await page.getByRole('button', { name: 'Se connecter' }).click()

    await expect(page).toHaveURL('/favoris')
  })
})
