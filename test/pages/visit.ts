import { expect, type Page } from '@playwright/test'
import { sendUnchecked } from '#test/e2e/forms'
import { camille, elodie, karim } from '#test/people'
import type { Member, Site } from '#test/e2e/worker-site'

/** Opens a page in a browser where nobody is signed in. */
export type Open = { (page: Page, site: Site): Promise<unknown>; isFurther?: boolean }

/** A function creates what the page shows, then returns its address. */
type Path = string | ((site: Site, member: Member) => Promise<string>)

type Who = (page: Page, site: Site) => Promise<Member>

/** Opens an address, runs `then`, and fails if the page has another title. */
const visit = (who: Who) => (h1: string | RegExp, path: Path, then?: (page: Page) => Promise<unknown>) =>
  (async (page, site) => {
    const member = await who(page, site)
    await page.goto(typeof path === 'string' ? path : await path(site, member))
    await then?.(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
  }) satisfies Open

/** `path` is given a member who is not signed in here. */
export const asVisitor = visit((_, site) => site.member(karim))
export const asMember = visit((page, site) => site.signIn(page.context(), camille))
export const asAdmin = visit((page, site) => site.signInAdmin(page.context(), elodie))

/** A page that is also there in another state, or like another one: it is looked at less closely. */
export const further = (open: Open): Open => Object.assign(open, { isFurther: true })

const also =
  (as: ReturnType<typeof visit>) =>
  (...given: Parameters<typeof as>) =>
    further(as(...given))
export const alsoAsVisitor = also(asVisitor)
export const alsoAsMember = also(asMember)
export const alsoAsAdmin = also(asAdmin)

/** Waits until the server has refused the form. */
export async function expectRefused(page: Page) {
  await expect(page.getByRole('alert', { name: /à corriger$/ })).toBeVisible()
}

/** Sends the form by this button without the page's own check, and waits until the server has refused it. */
export async function sendRefused(page: Page, name: string) {
  await sendUnchecked(page.getByRole('button', { name }))
  await expectRefused(page)
}
