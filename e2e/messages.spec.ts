import { adsBy, headset } from '#test/things/ad'
import { confirmAll } from '#test/things/conversation'
import { camille, elodie, karim } from '#test/people'
import { expect, test } from '#test/e2e/test'

test(
  'a conversation about an ad ends with a block and a report',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const seller = await site.member(karim)
    const { id } = await adsBy(seller, site).publish(headset)
    const buyer = await site.signIn(page.context(), camille)

    await page.goto(`/classified-ads/${id}`)
    await page.getByRole('link', { name: 'Écrire au vendeur' }).click()
    await expect(page.getByText("Confirmez d'abord votre adresse email")).toBeVisible()
    await confirmAll(site)
    await page.reload()
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
    await page.getByRole('link', { name: seller.username }).click()

    await thread.getByRole('button', { name: 'Bloquer' }).click()
    await expect(page.getByText('Vous avez bloqué ce membre.')).toBeVisible()
    expect(await (await seller.http.post(pathname, { message: 'Et lundi ?' })).text()).toContain(
      'Ce membre ne souhaite pas recevoir vos messages.',
    )
    await thread.getByRole('link', { name: 'Signaler' }).click()
    await page.getByLabel('Motif').selectOption('Arnaque')
    await page.getByLabel('Votre remarque').fill('Il demande un acompte.')
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
    await expect(page.getByText('Signalement envoyé')).toBeVisible()

    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/ads')
    await page.getByRole('link', { name: 'Messages signalés' }).click()
    await page
      .getByRole('link', { name: `Lire la conversation « ${headset.title} »` })
      .last()
      .click()
    await expect(page.getByText('Oui, venez samedi.')).toBeVisible()
    await page.getByLabel('Je suis intervenu').check()
    await page.getByLabel('Votre réponse').fill('Ce compte est bloqué.')
    await page.getByRole('button', { name: 'Clore le signalement' }).click()
    await expect(page.getByText('Signalement clos')).toBeVisible()
    await expect
      .poll(async () => (await site.mailbox.next(buyer.email)).subject)
      .toBe('Notre réponse au signalement de votre conversation')
  },
)
