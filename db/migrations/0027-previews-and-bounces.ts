import type { Migration } from '../migrate'

/** Which preview links of a news item are valid, and which members' mail has come back. */
export const previewsAndBounces: Migration = {
  name: '0027-previews-and-bounces',
  async up(run, { boolean, false: no }) {
    await run('ALTER TABLE news ADD COLUMN preview_edition integer NOT NULL DEFAULT 0')
    // A relay that takes a mail says nothing about an address that it could not reach before.
    await run(`ALTER TABLE users ADD COLUMN ${boolean('has_bounced')} DEFAULT ${no}`)
  },
}
