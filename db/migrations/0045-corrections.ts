import type { Migration } from '../migrate'

/** Lets the owner of an online ad send a corrected version, which waits as a row of its own. */
export const corrections: Migration = {
  name: '0045-corrections',
  async up(run) {
    await run(`ALTER TABLE classified_ads ADD COLUMN corrects_id bigint
      REFERENCES classified_ads ON DELETE CASCADE
      CHECK (corrects_id IS NULL OR state IN ('pending', 'rejected'))`)
    await run(`CREATE UNIQUE INDEX classified_ads_one_correction ON classified_ads (corrects_id)
      WHERE corrects_id IS NOT NULL`)
  },
}
