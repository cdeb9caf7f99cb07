import type { Migration } from '../migrate'

/** The accounts that are being deleted. Their rows go in portions, and the account last. */
export const accountDeletions: Migration = {
  name: '0033-account-deletions',
  async up(run, { timestamp }) {
    await run(`CREATE TABLE account_deletions (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      begun_at ${timestamp} NOT NULL
    )`)
  },
}
