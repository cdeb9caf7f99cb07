import type { Migration } from '../migrate'

export const classifiedAds: Migration = {
  name: '0003-classified-ads',
  async up(run, { id, timestamp, boolean, true: yes, false: no }) {
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
      created_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX classified_ads_newest ON classified_ads (created_at DESC, id DESC)')
    await run(
      'CREATE INDEX classified_ads_newest_of_owner ON classified_ads (user_id, created_at DESC, id DESC)',
    )
    await run(`CREATE INDEX classified_ads_newest_public ON classified_ads (created_at DESC, id DESC)
      WHERE is_approved = ${yes} AND is_sold = ${no}`)
    await run(`CREATE INDEX classified_ads_newest_pending ON classified_ads (created_at DESC, id DESC)
      WHERE is_approved = ${no}`)
  },
}
