import type { Migration } from '../migrate'

export const dueMails: Migration = {
  name: '0012-due-mails',
  async up(run) {
    // 0 for a link, for which somebody waits at the screen; 1 for everything else.
    await run('ALTER TABLE mails ADD COLUMN priority integer NOT NULL DEFAULT 1')
    await run("UPDATE mails SET priority = 0 WHERE template = 'reset-link'")
    await run('DROP INDEX mails_due')
    await run('CREATE INDEX mails_due ON mails (priority, next_try_at, id)')
  },
}
