import { expect } from '@playwright/test'
import { carbine } from '#test/worlds/carbine'
import { endless, headset, publishAd, withoutAds } from '../ads'
import { openMenu } from '../forms'
import { endlessNews, publishNews, withoutNews } from '../news'
import { camille, karim } from '#test/worlds/people'
import type { Site } from '../worker-site'
import { asVisitor, type Open, titled } from './titled'

const TITLE = /^Préparez l'examen/
/** An address that the page cache does not hold yet: tests write past the server. */
const HOME = '/?asked=now'

/** The home page, by what there is to show, and the pages without data. */
export const publicPages: Record<string, Open> = {
  'the home page': titled(TITLE, async (page, site) => {
    await emptied(site)
    const member = await site.member(karim)
    for (const ad of [headset, { ...headset, type: 'purchase' }, carbine, headset, carbine, headset]) {
      await publishAd(site, member, ad)
    }
    await publishNews(site)
    await publishNews(site)
    await page.goto(HOME)
    await expect(page.getByText('Nouveau')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Petites annonces' }).getByRole('listitem')).toHaveCount(6)
  }),

  'the home page without news and ads': titled(TITLE, async (page, site) => {
    await emptied(site)
    await page.goto(HOME)
    await expect(page.getByText('Aucune actualité à la une pour le moment')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Poster la première annonce' })).toBeVisible()
  }),

  "a member's home page with words that do not end": titled(TITLE, async (page, site) => {
    await emptied(site)
    const member = await site.signIn(page.context(), camille)
    await publishAd(site, member, endless)
    await publishNews(site, endlessNews)
    await page.goto('/')
    await expect(page.getByText(endlessNews.title)).toBeVisible()
  }),

  "a member's home page, with the menu open": titled(/^Préparez l'examen/, async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto('/')
    await openMenu(page)
    await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  }),

  'the landing page': asVisitor("Préparer l'examen de tir théorique", '/examen-de-tir-theorique'),
  'the privacy page': asVisitor('Confidentialité', '/confidentialite'),
  'the legal notice': asVisitor('Mentions légales', '/mentions-legales'),

  'the test of colours': asVisitor('Test des couleurs', '/test-svg'),

  'an address that leads nowhere': asVisitor('Page not found', '/nulle-part'),
}

async function emptied(site: Site) {
  await withoutAds(site)
  await withoutNews(site)
}
