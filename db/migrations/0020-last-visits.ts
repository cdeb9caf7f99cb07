import type { Migration } from '../migrate'

/** When members were last there, also once their sessions have ended. */
export const lastVisits: Migration = {
  name: '0020-last-visits',
  async up(run, { timestamp }) {
    // Null where none is known: of who has never signed in, or had no session left when this came.
    await run(`ALTER TABLE users ADD COLUMN last_seen_at ${timestamp}`)
    await run(
      'UPDATE users SET last_seen_at = (SELECT max(last_used_at) FROM sessions WHERE user_id = users.id)',
    )
  },
}
