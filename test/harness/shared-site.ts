import { afterAll, beforeAll } from 'vitest'

/** What is opened before the tests that stand beside it. */
export function shared<Thing extends object>(open: () => Promise<Thing> | Thing): Thing {
  const thing = {} as Thing
  beforeAll(async () => {
    Object.defineProperties(thing, Object.getOwnPropertyDescriptors(await open()))
  })
  return thing
}

/** A site that is closed after these tests, too. */
export function sharedSite<Site extends { close(): Promise<void> }>(open: () => Promise<Site>): Site {
  const site = shared(open)
  afterAll(() => site.close())
  return site
}
