import type { Page, Response } from '@playwright/test'
import { accountPages } from './account'
import { adPages } from './ads'
import { examPages, studyPages } from './exams'
import { messagePages } from './messages'
import { newsPages } from './news'
import { panelPages } from './panel'
import { publicPages } from './public'
import type { Open } from './visit'
import type { Site } from '#test/e2e/worker-site'

export { examPages }

/** Every page of the site, in each state that looks different. */
export const pages = {
  ...publicPages,
  ...accountPages,
  ...studyPages,
  ...adPages,
  ...messagePages,
  ...newsPages,
  ...panelPages,
  ...examPages,
} satisfies Record<string, Open>

type Name = keyof typeof pages

/** One page of each layout: what `npm test` looks at. */
export const LAYOUTS: readonly Name[] = [
  'the home page',
  'the landing page',
  'the sign-in form after a redirect',
  'the dashboard with an exam that runs and a long history',
  'the last question of an exam with marks and without a limit, with the question whether to end it',
  'the latest result with its answers unfolded',
  'the ads, more than a page of them, to a visitor',
  'an ad of endless words, as its owner reads it',
  'the form of an ad for a weapon, refused',
  'the news, more than a page of them',
  'the members in the panel',
  'the form of a question, refused',
  'an address that leads nowhere',
]

/** Of a page that is also there in another state, or like another one: these are looked at less closely. */
export const FURTHER_STATES: readonly Name[] = [
  'the sign-in form with the password shown',
  'the forgotten-password form, once sent',
  'a link without its token',
  'the second factor that is set up',
  'a link that confirms no address',
  'the ads with filters, to a member with ads of their own',
  'the ads when there are none',
  'an ad, as a visitor reads it',
  'an ad with one photo, which waits',
  'an ad that waits',
  'an ad that is sold',
  'an ad that has ended, which its owner may renew',
  'a reserved ad, as a visitor reads it',
  'the same link, once it has served',
  'the correction of an ad that an admin has refused',
  'alerts whose mails have ended',
  'the form of an ad, to a visitor',
  'the form of an ad, with a file that is no photo',
  'the ads in the panel, after a decision',
  'the change of an ad by an admin',
  'the dashboard of a new member',
  'the dashboard of a member who revises for the day of their exam',
  'the exam selection',
  'the exam selection with the official exam open',
  'the exam selection before a second exam begins beside one that runs',
  'the results of a member without any',
  'the result of a passed official exam',
  'a question of the theory among those of a choice',
  'a choice that leaves nothing to revise',
  'an answered question of a series',
  'a question that the member has reported',
  'the theory without a question',
  'the last question of an exam that goes on',
  'a refused question',
  'a conversation about a deleted ad, with a member who is blocked',
  'the first message of a member without a confirmed address',
  'a search for a very long word that finds no news',
  'the news when there are none',
  'an item of the news',
  'an item of the news with a picture',
  'an item as it would look, above its form',
  'a lesson without sections that questions lead to, not yet saved',
  'a lesson as it would look, above its form',
  'the statistics of a theme',
  'the panel, to an admin whose address refuses mail',
  'the home page without news and ads',
  'a lesson, as a member reads it',
  'the registration after a trial',
  'an ad that is not found',
  'the question whether to confirm an address',
  'the link in a mail that renews an ad',
  'the question whether to delete an ad',
  'the question whether to approve two ads',
  'the question whether to abandon',
  'the question whether to erase what lies in the bin',
]

export const names = Object.keys(pages) as Name[]

/** Opens the page of this name in a window where nobody is signed in. Returns its HTML as the server sent it. */
export async function openNamed(name: Name, page: Page, site: Site): Promise<string> {
  const documents: Response[] = []
  const keep = (response: Response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
    if (isDocument && response.headers()['content-type']?.startsWith('text/html')) documents.push(response)
  }
  page.on('response', keep)
  await (pages[name] as Open)(page, site)
  page.off('response', keep)
  return documents.at(-1)!.text()
}
