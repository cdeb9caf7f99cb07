import { beforeEach, expect, test } from 'vitest'
import { countQueries, recordQueries } from '#test/db/queries'
import type { AdQuery } from '#modules/ads'
import { setUpAds } from '#test/worlds/ads'

const { db, ads, publish, post, camille } = await setUpAds()

const PAGE = { limit: 24, offset: 0 }
const EXPLAIN = { postgres: 'EXPLAIN ', sqlite: 'EXPLAIN QUERY PLAN ' }
const HOURS_BEFORE = {
  postgres: "created_at - id * interval '1 hour'",
  sqlite: "strftime('%Y-%m-%d %H:%M:%f +00:00', created_at, '-' || id || ' hours')",
}

/** Copies of the ads that are there: each round doubles them, with moments of their own. */
async function doubleUntil(many: number) {
  const columns = `user_id, title, description, price, location, type, condition, category, is_approved, is_sold,
    owner_is_blocked, search_text, updated_at`
  const copy = `INSERT INTO classified_ads (${columns}, created_at)
    SELECT ${columns}, ${HOURS_BEFORE[db.dialect]} FROM classified_ads`
  for (let count = 4; count < many; count *= 2) await db.run(copy)
  await db.run('ANALYZE')
}

beforeEach(async () => {
  await post()
  await publish({ type: 'purchase', category: 'optique' })
  await publish({ condition: 'neuf' })
  await publish({ category: 'munitions' })
})

const IN_STATE = 'classified_ads_newest_in_state'
const listed = (query: AdQuery) => ads.listPublic(query, PAGE, null)

/** And the index that serves it. PostgreSQL may take another where that one, by its figures, will do. */
const LISTS: [string, string, (sort: AdQuery['sort']) => Promise<unknown>][] = [
  ['all', `${IN_STATE} `, (sort) => listed({ sort })],
  ['of a type', `${IN_STATE}_of_type`, (sort) => listed({ type: 'purchase', sort })],
  ['of a category', `${IN_STATE}_of_category`, (sort) => listed({ category: 'munitions', sort })],
  ['of a condition', `${IN_STATE}_of_condition`, (sort) => listed({ condition: 'neuf', sort })],
  [
    'of all three',
    `${IN_STATE}_of_`,
    (sort) => listed({ type: 'sale', category: 'armes', condition: 'neuf', sort }),
  ],
  ['of a member', 'classified_ads_newest_of_owner', () => ads.listOwn(camille.id, PAGE)],
  ['that wait', `${IN_STATE} `, () => ads.listPending(PAGE)],
  ['sold', `${IN_STATE} `, (sort) => ads.listAll({ state: 'sold', sort }, PAGE)],
  ['for crawlers', `${IN_STATE} `, () => ads.listAddresses(1000)],
]

test('the lists of 5000 ads are read in the order of an index, in as many statements as of 4', async () => {
  const each = LISTS.flatMap(([name, index, list]) =>
    ([undefined, 'oldest'] as const).map((sort) => ({
      name: `${name}, ${sort ?? 'newest'}`,
      index,
      list: () => list(sort),
    })),
  )
  const few: number[] = []
  for (const { list } of each) few.push(await countQueries(db, list))
  await doubleUntil(5000)

  for (const [at, { name, index, list }] of each.entries()) {
    expect(await countQueries(db, list), name).toBe(few[at])
    const [sent] = (await recordQueries(db, list)).filter(({ sql }) => /ORDER BY/.test(sql))
    const { bind } = sent!.options
    // What is looked through to count is not what is read.
    const sql = sent!.sql.replace(/\(SELECT count\(\*\) .*?\) AS total/, '0 AS total')
    const plan = JSON.stringify(await db.sequelize.query(EXPLAIN[db.dialect] + sql, { bind }))
    expect(plan, name).toContain(db.dialect === 'sqlite' ? index : 'classified_ads_newest')
    expect(plan, name).not.toMatch(/\bsort\b|temp b-tree|seq scan/i)
  }
})

test('a search finds the few among many', async () => {
  await doubleUntil(5000)
  await publish({ title: 'Lunette rare' })

  expect(await listed({ q: 'LUNETTE rare' })).toMatchObject({ items: [{ title: 'Lunette rare' }], total: 1 })
})
