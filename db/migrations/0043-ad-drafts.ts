import type { Migration } from '../migrate'

/** The ad that a member has begun to fill in, and the photos that are kept with it. */
export const adDrafts: Migration = {
  name: '0043-ad-drafts',
  async up(run, { timestamp }) {
    await run(`CREATE TABLE ad_drafts (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      content text NOT NULL,
      saved_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX ad_drafts_saved ON ad_drafts (saved_at)')
    // The photos of an ad must not go with the draft that it was.
    await run(`ALTER TABLE ad_photos ADD COLUMN draft_user_id bigint REFERENCES ad_drafts ON DELETE CASCADE
      CHECK (draft_user_id IS NULL OR ad_id IS NULL)`)
    await run('CREATE INDEX ad_photos_of_draft ON ad_photos (draft_user_id) WHERE draft_user_id IS NOT NULL')
  },
}
