import type { Migration } from '../migrate'

export const emailChanges: Migration = {
  name: '0025-email-changes',
  async up(run, { id, timestamp }) {
    await run('ALTER TABLE users ADD COLUMN recovery_email text')
    await run(`ALTER TABLE users ADD COLUMN first_confirmed_at ${timestamp}`)
    await run(
      'CREATE UNIQUE INDEX users_recovery_email ON users (recovery_email) WHERE recovery_email IS NOT NULL',
    )

    // The changes that the old address can still undo.
    await run(`CREATE TABLE email_changes (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      old_email text NOT NULL,
      changed_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX email_changes_of_user ON email_changes (user_id)')
    await run('CREATE INDEX email_changes_by_old_email ON email_changes (old_email)')
    await run('CREATE INDEX email_changes_oldest ON email_changes (changed_at)')

    // begun_in is the token_hash of the session in which the set-up began. It is null for a set-up that began before
    // this migration, which the member must start again.
    await run('ALTER TABLE second_factors ADD COLUMN begun_in text')
  },
}
