import type { Page, Response } from '@playwright/test'
import { accountPages } from './pages/account'
import { adPages } from './pages/ads'
import { examPages, studyPages } from './pages/exams'
import { messagePages } from './pages/messages'
import { newsPages } from './pages/news'
import { panelPages } from './pages/panel'
import { publicPages } from './pages/public'
import type { Open } from './pages/visit'
import type { Site } from './worker-site'

export { examPages }

/** Every page of the site, in each state that looks different. */
export const pages: Record<string, Open> = {
  ...publicPages,
  ...accountPages,
  ...studyPages,
  ...adPages,
  ...messagePages,
  ...newsPages,
  ...panelPages,
  ...examPages,
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
