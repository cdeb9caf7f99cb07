import { expect, type Page } from '@playwright/test'
import { adsBy, carbine, endless, headset, removeAds } from '#test/things/ad'
import { openMenu } from '#test/e2e/forms'
import { option } from '#test/e2e/exam'
import { endlessNews, publishNews, removeNews, transport } from '#test/things/news'
import type { Site } from '#test/e2e/worker-site'
import { alsoAsMember, alsoAsVisitor, asMember, asVisitor } from './visit'

const TITLE = /^Préparez l'examen/
/** Not in the page cache under this address; tests write to the database directly. */
const HOME = '/?asked=now'

/** The home page, by what there is to show, and the pages without data. */
export const publicPages = {
  'the home page': asVisitor(TITLE, async (site, member) => {
    await removeAll(site)
    for (const ad of [headset, { ...headset, type: 'purchase' }, carbine, headset, carbine, headset])
      await adsBy(member, site).publish(ad)
    await publishNews(site, transport)
    await publishNews(site, transport)
    return HOME
  }),

  'the home page without news and ads': alsoAsVisitor(TITLE, async (site) => {
    await removeAll(site)
    return HOME
  }),

  "a member's home page with words that do not end, and the menu open": asMember(
    TITLE,
    async (site, member) => {
      await removeAll(site)
      await adsBy(member, site).publish(endless)
      await publishNews(site, endlessNews)
      return '/'
    },
    openMenu,
  ),

  'the landing page': asVisitor("Préparer l'examen de tir théorique", '/examen-de-tir-theorique'),
  'the privacy page': asVisitor('Confidentialité', '/confidentialite'),
  'how content is reported': asVisitor('Signaler un contenu', '/signaler-un-contenu'),

  'the statement of accessibility': asVisitor('Accessibilité', '/accessibilite'),
  'the legal notice': asVisitor('Mentions légales', '/mentions-legales'),
  'the real exam': asVisitor("L'épreuve", '/epreuve'),
  'the page without a network': asVisitor('Hors ligne', '/hors-ligne'),
  'the lessons': asVisitor('Leçons', '/lecons'),
  'a lesson with the answer of an example unfolded': asVisitor(
    'Stockage',
    '/lecons/stockage',
    async (page) => {
      await page.getByRole('button', { name: 'Afficher la réponse' }).first().click()
    },
  ),
  'a lesson, as a member reads it': alsoAsMember('Transport', '/lecons/transport'),
  'how a chance is computed': asVisitor("D'où vient ce chiffre ?", '/chance-de-reussite'),
  'the way into a trial': asVisitor('Essayez 5 questions', '/essai'),
  'a question of a trial, refused': asVisitor('Question 1 sur 5', '/essai', async (page) => {
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.getByRole('button', { name: 'Répondre' }).click()
    await expect(page.getByText('Choisissez une réponse avant de continuer.')).toBeVisible()
  }),
  'the end of a trial': asVisitor(/réponses? sur\s5$/, '/essai', async (page) => {
    await tryQuestions(page, 5)
    await page.getByRole('link', { name: 'Voir mon résultat' }).click()
  }),
  'the registration after a trial': alsoAsVisitor('Votre compte', '/essai', async (page) => {
    await tryQuestions(page, 5)
    await page.getByRole('link', { name: 'Voir mon résultat' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Créer mon compte' }).click()
  }),
  'the test of colours and drawings': asVisitor('Couleurs et dessins', '/test-svg'),
  'an address that leads nowhere': asVisitor('Page not found', '/nulle-part'),
}

async function removeAll(site: Site) {
  await removeAds(site)
  await removeNews(site)
}

/** Begins a trial on its first page and answers so many of its questions, all by the letter A of the bank. */
async function tryQuestions(page: Page, count: number) {
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (let number = 1; number <= count; number += 1) {
    if (number > 1) await page.getByRole('link', { name: 'Question suivante' }).click()
    await option(page, 'A').check()
    await page.getByRole('button', { name: 'Répondre' }).click()
  }
}
