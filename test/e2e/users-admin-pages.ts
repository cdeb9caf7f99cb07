import { expect } from '@playwright/test'
import { LONG_REASON, postAd, rejectAd } from './ads'
import { camille, elodie, karim } from './people'
import { type Open, titled } from './titled'
import type { Member } from './worker-site'

/** The members and the log in the panel, in each state that looks different. */
export const usersAdminPages: Record<string, Open> = {
  'the members in the panel': titled("Panel d'administration", async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    const { username } = await site.member(karim)
    await page.goto(`/admin/users?q=${username}`)
    await page.getByRole('button', { name: `Bloquer « ${username} »` }).click()
    await expect(page.getByText('Bloqué', { exact: true })).toBeVisible()
    await page.goto('/admin/users')
  }),

  'the question whether to delete a member': titled('Supprimer cet utilisateur ?', async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    const id = await idOf(await site.member(camille))
    await page.goto(`/admin/users/${id}/delete`)
  }),

  'the log of the admins': titled("Panel d'administration", async (page, site) => {
    const { http } = await site.signInAdmin(page.context(), elodie)
    const id = await idOf(await site.member(karim))
    await http.post(`/admin/users/${id}/block`)
    await http.post(`/admin/users/${id}/delete`)
    await rejectAd(site, await postAd(await site.member(camille)), LONG_REASON)
    await page.goto('/admin/audit')
    await expect(page.getByText("a supprimé l'utilisateur").first()).toBeVisible()
  }),
}

async function idOf({ http }: Member): Promise<number> {
  const { id } = (await (await http.get('/api/user')).json()) as { id: number }
  return id
}
