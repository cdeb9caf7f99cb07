import type { Migration } from '../migrate'

/** When admins get the next mail about what waits. An admin without a row gets it as soon as something has waited. */
export const waitingMails: Migration = {
  name: '0038-waiting-mails',
  async up(run) {
    await run(`CREATE TABLE waiting_mails (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      next_on text
    )`)
  },
}
