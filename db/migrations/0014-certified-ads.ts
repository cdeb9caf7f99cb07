import type { Migration } from '../migrate'

/** Of ads before nobody knows whether their owners gave the promise: they are asked once more. */
export const certifiedAds: Migration = {
  name: '0014-certified-ads',
  async up(run, { boolean, false: no }) {
    await run(`ALTER TABLE classified_ads ADD COLUMN ${boolean('is_certified')} DEFAULT ${no}`)
  },
}
