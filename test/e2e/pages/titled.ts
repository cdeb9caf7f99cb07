import { expect, type Page } from '@playwright/test'
import { camille, elodie } from '#test/worlds/people'
import type { Site } from '../worker-site'

/** Opens a page in a browser where nobody is signed in. */
export type Open = (page: Page, site: Site) => Promise<unknown>

/** Fails when another page came instead. */
export function titled(h1: string | RegExp, open: Open): Open {
  return async (page, site) => {
    await open(page, site)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
  }
}

export function asVisitor(h1: string | RegExp, path: string): Open {
  return titled(h1, (page) => page.goto(path))
}

export function asMember(h1: string | RegExp, path: string): Open {
  return titled(h1, async (page, site) => {
    await site.signIn(page.context(), camille)
    await page.goto(path)
  })
}

export function asAdmin(h1: string | RegExp, path: string): Open {
  return titled(h1, async (page, site) => {
    await site.signInAdmin(page.context(), elodie)
    await page.goto(path)
  })
}
