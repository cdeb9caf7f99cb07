import { expect, type Page } from '@playwright/test'
import type { Site } from './worker-site'

/** Leads a browser in which nobody is signed in to the page. */
export type Open = (page: Page, site: Site) => Promise<unknown>

/** A page that turns out to be another one must not pass for it. */
export function titled(h1: string | RegExp, open: Open): Open {
  return async (page, site) => {
    await open(page, site)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
  }
}
