import type { Migration } from '../migrate'

export const mails: Migration = {
  name: '0006-mails',
  async up(run, { id, timestamp }) {
    // `parameters` holds JSON. `priority` is 0 for a link that somebody waits for, 2 for the daily mails, otherwise 1.
    await run(`CREATE TABLE mails (
      id ${id},
      user_id integer REFERENCES users ON DELETE CASCADE,
      recipient text NOT NULL,
      template text NOT NULL,
      parameters text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      priority integer NOT NULL DEFAULT 1,
      created_at ${timestamp} NOT NULL,
      next_try_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX mails_due ON mails (priority, next_try_at, id)')
    await run('CREATE INDEX mails_of_user ON mails (user_id)')
  },
}
