import type { Migration } from '../migrate'

export const failedMails: Migration = {
  name: '0016-failed-mails',
  async up(run, { timestamp }) {
    await run(`ALTER TABLE mails ADD COLUMN failed_at ${timestamp}`)
    await run('ALTER TABLE mails ADD COLUMN failure text CHECK ((failure IS NULL) = (failed_at IS NULL))')
    // The code of the server's reply, such as '550 5.1.1'.
    await run('ALTER TABLE mails ADD COLUMN answer text')
    await run(`ALTER TABLE mails ADD COLUMN resent_at ${timestamp}`)
    await run('DROP INDEX mails_due')
    await run('CREATE INDEX mails_due ON mails (priority, next_try_at, id) WHERE failed_at IS NULL')
    await run('CREATE INDEX mails_failed ON mails (failed_at, id) WHERE failed_at IS NOT NULL')
  },
}
