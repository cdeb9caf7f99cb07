import type { Migration } from '../migrate'

export const secondFactor: Migration = {
  name: '0013-second-factor',
  async up(run, { timestamp }) {
    // Stored in users, because every request reads the member's row.
    await run(`ALTER TABLE users ADD COLUMN second_factor_at ${timestamp}`)
    // Null until the password is entered again after the sign-in.
    await run(`ALTER TABLE sessions ADD COLUMN authenticated_at ${timestamp}`)

    // The secret is encrypted. last_step is the number of half minutes from 1970 to the last code used.
    await run(`CREATE TABLE second_factors (
      user_id integer NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      last_step integer NOT NULL DEFAULT 0 CHECK (last_step >= 0),
      created_at ${timestamp} NOT NULL
    )`)

    // A code is deleted when it is used.
    await run(`CREATE TABLE recovery_codes (
      code_hash text NOT NULL PRIMARY KEY CHECK (length(code_hash) = 64),
      user_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE
    )`)
    await run('CREATE INDEX recovery_codes_of_user ON recovery_codes (user_id)')
  },
}
