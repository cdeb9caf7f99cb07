import { afterAll } from 'vitest'
import { openAdSite } from './ad-site'
import { openCallWorld } from './api/world'
import { openMailedSite } from './mailed-site'
import { openOwnSite, openTestSite } from './site'

/** The sites of whole test files: each is open when the file begins, and closes after its last test. */
export const setUpSite = closing(openTestSite)
export const setUpOwnSite = closing(openOwnSite)
export const setUpAdSite = closing(openAdSite)
export const setUpMailedSite = closing(openMailedSite)
export const setUpCallWorld = closing(openCallWorld)

function closing<Site extends { close(): Promise<void> }, Settings extends unknown[]>(
  open: (...settings: Settings) => Promise<Site>,
) {
  return async (...settings: Settings): Promise<Site> => {
    const site = await open(...settings)
    afterAll(() => site.close())
    return site
  }
}
