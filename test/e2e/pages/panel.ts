import { expect, type Page } from '@playwright/test'
import { LONG_REASON, postAd, rejectAd } from '../ads'
import { camille, elodie, karim } from '#test/worlds/people'
import type { Member } from '../worker-site'
import { asAdmin, type Open, titled } from './titled'

/** The questions, members and logs of the panel, in each state that looks different. */
export const panelPages: Record<string, Open> = {
  'the questions, to an admin': titled("Panel d'administration", async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/questions')
    await expect(page.getByRole('heading', { name: /^Toutes les questions/ })).toBeVisible()
  }),

  'the form of a question, refused': titled('Ajouter une question', async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/questions/new')
    await page.getByLabel('Question', { exact: true }).fill('?')
    for (const letter of ['A', 'B', 'C'])
      await page.getByLabel(`Option ${letter}`).fill(letter + '-mot-sans-fin'.repeat(12))
    await page.getByRole('radio', { name: 'B' }).check({ force: true })
    await page.getByRole('button', { name: 'Ajouter la question' }).click()
    await expect(page.getByRole('alert', { name: 'Un champ à corriger' })).toBeVisible()
  }),

  'the change of a question': asAdmin('Modifier la question', '/admin/questions/1'),

  'the statistics of a question': asAdmin('Statistiques de la question', '/admin/questions/1/statistics'),

  'a file of questions that is refused': titled('Importer des questions', async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await upload(page, 'Laquelle ?,un,UN,trois,B\n,un,deux,trois,D\nTrois cellules,un,deux\n')
    await expect(page.getByRole('alert', { name: 'Un champ à corriger' })).toBeVisible()
  }),

  'what an import would change': titled("Vérifier l'import", async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await upload(page, 'Une toute nouvelle question ?,un,deux,trois,B\n')
    await expect(page.getByRole('heading', { name: 'Ajoutées (1)' })).toBeVisible()
  }),

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

  'the log of exams': titled("Panel d'administration", async (page, site) => {
    await site.addResults(await site.member(camille), [4, 8, 10])
    await site.signInAdmin(page.context(), elodie)
    await page.goto('/admin/exams')
    await expect(page.getByText('Réussi', { exact: true }).first()).toBeVisible()
  }),
}

async function upload(page: Page, lines: string) {
  await page.goto('/admin/questions/import')
  const buffer = Buffer.from(`question,optionA,optionB,optionC,correctAnswer\n${lines}`)
  await page.getByLabel('Fichier CSV').setInputFiles({ name: 'banque.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
}

async function idOf({ http }: Member): Promise<number> {
  const { id } = (await (await http.get('/api/user')).json()) as { id: number }
  return id
}
