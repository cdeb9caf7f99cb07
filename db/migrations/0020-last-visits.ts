import type { Migration } from '../migrate'

export const lastVisits: Migration = {
  name: '0020-last-visits',
  async up(run, { timestamp }) {
    // Null if no visit is known. Members without a session at the time of this migration start with null.
    await run(`ALTER TABLE users ADD COLUMN last_seen_at ${timestamp}`)
    await run(
      'UPDATE users SET last_seen_at = (SELECT max(last_used_at) FROM sessions WHERE user_id = users.id)',
    )
  },
}
