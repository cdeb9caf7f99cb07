import { expect, type Page } from '@playwright/test'
import { signIn } from './forms'
import { camille } from '#test/people'
import type { Site } from './worker-site'

/** The link of the home page that only members see. */
export function forMembers(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Commencer un examen' })
}

export function forVisitors(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Je démarre sans stress' })
}

/** A visitor reads the home page, signs in, and goes Back to it. */
export async function signInAndComeBack(page: Page, site: Site) {
  const { username, password } = await site.member(camille)
  await page.goto('/')
  await expect(forVisitors(page)).toBeVisible()
  await page.goto('/auth')
  await signIn(page, { username, password })
  await expect(page).toHaveURL('/dashboard')
  await backTo(page, '/')
}

/** Goes back twice where an address in between redirects, as the sign-in does for a member. */
export async function backTo(page: Page, path: string) {
  await goBack(page)
  if (new URL(page.url()).pathname !== path) await goBack(page)
  await expect(page).toHaveURL(path)
}

/** Playwright may fail at first while the browser restores a page from its cache. */
function goBack(page: Page) {
  return expect(() => page.goBack()).toPass()
}
