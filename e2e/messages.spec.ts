import { adsBy, headset } from '#test/things/ad'
import { confirmAll } from '#test/things/conversation'
import { camille, karim } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a conversation about an ad is begun, answered and read', { tag: '@smoke' }, async ({ page, site }) => {
  const seller = await site.member(karim)
  const { id } = await adsBy(seller, site).publish(headset)
  const buyer = await site.signIn(page.context(), camille)

  await page.goto(`/classified-ads/${id}`)
  await page.getByRole('link', { name: 'Écrire au vendeur' }).click()
  await expect(page.getByText("Confirmez d'abord votre adresse email")).toBeVisible()
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await page.goto(await site.mailbox.link(buyer.email, 'redirectTo='))
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await confirmAll(site)
  await page.getByLabel('Votre message').fill('Bonjour,\nest-il encore là ? https://evil.example <b>')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.username)
  const thread = page.getByRole('region', { name: seller.username })
  await expect(thread.getByText('https://evil.example <b>')).toBeVisible()
  await expect(page.getByRole('link', { name: /evil/ })).toHaveCount(0)

  const { pathname } = new URL(page.url())
  const link = await site.mailbox.link(seller.email, pathname)
  await site.signInAs(page.context(), seller)
  await page.goto(link)
  await page.getByLabel('Votre message').fill('Oui, venez samedi.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(
    page.getByRole('region', { name: buyer.username }).getByText('Oui, venez samedi.'),
  ).toBeVisible()

  await site.signInAs(page.context(), buyer)
  await page.goto('/messages')
  await expect(page.getByText('1 conversation, 1 non lue')).toBeVisible()
  await page.getByRole('link', { name: /non lu$/ }).click()
  await expect(thread.getByText('Oui, venez samedi.')).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible()
})
