import type { Migration } from '../migrate'

export const publicSite: Migration = {
  name: '0007-public-site',
  async up(run, { timestamp, boolean, true: yes, false: no }) {
    // search_text is what a search looks through: folded, for SQLite's lower() knows ASCII only.
    await run("ALTER TABLE classified_ads ADD COLUMN search_text text NOT NULL DEFAULT ''")
    await run(`ALTER TABLE classified_ads ADD COLUMN ${boolean('owner_is_blocked')} DEFAULT ${no}`)
    await run(`ALTER TABLE classified_ads ADD COLUMN updated_at ${timestamp}`)
    await run('UPDATE classified_ads SET updated_at = created_at')
    await run(`UPDATE classified_ads SET owner_is_blocked = ${yes}
      WHERE user_id IN (SELECT id FROM users WHERE is_blocked = ${yes})`)
    await run('DROP INDEX classified_ads_newest_public')
    for (const filter of ['', 'type', 'category', 'condition']) {
      await run(`CREATE INDEX classified_ads_newest_public${filter && `_of_${filter}`} ON classified_ads
        (${filter && `${filter}, `}created_at DESC, id DESC)
        WHERE is_approved = ${yes} AND is_sold = ${no} AND owner_is_blocked = ${no}`)
    }
    await run('DROP INDEX classified_ads_newest_pending')
    await run(`CREATE INDEX classified_ads_newest_pending ON classified_ads (created_at DESC, id DESC)
      WHERE is_approved = ${no} AND is_sold = ${no}`)

    await run("ALTER TABLE news ADD COLUMN search_text text NOT NULL DEFAULT ''")
    await run(`CREATE INDEX news_newest_featured ON news (created_at DESC, id DESC)
      WHERE is_published = ${yes} AND is_featured = ${yes}`)

    // Every slug that an item has or had: an old one leads to the item, and is nobody else's.
    await run(`CREATE TABLE news_slugs (
      slug text NOT NULL PRIMARY KEY,
      news_id integer NOT NULL REFERENCES news ON DELETE CASCADE
    )`)
    await run('INSERT INTO news_slugs (slug, news_id) SELECT slug, id FROM news')
    await run('CREATE INDEX news_slugs_of_news ON news_slugs (news_id)')
  },
}
