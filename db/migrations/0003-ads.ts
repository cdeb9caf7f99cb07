import type { Migration } from '../migrate'

export const ads: Migration = {
  name: '0003-ads',
  async up(run, { id, timestamp, boolean, false: no }) {
    // revision is the number of the ad's version. An approval names the revision that the admin read.
    await run(`CREATE TABLE classified_ads (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      description text NOT NULL,
      price text NOT NULL,
      location text NOT NULL,
      type text NOT NULL CHECK (type IN ('sale', 'purchase')),
      category text NOT NULL
        CHECK (category IN ('armes', 'munitions', 'accessoires', 'optique', 'equipement', 'autres')),
      condition text CHECK (condition IN ('neuf', 'excellent', 'bon', 'moyen')),
      weight text,
      caliber text,
      brand text,
      contact_email text,
      contact_phone text,
      contact_info text,
      ${boolean('is_approved')} DEFAULT ${no},
      ${boolean('is_sold')} DEFAULT ${no},
      rejection_reason text,
      state text NOT NULL GENERATED ALWAYS AS (
        CASE WHEN rejection_reason IS NOT NULL THEN 'rejected'
          WHEN is_sold THEN 'sold'
          WHEN is_approved THEN 'online'
          ELSE 'pending' END
      ) STORED,
      ${boolean('owner_is_blocked')} DEFAULT ${no},
      ${boolean('is_certified')} DEFAULT ${no},
      revision integer NOT NULL DEFAULT 1,
      search_text text NOT NULL,
      created_at ${timestamp} NOT NULL,
      updated_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX classified_ads_newest ON classified_ads (created_at, id)')
    await run(
      'CREATE INDEX classified_ads_newest_of_owner ON classified_ads (user_id, created_at DESC, id DESC)',
    )
    await run(`CREATE INDEX classified_ads_newest_in_state ON classified_ads
      (state, created_at, id, owner_is_blocked)`)
    const filters = ['type', 'category', 'condition']
    // Each index also holds the other filters' columns, so that a filtered list can be counted in the index alone.
    for (const filter of filters) {
      const others = filters.filter((each) => each !== filter).join(', ')
      await run(`CREATE INDEX classified_ads_newest_in_state_of_${filter} ON classified_ads
        (state, ${filter}, created_at, id, ${others}, owner_is_blocked)`)
    }
  },
}
