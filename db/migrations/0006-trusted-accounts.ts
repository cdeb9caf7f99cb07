import type { Migration } from '../migrate'

export const trustedAccounts: Migration = {
  name: '0006-trusted-accounts',
  async up(run, { id, timestamp, boolean, false: no }) {
    // 'Firefox sur Android': what its owner tells one session from another by.
    await run("ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT 'Appareil inconnu'")

    // token_hash is a SHA-256 in hexadecimal, as that of a session.
    await run(`CREATE TABLE password_reset_tokens (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE CHECK (length(token_hash) = 64),
      expires_at ${timestamp} NOT NULL,
      created_at ${timestamp} NOT NULL,
      ${boolean('is_used')} DEFAULT ${no}
    )`)
    await run('CREATE INDEX password_reset_tokens_of_user ON password_reset_tokens (user_id)')

    // What waits to be sent, and nothing else: a mail that went out, or was given up, leaves no row.
    // user_id is null where nobody has asked yet whose address it is. parameters is JSON.
    await run(`CREATE TABLE mails (
      id ${id},
      user_id integer REFERENCES users ON DELETE CASCADE,
      recipient text NOT NULL,
      template text NOT NULL,
      parameters text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      created_at ${timestamp} NOT NULL,
      next_try_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX mails_due ON mails (next_try_at, id)')
    await run('CREATE INDEX mails_of_user ON mails (user_id)')

    // As rate-limiter-flexible has it; `expire` in milliseconds since 1970.
    await run(`CREATE TABLE rate_limits (
      key varchar(255) NOT NULL PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`)
    await run('CREATE INDEX rate_limits_expired ON rate_limits (expire)')
  },
}
