import type { Migration } from '../migrate'

/** When the server of a member's address began to refuse mail. */
export const refusedAddresses: Migration = {
  name: '0017-refused-addresses',
  async up(run, { timestamp }) {
    // Null while mail arrives. In the member's row, because every request reads that anyway.
    await run(`ALTER TABLE users ADD COLUMN email_refused_at ${timestamp}`)
  },
}
