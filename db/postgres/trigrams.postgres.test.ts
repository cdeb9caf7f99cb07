import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPlace } from '#test/harness/db/database'
import { withClient } from '#test/harness/db/postgres'
import { explain, recordQueries } from '#test/harness/db/queries'
import { insert, rows } from '#test/harness/db/rows'
import { whereAll } from '../conditions'
import { type Database, openDatabase } from '../database'
import { readListPage } from '../list-page'
import { matchesEach } from '../search'

let place: Awaited<ReturnType<typeof createPlace>>
beforeEach(async () => {
  place = await createPlace('nothing')
})
afterEach(() => place.remove())

async function withAds(url: string, ads: number, work: (db: Database) => Promise<void>) {
  const db = await openDatabase(url)
  try {
    await db.migrate()
    await insert(db, 'users', rows.users)
    await db.write(MANY_ADS, [ads])
    await db.write('ANALYZE classified_ads')
    await work(db)
  } finally {
    await db.close()
  }
}

const MANY_ADS = `
  INSERT INTO classified_ads (user_id, title, description, price, location, type, category, search_text, created_at,
    updated_at)
  SELECT 1, 'Carabine', '', '', '', 'sale', 'armes', 'carabine numero' || n || repeat(' en bon etat', 40), now(), now()
  FROM generate_series(1, $1) AS n`

function search(db: Database, words: string) {
  const list = { table: 'classified_ads', columns: 'id', conditions: [], order: 'id' }
  const searched = matchesEach('search_text', words)
  return readListPage(db, { ...list, searched }, { limit: 24, offset: 0 }, (row) => row)
}

test('trigrams find one ad in twenty thousand by an index', () =>
  withAds(place.url, 20_000, async (db) => {
    expect(await db.hasSearchIndex()).toBe(true)
    const [sent] = await recordQueries(db, () => search(db, 'numero12345'))
    expect(await explain(db, sent!)).toContain('classified_ads_searched')
    expect((await search(db, 'numero12345')).total).toBe(1)

    // Scans are switched off, since tiny tables would be scanned: shows whether the indexes can serve.
    const { where, values } = whereAll(matchesEach('search_text', 'lunette 100%'))
    await db.transaction(async (tx) => {
      for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
        await db.sequelize.query(`SET LOCAL enable_${way} = off`, { transaction: tx })
      for (const table of ['news', 'users', 'admin_actions']) {
        const could = await db.read(`EXPLAIN SELECT id FROM ${table} ${where}`, values, { tx })
        expect(JSON.stringify(could)).toContain(`${table}_searched`)
      }
    })
  }))

test('search works the same where the server refuses trigrams', async () => {
  const url = new URL(place.url)
  Object.assign(url, { username: 'karim', password: 'Secret!9' })
  await withClient(place.url, async (client) => {
    await client.query("CREATE ROLE karim LOGIN PASSWORD 'Secret!9'")
    // The role may create tables, but no extension.
    await client.query(`REVOKE CREATE ON DATABASE ${url.pathname.slice(1)} FROM karim`)
    await client.query('GRANT CREATE, USAGE ON SCHEMA public TO karim')
  })

  await withAds(url.href, 20, async (db) => {
    expect(await db.isReady()).toBe(true)
    expect(await db.hasSearchIndex()).toBe(false)
    expect((await search(db, 'numero12')).total).toBe(1)
  })
  await withClient(place.url, async (client) => {
    await client.query('DROP OWNED BY karim')
    await client.query('DROP ROLE karim')
  })
})
