import { signIn, signOut } from '#test/e2e/forms'
import { codeAt, confirmAddress, resetCode } from '#test/things/second-factor'
import { camille } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a second factor is set up, used, and replaced by a recovery code', async ({ page, context, site }) => {
  const member = await site.signIn(context, camille)
  const { email } = member
  await site.mailbox.next(email)
  await confirmAddress(site, await member.http.findMemberId())
  const title = page.getByRole('heading', { level: 1 })
  const code = page.getByLabel('Code', { exact: true })
  let secret = ''
  let recoveryCodes: string[] = []

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
    recoveryCodes = await page.getByRole('main').getByRole('listitem').allTextContents()
    expect(recoveryCodes).toHaveLength(10)
    await page.getByRole('link', { name: "J'ai noté mes codes" }).click()
    await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()
    expect((await site.mailbox.next(email)).subject).toBe('La double authentification est activée')
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

  await test.step('her phone is lost: a recovery code lets her in, and a mail tells her', async () => {
    await signOut(page)
    await page.goto('/auth')
    await signIn(page, member)
    await page.getByRole('link', { name: 'Utiliser un code de secours' }).click()
    await page.getByLabel('Code de secours').fill(recoveryCodes[0]!)
    await page.getByRole('button', { name: 'Se connecter' }).click()

    await expect(title).toHaveText('Bienvenue Camille')
    expect((await site.mailbox.next(email)).text).toContain('Il vous reste 9')
  })
})
