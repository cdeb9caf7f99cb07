import { expect, type Page, test as base } from '@playwright/test'
import { type Complaints, listen } from './console'
import { camille } from '#test/people'
import { type Exam, startExam } from '#test/things/exam'
import { type Member, openSite, type Site } from './worker-site'

export { expect }

type Fixtures = {
  /** Camille Dubois, registered and signed in. */
  member: Member
  /** A practice exam that Camille has just begun. */
  exam: Exam
  /** For `test.use`: Camille is signed in. */
  signedIn: boolean
  complaints: Complaints
}

export type WorkerFixtures = {
  site: Site
  /** For a project in playwright.config.ts: the database is a PostgreSQL. */
  onPostgres: boolean
  /** See `./window`. It is declared here because files with other worker fixtures get another worker. */
  window: Page
}

/** Each worker has a server and a database of its own; a complaint of the browser fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  onPostgres: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ onPostgres }, use, { project }) => {
      const site = await openSite({ timeZone: project.use.timezoneId, onPostgres })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ browser, site }, use, { project }) => {
      const { viewport, userAgent, hasTouch, isMobile, javaScriptEnabled, locale, timezoneId } = project.use
      const screen = { viewport, userAgent, hasTouch, isMobile, javaScriptEnabled, locale, timezoneId }
      const window = await browser.newPage({ ...screen, baseURL: site.origin })
      await use(window)
      await window.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  member: async ({ site, context }, use) => use(await site.signIn(context, camille)),
  exam: async ({ site, member }, use) => use(await startExam(site, member.http)),
  signedIn: [false, { option: true }],
  context: async ({ context, site, signedIn }, use) => {
    if (signedIn) await site.signIn(context, camille)
    await use(context)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = listen(context)
      await use(complaints)
      complaints.stop()
      expect(complaints.faults()).toEqual([])
    },
    { auto: true },
  ],
})
