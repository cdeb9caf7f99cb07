import type { Migration } from '../migrate'

/** Changes of e-mail: only a confirmed address can reset the password, and the old one can undo the change. */
export const emailChanges: Migration = {
  name: '0025-email-changes',
  async up(run, { id, timestamp }) {
    // The last confirmed address while the present one is not confirmed; otherwise null.
    await run('ALTER TABLE users ADD COLUMN recovery_email text')
    // When the first address was confirmed; null while email_confirmed_at is that moment, or no address was.
    await run(`ALTER TABLE users ADD COLUMN first_confirmed_at ${timestamp}`)
    await run(
      'CREATE UNIQUE INDEX users_recovery_email ON users (recovery_email) WHERE recovery_email IS NOT NULL',
    )

    // The changes that the mail to the old address can still undo; deleted once it no longer can.
    await run(`CREATE TABLE email_changes (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      old_email text NOT NULL,
      changed_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX email_changes_of_user ON email_changes (user_id)')
    await run('CREATE INDEX email_changes_by_old_email ON email_changes (old_email)')
    await run('CREATE INDEX email_changes_oldest ON email_changes (changed_at)')

    // The hash of the token of the session that began the set-up; null for older set-ups, which must begin again.
    await run('ALTER TABLE second_factors ADD COLUMN begun_in text')
  },
}
