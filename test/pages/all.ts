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

export const names = Object.keys(pages) as Name[]

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
export const FURTHER_STATES: readonly Name[] = names.filter((name) => (pages[name] as Open).isFurther)

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
