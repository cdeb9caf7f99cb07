import type { Migration } from '../migrate'

/** `ended_at` is when an ad ended. `expires_at` is when it was due to end. */
export const endedAds: Migration = {
  name: '0022-ended-ads',
  async up(run, { timestamp, true: yes }) {
    await run(`ALTER TABLE classified_ads ADD COLUMN ended_at ${timestamp}`)
    await run(`UPDATE classified_ads SET ended_at = expires_at WHERE is_expired = ${yes}`)
    await run(`CREATE INDEX classified_ads_ended ON classified_ads (ended_at, id) WHERE ended_at IS NOT NULL`)
  },
}
