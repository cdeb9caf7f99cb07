import type { Migration } from '../migrate'

/** What belongs to no module. */
export const database: Migration = {
  name: '0007-database',
  async up(run, { trigrams }) {
    await run('CREATE TABLE settings (key text NOT NULL PRIMARY KEY, value text NOT NULL)')

    // The columns that rate-limiter-flexible expects; `expire` in milliseconds since 1970.
    await run(`CREATE TABLE rate_limits (
      key varchar(255) NOT NULL PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`)
    await run('CREATE INDEX rate_limits_expired ON rate_limits (expire)')

    if (trigrams) await run(searchIndexes(trigrams))
  },
}

/** A server may refuse the extension for reasons of its own; then searches look through every row. */
function searchIndexes(trigrams: string): string {
  const indexes = ['classified_ads', 'news', 'users', 'admin_actions'].map(
    (table) => `CREATE INDEX ${table}_searched ON ${table} USING gin (search_text ${trigrams});`,
  )
  return `DO $$
    BEGIN
      BEGIN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
      EXCEPTION WHEN OTHERS THEN
        RAISE NOTICE 'searches have no index: %', SQLERRM;
      END;
      IF EXISTS (SELECT FROM pg_opclass WHERE opcname = '${trigrams}' AND pg_opclass_is_visible(oid)) THEN
        ${indexes.join('\n        ')}
      END IF;
    END $$`
}
