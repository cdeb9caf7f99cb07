import { expect } from '@playwright/test'
import { carbine } from '../worlds/carbine'
import { endless, headset, publishAd, withoutAds } from './ads'
import { endlessNews, publishNews, withoutNews } from './news'
import { camille, karim } from './people'
import type { Site } from './worker-site'
import { type Open, titled } from './titled'

const TITLE = /^Préparez l'examen/
/** Nobody was asked for it before: what a test writes past the server shows a moment later. */
const HOME = '/?asked=now'

/** The home page, by what there is to show. */
export const homePages: Record<string, Open> = {
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
}

async function emptied(site: Site) {
  await withoutAds(site)
  await withoutNews(site)
}
