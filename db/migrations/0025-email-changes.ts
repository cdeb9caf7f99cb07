import type { Migration } from '../migrate'

/** A new address counts for a new password once it is confirmed, and the old one can take the change back. */
export const emailChanges: Migration = {
  name: '0025-email-changes',
  async up(run, { id, timestamp }) {
    // The last confirmed address, while the present one is not confirmed; null otherwise.
    await run('ALTER TABLE users ADD COLUMN recovery_email text')
    // Null until a confirmed address is replaced: email_confirmed_at is the first confirmation until then.
    await run(`ALTER TABLE users ADD COLUMN first_confirmed_at ${timestamp}`)
    await run(
      'CREATE UNIQUE INDEX users_recovery_email ON users (recovery_email) WHERE recovery_email IS NOT NULL',
    )

    // Each can be taken back by the mail to the old address; deleted once that is over.
    await run(`CREATE TABLE email_changes (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      old_email text NOT NULL,
      changed_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX email_changes_of_user ON email_changes (user_id)')
    await run('CREATE INDEX email_changes_by_old_email ON email_changes (old_email)')
    await run('CREATE INDEX email_changes_oldest ON email_changes (changed_at)')

    // The session that began a set-up, by the hash of its token. Null for one of before, which is begun again.
    await run('ALTER TABLE second_factors ADD COLUMN begun_in text')
  },
}
