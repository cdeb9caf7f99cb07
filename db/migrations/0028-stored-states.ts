import type { Migration } from '../migrate'

/** Makes `state` a column that the code writes. Drops `is_expired`, because `ended_at` replaces it. */
export const storedStates: Migration = {
  name: '0028-stored-states',
  async up(run, { dialect, true: yes, false: no }) {
    const state = `CASE WHEN is_binned = ${yes} THEN 'binned'
        WHEN rejection_reason IS NOT NULL THEN 'rejected'
        WHEN is_sold = ${yes} THEN 'sold'
        WHEN is_approved = ${no} THEN 'pending'
        WHEN is_hidden = ${yes} THEN 'hidden'
        WHEN ended_at IS NOT NULL THEN 'expired'
        ELSE 'online' END`
    const check = `CHECK (state = ${state})`

    await run(`UPDATE classified_ads SET ended_at = CASE WHEN is_expired = ${yes} THEN COALESCE(expires_at, updated_at) END
      WHERE (ended_at IS NOT NULL) <> (is_expired = ${yes})`)
    await run('DROP INDEX classified_ads_to_end')

    if (dialect === 'postgres') {
      await run('ALTER TABLE classified_ads ALTER COLUMN state DROP EXPRESSION')
      await run('ALTER TABLE classified_ads ALTER COLUMN state SET NOT NULL')
      await run("ALTER TABLE classified_ads ALTER COLUMN state SET DEFAULT 'pending'")
      await run(`ALTER TABLE classified_ads ADD CONSTRAINT classified_ads_state ${check}`)
    } else {
      const filters = ['type', 'category', 'condition', 'province']
      const all = [...filters, 'photo_count', 'amount', 'owner_is_blocked']
      const but = (column: string) => all.filter((each) => each !== column).join(', ')
      const indexes = {
        newest_in_state: `state, created_at, id, ${all.join(', ')}`,
        ...Object.fromEntries(
          filters.map((filter) => [
            `newest_in_state_of_${filter}`,
            `state, ${filter}, created_at, id, ${but(filter)}`,
          ]),
        ),
        by_amount: `state, amount, id, ${but('amount')}`,
        approved: 'state, approved_at, id',
      }
      for (const name of Object.keys(indexes)) await run(`DROP INDEX classified_ads_${name}`)
      await run('ALTER TABLE classified_ads DROP COLUMN state')
      // Turns CHECK off, because SQLite would test it on the existing rows before the UPDATE fills the column.
      await run('PRAGMA ignore_check_constraints = ON')
      await run(`ALTER TABLE classified_ads ADD COLUMN state text NOT NULL DEFAULT 'pending'\n      ${check}`)
      await run('PRAGMA ignore_check_constraints = OFF')
      await run(`UPDATE classified_ads SET state = ${state}`)
      for (const [name, columns] of Object.entries(indexes))
        await run(`CREATE INDEX classified_ads_${name} ON classified_ads (${columns})`)
    }

    await run('ALTER TABLE classified_ads DROP COLUMN is_expired')
    await run("CREATE INDEX classified_ads_to_end ON classified_ads (expires_at, id) WHERE state = 'online'")
  },
}
