import { carbine } from '#test/worlds/carbine'
import { endless, headset, publishAd, withoutAds } from '../ads'
import { openMenu } from '../forms'
import { endlessNews, publishNews, withoutNews } from '../news'
import type { Site } from '../worker-site'
import { asMember, asVisitor } from './visit'

const TITLE = /^Préparez l'examen/
/** Not in the page cache under this address; tests write to the database directly. */
const HOME = '/?asked=now'

/** The home page, by what there is to show, and the pages without data. */
export const publicPages = {
  'the home page': asVisitor(TITLE, async (site, member) => {
    await removeAll(site)
    for (const ad of [headset, { ...headset, type: 'purchase' }, carbine, headset, carbine, headset])
      await publishAd(site, member, ad)
    await publishNews(site)
    await publishNews(site)
    return HOME
  }),

  'the home page without news and ads': asVisitor(TITLE, async (site) => {
    await removeAll(site)
    return HOME
  }),

  "a member's home page with words that do not end, and the menu open": asMember(
    TITLE,
    async (site, member) => {
      await removeAll(site)
      await publishAd(site, member, endless)
      await publishNews(site, endlessNews)
      return '/'
    },
    openMenu,
  ),

  'the landing page': asVisitor("Préparer l'examen de tir théorique", '/examen-de-tir-theorique'),
  'the privacy page': asVisitor('Confidentialité', '/confidentialite'),
  'the legal notice': asVisitor('Mentions légales', '/mentions-legales'),
  'the lessons': asVisitor('Leçons', '/lecons'),
  'a lesson with the answer of an example unfolded': asVisitor(
    'Stockage',
    '/lecons/stockage',
    async (page) => {
      await page.getByRole('button', { name: 'Afficher la réponse' }).first().click()
    },
  ),
  'a lesson, as a member reads it': asMember('Transport', '/lecons/transport'),
  'a lesson that is not found': asVisitor('Leçon non trouvée', '/lecons/rien'),
  'how a chance is computed': asVisitor('Comment ce chiffre est calculé', '/chance-de-reussite'),
  'the test of colours and drawings': asVisitor('Couleurs et dessins', '/test-svg'),
  'an address that leads nowhere': asVisitor('Page not found', '/nulle-part'),
}

async function removeAll(site: Site) {
  await withoutAds(site)
  await withoutNews(site)
}
