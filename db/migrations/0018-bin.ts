import type { Migration } from '../migrate'

export const bin: Migration = {
  name: '0018-bin',
  async up(run, { id, timestamp, boolean, true: yes, false: no, dialect }) {
    // Questions need no is_binned, because deleting a question retires it.
    for (const table of ['classified_ads', 'news']) {
      await run(`ALTER TABLE ${table} ADD COLUMN ${boolean('is_binned')} DEFAULT ${no}`)
    }

    // owner_id is the ad's owner. A transaction needs it to lock the owner before the ad.
    await run(`CREATE TABLE bin (
      id ${id},
      question_id integer UNIQUE REFERENCES questions ON DELETE CASCADE,
      news_id integer UNIQUE REFERENCES news ON DELETE CASCADE,
      ad_id integer UNIQUE REFERENCES classified_ads ON DELETE CASCADE,
      owner_id integer REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      binned_by text NOT NULL,
      binned_at ${timestamp} NOT NULL,
      search_text text NOT NULL,
      CHECK (COALESCE(question_id, news_id, ad_id) IS NOT NULL),
      CHECK ((ad_id IS NULL) = (owner_id IS NULL))
    )`)
    await run('CREATE INDEX bin_newest ON bin (binned_at, id)')
    await run('CREATE INDEX bin_of_owner ON bin (owner_id)')

    // Replaces state and its indexes, because a generated column cannot be changed.
    const filters = ['type', 'category', 'condition', 'province']
    const indexes = [
      ...['', ...filters.map((filter) => `_of_${filter}`)].map((end) => `newest_in_state${end}`),
      ...['approved', 'by_amount', ...(dialect === 'postgres' ? ['by_amount_down'] : [])],
    ]
    for (const index of indexes) await run(`DROP INDEX classified_ads_${index}`)
    await run('ALTER TABLE classified_ads DROP COLUMN state')
    await run(`ALTER TABLE classified_ads ADD COLUMN state text GENERATED ALWAYS AS (
      CASE WHEN is_binned = ${yes} THEN 'binned'
        WHEN rejection_reason IS NOT NULL THEN 'rejected'
        WHEN is_sold = ${yes} THEN 'sold'
        WHEN is_approved = ${no} THEN 'pending'
        WHEN is_hidden = ${yes} THEN 'hidden'
        WHEN is_expired = ${yes} THEN 'expired'
        ELSE 'online' END
    ) ${dialect === 'sqlite' ? 'VIRTUAL' : 'STORED'}`)
    const all = [...filters, 'photo_count', 'amount', 'owner_is_blocked']
    const but = (column: string) => all.filter((each) => each !== column).join(', ')
    await run(`CREATE INDEX classified_ads_newest_in_state ON classified_ads
      (state, created_at, id, ${all.join(', ')})`)
    for (const filter of filters) {
      await run(`CREATE INDEX classified_ads_newest_in_state_of_${filter} ON classified_ads
        (state, ${filter}, created_at, id, ${but(filter)})`)
    }
    await run(`CREATE INDEX classified_ads_by_amount ON classified_ads (state, amount, id, ${but('amount')})`)
    if (dialect === 'postgres') {
      await run(`CREATE INDEX classified_ads_by_amount_down ON classified_ads
        (state, amount DESC NULLS LAST, id DESC, ${but('amount')})`)
    }
    await run('CREATE INDEX classified_ads_approved ON classified_ads (state, approved_at, id)')
  },
}
