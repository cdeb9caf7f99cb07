import { readPage } from '#test/harness/page'
import { camille, elodie, NEW_PASSWORD } from '#test/people'
import { expect, test } from '#test/e2e/test'

test('a failed mail is explained, and sent again once the mailbox is open', async ({
  page,
  context,
  site,
}) => {
  const { email, password, http } = await site.member(camille)
  await site.mailbox.next(email)
  await site.signInAdmin(context, elodie)
  const row = page.getByRole('row').filter({ hasText: email })

  await test.step('it is in the list soon after', async () => {
    site.closedAddresses.add(email)
    const change = { currentPassword: password, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await http.call('PUT', '/api/profile/password', change)).status).toBe(200)
    await expect(async () => {
      await page.goto('/admin/mails')
      await expect(row).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [200] })

    await expect(row.getByRole('rowheader')).toHaveText('Mot de passe changé')
    await expect(row).toContainText('son serveur la refuse. Réponse : 550 5.1.1.')
    expect((await readPage(http, '/dashboard')).words).toContain(REFUSED)
  })

  await test.step('sent again, it arrives and leaves the list', async () => {
    site.closedAddresses.delete(email)
    await page.goto('/admin')
    await page.getByRole('link', { name: /emails? non envoyés?$/ }).click()
    await row.getByRole('button', { name: 'Renvoyer' }).click()

    await expect(page.getByText("Email remis dans la file : il part dans l'instant")).toBeVisible()
    await expect(row).toHaveCount(0)
    expect((await site.mailbox.next(email)).text).toContain('mot de passe')
    await expect.poll(async () => (await readPage(http, '/dashboard')).words).not.toContain(REFUSED)
  })
})

const REFUSED = "Votre adresse email n'accepte plus nos messages"
