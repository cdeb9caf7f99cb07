import type { Migration } from '../migrate'

/** First messages that wait until their writers confirm their addresses. */
export const heldMessages: Migration = {
  name: '0044-held-messages',
  async up(run, { timestamp }) {
    await run(`CREATE TABLE held_messages (
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      ad_id bigint NOT NULL REFERENCES classified_ads ON DELETE CASCADE,
      body text NOT NULL,
      created_at ${timestamp} NOT NULL,
      PRIMARY KEY (user_id, ad_id)
    )`)
    await run('CREATE INDEX held_messages_of_ad ON held_messages (ad_id)')
  },
}
