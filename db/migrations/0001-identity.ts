import type { Migration } from '../migrate'

export const identity: Migration = {
  name: '0001-identity',
  async up(run, { id, timestamp, boolean, true: yes, false: no, dialect }) {
    // The application folds the case in username_key and search_text, because SQLite's lower() handles only ASCII.
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
      search_text text NOT NULL,
      created_at ${timestamp} NOT NULL
    )`)
    // This index ascends, so that new rows go to its end. A descending index would have half-empty pages.
    await run('CREATE INDEX users_newest ON users (created_at, id, is_admin, is_blocked)')
    await run('CREATE INDEX users_by_name ON users (search_text, id, is_admin, is_blocked)')
    await run(`CREATE INDEX users_newest_admins ON users (created_at DESC, id DESC) WHERE is_admin = ${yes}`)
    await run(
      `CREATE INDEX users_newest_blocked ON users (created_at DESC, id DESC) WHERE is_blocked = ${yes}`,
    )
    // SQLite counts all members in this small index. PostgreSQL counts them in the primary key.
    if (dialect === 'sqlite') await run('CREATE INDEX users_counted ON users (id)')

    // token_hash is a SHA-256 in hexadecimal. device is what the owner sees, such as 'Firefox sur Android'.
    await run(`CREATE TABLE sessions (
      token_hash text NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      device text NOT NULL,
      created_at ${timestamp} NOT NULL,
      last_used_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX sessions_of_user ON sessions (user_id)')
    await run('CREATE INDEX sessions_least_recently_used ON sessions (last_used_at)')

    await run(`CREATE TABLE password_reset_tokens (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE CHECK (length(token_hash) = 64),
      expires_at ${timestamp} NOT NULL,
      created_at ${timestamp} NOT NULL,
      ${boolean('is_used')} DEFAULT ${no}
    )`)
    await run('CREATE INDEX password_reset_tokens_of_user ON password_reset_tokens (user_id)')
  },
}
