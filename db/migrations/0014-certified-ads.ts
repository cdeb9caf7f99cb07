import type { Migration } from '../migrate'

/** Whether the owners of older ads gave the promise is unknown, so they are asked for it again. */
export const certifiedAds: Migration = {
  name: '0014-certified-ads',
  async up(run, { boolean, false: no }) {
    await run(`ALTER TABLE classified_ads ADD COLUMN ${boolean('is_certified')} DEFAULT ${no}`)
  },
}
