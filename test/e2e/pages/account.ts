import { expect } from '@playwright/test'
import { register, signIn } from '../forms'
import { camille, karim, newcomer, PASSWORD } from '#test/worlds/people'
import { asMember, asVisitor, type Open, titled } from './titled'

/** Accounts, in each state that looks different. */
export const accountPages: Record<string, Open> = {
  'the sign-in form': asVisitor('Votre compte', '/auth'),
  'the registration form': asVisitor('Votre compte', '/auth?mode=register'),

  'the sign-in form after a redirect': titled('Votre compte', async (page) => {
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

  'the forgotten-password form': asVisitor('Mot de passe oublié', '/auth?mode=forgot'),

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

  'the deletion of an account': asMember('Supprimer mon compte', '/profile/delete'),
}
