import type { Migration } from '../migrate'

/** Keeps the price of an ad before its owner lowered it. */
export const loweredPrices: Migration = {
  name: '0042-lowered-prices',
  async up(run, { timestamp }) {
    await run('ALTER TABLE classified_ads ADD COLUMN former_price text')
    await run(`ALTER TABLE classified_ads ADD COLUMN lowered_at ${timestamp}`)
  },
}
