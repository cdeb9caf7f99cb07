import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { matchesEach } from '../search'
import { whereAll } from '../conditions'
import { readListPage } from '../list-page'
import { recordQueries } from '#test/db/queries'
import { type Database, openDatabase } from '../database'
import { createPlace, createTestDatabase, type TestDatabase } from '#test/db/database'
import { insert, rows } from '#test/db/rows'
import { withClient } from '#test/db/template'

describe('where the extension of trigrams may be made', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await createTestDatabase()
    await insert(db, 'users', rows.users)
    await db.run(MANY_ADS, [20_000])
    await db.write(() => db.sequelize.query('VACUUM ANALYZE classified_ads'))
  })
  afterAll(() => db.drop())

  test('a search has an index', async () => {
    expect(await db.hasSearchIndex()).toBe(true)
  })

  test.each(['classified_ads', 'news', 'users', 'admin_actions'])(
    'that of %s serves a search',
    async (table) => {
      expect(await planWithoutScan(db, table, 'lunette 100%')).toContain(`${table}_searched`)
    },
  )

  test('one ad among twenty thousand is found without looking through all', async () => {
    const searched = matchesEach('search_text', 'numero12345')
    const list = { table: 'classified_ads', columns: 'id', conditions: [], searched, order: 'id' }
    const find = () => readListPage(db, list, { limit: 24, offset: 0 }, (row) => row)
    const [sent] = await recordQueries(db, find)

    const plan = await db.sequelize.query(`EXPLAIN ${sent!.sql}`, { bind: sent!.options.bind })
    expect(JSON.stringify(plan)).toContain('classified_ads_searched')
    expect((await find()).total).toBe(1)
  })
})

describe('where it may not', () => {
  let place: Awaited<ReturnType<typeof createPlace>>
  let db: Database
  beforeAll(async () => {
    place = await createPlace({ migrated: false })
    const { url, name } = asKarim(place.url)
    await withClient(place.url, async (client) => {
      await client.query("CREATE ROLE karim LOGIN PASSWORD 'Secret!9'")
      // Tables, but nothing that is the whole database's.
      await client.query(`REVOKE CREATE ON DATABASE ${name} FROM karim`)
      await client.query('GRANT CREATE, USAGE ON SCHEMA public TO karim')
    })
    db = await openDatabase(url)
    await db.migrate()
  })
  afterAll(async () => {
    await db.close()
    await place.remove()
    await onServer('DROP ROLE karim')
  })

  test('the site runs, and knows that a search has no index', async () => {
    expect(await db.isReady()).toBe(true)
    expect(await db.hasSearchIndex()).toBe(false)
  })

  test('a search finds the same', async () => {
    await insert(db, 'users', rows.users)
    await db.run(MANY_ADS, [20])
    const { where, values } = whereAll(matchesEach('search_text', 'numero12'))

    expect(await db.search(`SELECT id FROM classified_ads ${where}`, values)).toHaveLength(1)
  })
})

const MANY_ADS = `
  INSERT INTO classified_ads (user_id, title, description, price, location, type, category, search_text, created_at,
    updated_at)
  SELECT 1, 'Carabine', '', '', '', 'sale', 'armes', 'carabine numero' || n || repeat(' en bon etat', 40), now(), now()
  FROM generate_series(1, $1) AS n`

/** A tiny table would be scanned: this tells only whether its index could serve. */
function planWithoutScan(db: Database, table: string, search: string) {
  const { where, values } = whereAll(matchesEach('search_text', search))
  return db.transaction(async (tx) => {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await db.sequelize.query(`SET LOCAL enable_${way} = off`, { transaction: tx })
    return JSON.stringify(await db.read(`EXPLAIN SELECT id FROM ${table} ${where}`, values, tx))
  })
}

function asKarim(address: string) {
  const url = new URL(address)
  url.username = 'karim'
  url.password = 'Secret!9'
  return { url: url.href, name: url.pathname.slice(1) }
}

function onServer(sql: string) {
  const template = inject('template')
  const server = template.dialect === 'postgres' ? template.server : ''
  return withClient(`${server}postgres`, (client) => client.query(sql))
}
