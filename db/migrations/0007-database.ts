import type { Migration } from '../migrate'

export const database: Migration = {
  name: '0007-database',
  async up(run, { dialect }) {
    await run('CREATE TABLE settings (key text NOT NULL PRIMARY KEY, value text NOT NULL)')

    // expire is in milliseconds since 1970.
    await run(`CREATE TABLE rate_limits (
      key varchar(255) NOT NULL PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`)
    await run('CREATE INDEX rate_limits_expired ON rate_limits (expire)')

    if (dialect === 'postgres') await run(SEARCH_INDEXES)
  },
}

/**
 * Trigram indexes speed up a LIKE that looks for a word anywhere in a text. If the server refuses the extension,
 * searches scan every row.
 */
const SEARCH_INDEXES = `DO $$
  DECLARE
    searched text;
  BEGIN
    BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN OTHERS THEN
      RAISE NOTICE 'searches have no index: %', SQLERRM;
    END;
    IF EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) THEN
      FOREACH searched IN ARRAY ARRAY['classified_ads', 'news', 'users', 'admin_actions'] LOOP
        EXECUTE format('CREATE INDEX %1$s_searched ON %1$s USING gin (search_text gin_trgm_ops)', searched);
      END LOOP;
    END IF;
  END $$`
