import type { Migration } from '../migrate'

export const previewsAndBounces: Migration = {
  name: '0027-previews-and-bounces',
  async up(run, { boolean, false: no }) {
    await run('ALTER TABLE news ADD COLUMN preview_edition integer NOT NULL DEFAULT 0')
    // has_bounced stays true when the mail server accepts the next mail, because that mail may still bounce.
    await run(`ALTER TABLE users ADD COLUMN ${boolean('has_bounced')} DEFAULT ${no}`)
  },
}
