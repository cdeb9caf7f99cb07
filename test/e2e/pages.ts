import { expect, type Page, type Response } from '@playwright/test'
import { adPages } from './ad-pages'
import { adsAdminPages } from './ads-admin-pages'
import { homePages } from './home-pages'
import { type Exam, startExam } from './exam'
import { newsAdminPages } from './news-admin-pages'
import { newsPages } from './news-pages'
import { questionAdminPages } from './question-admin-pages'
import { openMenu, register, signIn } from './forms'
import { camille, karim, newcomer, PASSWORD } from './people'
import type { Site } from './worker-site'
import { unfoldNumbers, withEmptyBank } from './theory'
import { type Open, titled } from './titled'
import { abandon, toast } from './toast'
import { usersAdminPages } from './users-admin-pages'

/** Every page of the site, in each state that looks different. */
const pagesWithoutIsland: Record<string, Open> = {
  ...homePages,
  'the sign-in form': titled('Votre compte', (page) => page.goto('/auth')),
  'the registration form': titled('Votre compte', (page) => page.goto('/auth?mode=register')),

  'the sign-in form, to whoever is led to it': titled('Votre compte', async (page) => {
    await page.goto('/dashboard')
    await expect(page.getByText('Connectez-vous pour continuer.')).toBeVisible()
  }),

  'the sign-in form with the password shown': titled('Votre compte', async (page) => {
    await page.goto('/auth')
    await page.getByLabel('Mot de passe').fill(PASSWORD)
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(page.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible()
  }),

  'a refused sign-in': titled('Votre compte', async (page) => {
    await page.goto('/auth')
    await signIn(page, { username: 'karim', password: 'Pas-le-bon-mot-1' })
    await expect(page.getByRole('alert')).toBeVisible()
  }),

  'a refused registration': titled('Votre compte', async (page, site) => {
    const { username } = await site.member(karim)
    await page.goto('/auth?mode=register')
    await register(page, { ...newcomer(karim), username })
    await expect(page.getByRole('alert', { name: 'Un champ à corriger' })).toBeVisible()
  }),

  'the forgotten-password form': titled('Mot de passe oublié', (page) => page.goto('/auth?mode=forgot')),

  'the forgotten-password form, once sent': titled('Mot de passe oublié', async (page, site) => {
    const { email } = await site.member(camille)
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page.getByRole('button', { name: 'Renvoyer' })).toBeVisible()
    await page.reload()
  }),

  'a link without its token': titled('Nouveau mot de passe', async (page) => {
    await page.goto('/reset-password')
    await expect(page.getByText('Token de réinitialisation manquant')).toBeVisible()
  }),

  'the form for a new password, refused': titled('Choisissez un nouveau mot de passe', async (page, site) => {
    await page.goto(await site.resetLink(await site.member(camille)))
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Dix-sur-10!')
    await page.getByLabel('Confirmer le nouveau mot de passe').fill('Neuf-sur-10!')
    await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  }),

  'the profile': titled('Mon profil', async (page, site) => {
    const { username, password } = await site.signIn(page.context(), camille)
    for (const device of ['Android', 'Windows NT 10.0']) {
      const headers = {
        'User-Agent': `Mozilla/5.0 (${device}) Firefox/140.0`,
        'Sec-Fetch-Site': 'same-origin',
      }
      await fetch(`${site.origin}/auth`, {
        method: 'POST',
        body: new URLSearchParams({ username, password }),
        headers,
        redirect: 'manual',
      })
    }
    await page.goto('/profile')
    await expect(page.getByRole('button', { name: 'Déconnecter les autres appareils' })).toBeVisible()
  }),

  'a refused profile': titled('Mon profil', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/profile')
    await page.getByLabel('Email').fill('neuve@example.com')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert', { name: 'Un champ à corriger' })).toBeVisible()
  }),

  'the deletion of an account': titled('Supprimer mon compte', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/profile/delete')
  }),

  "a member's home page, with the menu open": titled(/^Préparez l'examen/, async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/')
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  }),

  'the dashboard of somebody who begins': titled('Bienvenue Camille', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/dashboard')
  }),

  'the dashboard with an exam that runs and a long history': titled(
    'Bienvenue Camille',
    async (page, site) => {
      const member = await site.signIn(page.context(), camille)
      await site.addResults(member, [4, 5, 6, 5, 7, 6, 8, 6, 8, 7, 9, 10, 8, 7, 9, 6, 9, 9, 6, 9, 8, 10])
      await startExam(site, member)
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: 'Reprendre' })).toBeVisible()
    },
  ),

  'the exam selection': titled("Choix de l'examen", async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/exam-selection')
  }),

  'the exam selection while an exam runs, with a message': titled("Choix de l'examen", async (page, site) => {
    await beginExam(page, site)
    await page.goto('/quiz?type=official')
    await expect(page.getByText('Examen en cours')).toBeVisible()
    await expect(toast(page).getByText('Examen verrouillé')).toBeVisible()
  }),

  'the exam selection with a toast': titled("Choix de l'examen", async (page, site) => {
    const exam = await beginExam(page, site)
    await abandon(page, exam)
    await toast(page).hover()
  }),

  'the exam selection with the official exam open': titled("Choix de l'examen", async (page, site) => {
    await site.addResults(await site.signIn(page.context(), camille), [7, 7, 8, 9, 10])
    await page.goto('/exam-selection')
    await expect(page.getByText("Vous êtes prêt pour l'examen officiel")).toBeVisible()
  }),

  'the question whether to abandon': titled('Abandonner cet examen ?', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(`/quiz/${exam.id}/abandon`)
  }),

  'the results of somebody without one': titled('Résultat', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/results')
  }),

  'the latest result': titled('7 bonnes réponses sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await exam.finish(7)
    await page.goto('/results')
  }),

  'the latest result with its answers unfolded': titled('7 bonnes réponses sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await exam.finish(7)
    await page.goto('/results')
    await page.getByRole('button', { name: 'Afficher les réponses détaillées' }).click()
    await expect(page.getByRole('button', { name: 'Masquer les réponses détaillées' })).toBeVisible()
  }),

  'the details of an exam': titled('4 bonnes réponses sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(await exam.finish(4))
  }),

  'details that are not found': titled('Détails non trouvés', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/exam/999999/details')
  }),

  'a question of the theory': titled('Théorie', async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/theory')
  }),

  'a question of the theory with its answer, and the numbers unfolded': titled(
    'Théorie',
    async (page, site) => {
      await site.signIn(page.context(), camille)
      await page.goto('/theory?q=7')
      await page.getByRole('button', { name: 'Afficher la réponse' }).click()
      await expect(page.getByRole('button', { name: 'Masquer la réponse' })).toBeVisible()
      await unfoldNumbers(page)
    },
  ),

  'the theory without a question': titled('Théorie', async (page, site) => {
    await site.signIn(page.context(), camille)
    await withEmptyBank(site, () => page.goto('/theory'))
    await expect(page.getByText('Aucune question disponible')).toBeVisible()
  }),

  'the landing page': titled("Préparer l'examen de tir théorique", (page) =>
    page.goto('/examen-de-tir-theorique'),
  ),

  ...adPages,
  ...adsAdminPages,
  ...newsPages,
  ...questionAdminPages,
  ...newsAdminPages,
  ...usersAdminPages,
  'the privacy page': titled('Confidentialité', (page) => page.goto('/confidentialite')),
  'the legal notice': titled('Mentions légales', (page) => page.goto('/mentions-legales')),

  'the test of colours': titled('Test des couleurs', (page) => page.goto('/test-svg')),

  'an address that leads nowhere': titled('Page not found', (page) => page.goto('/nulle-part')),
}

/** The pages of an exam in progress have an island; no other has. */
export const examPages: Record<string, Open> = {
  'a question': titled('Question 1 sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(exam.question(1))
  }),

  'the last question of an exam that goes on': titled('Question 10 sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await exam.answer(10)
    await page.goto('/quiz')
    await expect(page.getByText('Examen repris')).toBeVisible()
  }),

  'a question of the official exam': titled('Question 1 sur 30', async (page, site) => {
    await site.addResults(await site.signIn(page.context(), camille), [7, 7, 8, 9, 10])
    await page.goto('/quiz?type=official')
  }),

  'a refused question': titled('Question 1 sur 10', async (page, site) => {
    const exam = await beginExam(page, site)
    await page.goto(exam.question(1))
    // With its script the page says itself that the button waits; Playwright would wait along.
    await page.getByRole('button', { name: 'Suivant' }).click({ force: true })
    await expect(page.getByText('Choisissez une réponse avant de continuer.')).toBeVisible()
  }),
}

export const pages = { ...pagesWithoutIsland, ...examPages }

async function beginExam(page: Page, site: Site): Promise<Exam> {
  return startExam(site, await site.signIn(page.context(), camille))
}

/** Opens the page of this name in a window where nobody is signed in. Returns its HTML as the server sent it. */
export async function openNamed(name: string, page: Page, site: Site): Promise<string> {
  const documents: Response[] = []
  const keep = (response: Response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
    if (isDocument && response.headers()['content-type']?.startsWith('text/html')) documents.push(response)
  }
  page.on('response', keep)
  await pages[name]!(page, site)
  page.off('response', keep)
  return documents.at(-1)!.text()
}
