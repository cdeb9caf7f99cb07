import { afterAll, beforeAll } from 'vitest'

/** A site that is opened before the tests that stand beside it, and closed after them. */
export function sharedSite<Site extends { close(): Promise<void> }>(open: () => Promise<Site>): Site {
  const site = {} as Site
  beforeAll(async () => {
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await open()))
  })
  afterAll(() => site.close())
  return site
}
