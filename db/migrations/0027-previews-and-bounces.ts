import type { Migration } from '../migrate'

/** The edition that a valid preview link of a news item names, and which members' mail has come back. */
export const previewsAndBounces: Migration = {
  name: '0027-previews-and-bounces',
  async up(run, { boolean, false: no }) {
    await run('ALTER TABLE news ADD COLUMN preview_edition integer NOT NULL DEFAULT 0')
    // Set when mail comes back. A relay that takes the next mail does not clear it: the relay cannot know yet.
    await run(`ALTER TABLE users ADD COLUMN ${boolean('has_bounced')} DEFAULT ${no}`)
  },
}
