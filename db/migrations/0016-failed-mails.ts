import type { Migration } from '../migrate'

/** A mail that was given up is kept for a time, so that an admin can send it again. */
export const failedMails: Migration = {
  name: '0016-failed-mails',
  async up(run, { timestamp }) {
    // Null while it waits to be sent.
    await run(`ALTER TABLE mails ADD COLUMN failed_at ${timestamp}`)
    // Why, in a word, and the server's code where it has answered, as '550 5.1.1': never its words.
    await run('ALTER TABLE mails ADD COLUMN failure text CHECK ((failure IS NULL) = (failed_at IS NULL))')
    await run('ALTER TABLE mails ADD COLUMN answer text')
    // Null for one that no admin has sent again.
    await run(`ALTER TABLE mails ADD COLUMN resent_at ${timestamp}`)
    await run('DROP INDEX mails_due')
    await run('CREATE INDEX mails_due ON mails (priority, next_try_at, id) WHERE failed_at IS NULL')
    await run('CREATE INDEX mails_failed ON mails (failed_at, id) WHERE failed_at IS NOT NULL')
  },
}
