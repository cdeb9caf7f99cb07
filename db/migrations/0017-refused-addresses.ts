import type { Migration } from '../migrate'

export const refusedAddresses: Migration = {
  name: '0017-refused-addresses',
  async up(run, { timestamp }) {
    // Null while mail arrives. Stored in the member's row, because every request reads that anyway.
    await run(`ALTER TABLE users ADD COLUMN email_refused_at ${timestamp}`)
  },
}
