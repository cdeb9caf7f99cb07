import type { Page, Response } from '@playwright/test'
import { pages } from './pages'
import type { Site } from './worker-site'
import { test as base, empty } from './window'

type Fixtures = {
  /** Shows the page of this name, as it was opened. Returns its HTML as the server sent it. */
  look(name: string): Promise<string>
}

/**
 * For tests that look at a page and leave it as it is. Those of one page follow each other in one
 * window; it is opened again only where it does not look any more as when it was opened.
 */
export const test = base.extend<Fixtures>({
  context: async ({ window }, use) => use(window.context()),
  look: async ({ page, site }, use) => {
    await use(async (name) => {
      const last = visits.get(page)
      if (last?.name === name && last.look === (await lookOf(page))) return last.html
      visits.delete(page)
      const html = await open(page, site, name)
      visits.set(page, { name, html, look: await lookOf(page) })
      return html
    })
  },
})

const visits = new WeakMap<Page, { name: string; html: string; look: string }>()

async function open(page: Page, site: Site, name: string): Promise<string> {
  await empty(page)
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

/** All that a test, a script or time may have changed. */
function lookOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [location.href, document.body.innerText, document.documentElement.outerHTML].join(),
  )
}
