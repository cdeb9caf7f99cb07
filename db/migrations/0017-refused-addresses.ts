import type { Migration } from '../migrate'

/** An address that takes no mail. */
export const refusedAddresses: Migration = {
  name: '0017-refused-addresses',
  async up(run, { timestamp }) {
    // Since when; null while mail arrives. On the member's row, since every request reads that anyway.
    await run(`ALTER TABLE users ADD COLUMN email_refused_at ${timestamp}`)
  },
}
