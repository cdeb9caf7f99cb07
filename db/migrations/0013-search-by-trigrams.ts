import type { Migration } from '../migrate'

/**
 * On PostgreSQL a search uses an index of trigrams, where their extension is installed or may be created. What
 * the index cannot find, a visitor may search for only so often (`limitSearch`).
 */
export const searchByTrigrams: Migration = {
  name: '0013-search-by-trigrams',
  async up(run, { trigrams }) {
    if (!trigrams) return
    const indexes = ['classified_ads', 'news', 'users', 'admin_actions'].map(
      (table) => `CREATE INDEX ${table}_searched ON ${table} USING gin (search_text ${trigrams});`,
    )
    // A server refuses the extension for reasons of its own: not installed, not allowed, not on its list.
    await run(`DO $$
      BEGIN
        BEGIN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
        EXCEPTION WHEN OTHERS THEN
          RAISE NOTICE 'searches have no index: %', SQLERRM;
        END;
        IF EXISTS (SELECT FROM pg_opclass WHERE opcname = '${trigrams}' AND pg_opclass_is_visible(oid)) THEN
          ${indexes.join('\n          ')}
        END IF;
      END $$`)
  },
}
