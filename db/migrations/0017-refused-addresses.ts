import type { Migration } from '../migrate'

export const refusedAddresses: Migration = {
  name: '0017-refused-addresses',
  async up(run, { timestamp }) {
    // Null while the address accepts mail. Stored in users, because every request reads the member's row.
    await run(`ALTER TABLE users ADD COLUMN email_refused_at ${timestamp}`)
  },
}
