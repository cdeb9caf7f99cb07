import type { Migration } from '../migrate'

/** Adds the free characteristics of an ad, such as the magnification of a scope. */
export const adFeatures: Migration = {
  name: '0041-ad-features',
  async up(run) {
    await run('ALTER TABLE classified_ads ADD COLUMN features text')
  },
}
