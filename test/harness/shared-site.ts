import { afterAll, beforeAll } from 'vitest'

/** The site of a group of tests that needs one of its own. A whole file opens its site by `await` instead. */
export function sharedSite<Site extends { close(): Promise<void> }>(open: () => Promise<Site>): Site {
  const site = {} as Site
  beforeAll(async () => {
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await open()))
  })
  afterAll(() => site.close())
  return site
}
