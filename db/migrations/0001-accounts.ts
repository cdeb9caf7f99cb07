import type { Migration } from '../migrate'

export const accounts: Migration = {
  name: '0001-accounts',
  async up(run, { id, timestamp, boolean, false: no }) {
    // username_key is the name in NFC and lower case: SQLite's own lower() knows ASCII only.
    await run(`CREATE TABLE users (
      id ${id},
      username text NOT NULL,
      username_key text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      email text NOT NULL UNIQUE,
      first_name text NOT NULL,
      last_name text NOT NULL,
      phone text,
      ${boolean('is_admin')} DEFAULT ${no},
      ${boolean('is_blocked')} DEFAULT ${no},
      created_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX users_newest ON users (created_at DESC, id DESC)')

    // token_hash is a SHA-256 in hexadecimal: the table gives nobody a session.
    await run(`CREATE TABLE sessions (
      token_hash text NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at ${timestamp} NOT NULL,
      last_used_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX sessions_of_user ON sessions (user_id)')
    await run('CREATE INDEX sessions_least_recently_used ON sessions (last_used_at)')
  },
}
