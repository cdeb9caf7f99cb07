import type { Migration } from '../migrate'

export const refusedUsers: Migration = {
  name: '0021-refused-users',
  async up(run) {
    const refused = 'WHERE email_refused_at IS NOT NULL'
    await run(`CREATE INDEX users_refused_newest ON users (created_at DESC, id DESC) ${refused}`)
    await run(`CREATE INDEX users_refused_by_name ON users (search_text, id) ${refused}`)
  },
}
