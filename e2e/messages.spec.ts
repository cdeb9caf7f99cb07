import { adsBy, headset } from '#test/things/ad'
import { confirmAll } from '#test/things/conversation'
import { camille, karim, newcomer } from '#test/people'
import { register } from '#test/e2e/forms'
import { expect, test } from '#test/e2e/test'

test('a held message arrives after the confirmation', { tag: '@smoke' }, async ({ page, site }) => {
  const seller = await site.member(karim)
  const { id } = await adsBy(seller, site).publish(headset)
  const buyer = newcomer(camille)

  await page.goto(`/classified-ads/${id}`)
  await page.getByRole('link', { name: 'Écrire au vendeur' }).click()
  await register(page, buyer)
  await page.getByLabel('Votre message').fill('Bonjour,\nest-il encore là ? https://evil.example <b>')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Votre message est gardé.')).toBeVisible()
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await expect(page.getByText('Lien envoyé')).toBeVisible()
  await page.goto(await site.mailbox.link(buyer.email, 'redirectTo='))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Votre message est parti.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.username)
  const thread = page.getByRole('region', { name: seller.username })
  await expect(thread.getByText('https://evil.example <b>')).toBeVisible()
  await expect(page.getByRole('link', { name: /evil/ })).toHaveCount(0)

  await confirmAll(site)
  const ofBuyer = await page.context().cookies()
  const { pathname } = new URL(page.url())
  const link = await site.mailbox.link(seller.email, pathname)
  await site.signInAs(page.context(), seller)
  await page.goto(link)
  await page.getByLabel('Votre message').fill('Oui, venez samedi.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(
    page.getByRole('region', { name: buyer.username }).getByText('Oui, venez samedi.'),
  ).toBeVisible()

  await page.context().addCookies(ofBuyer)
  await page.goto('/messages')
  await expect(page.getByText('1 conversation, 1 non lue')).toBeVisible()
  await page.getByRole('link', { name: /non lu$/ }).click()
  await expect(thread.getByText('Oui, venez samedi.')).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible()
})
