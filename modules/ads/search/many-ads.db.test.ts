import { expect, test } from 'vitest'
import { explain, recordQueries } from '#test/harness/db/queries'
import type { AdQuery } from '#modules/ads'
import { setUpAds } from '#test/harness/modules/ads'

const { db, ads, publish, post, camille } = await setUpAds()

const PAGE = { limit: 24, offset: 0 }
const HOURS_BEFORE = {
  postgres: "created_at - id * interval '1 hour'",
  sqlite: "strftime('%Y-%m-%d %H:%M:%f +00:00', created_at, '-' || id || ' hours')",
}

/** Doubles four ads in each round; each copy has a creation date of its own. */
async function addAds(many: number) {
  await post()
  await publish({ type: 'purchase', category: 'optique', province: 'liege' })
  await publish({ condition: 'neuf' })
  await publish({ category: 'munitions' })
  const columns = `user_id, title, description, price, location, type, condition, category, is_approved, is_sold,
    state, owner_is_blocked, province, search_text, updated_at`
  const copy = `INSERT INTO classified_ads (${columns}, amount, photo_count, created_at)
    SELECT ${columns}, amount + id, id % 4, ${HOURS_BEFORE[db.dialect]} FROM classified_ads`
  for (let count = 4; count < many; count *= 2) await db.write(copy)
  await db.write('ANALYZE')
}

const IN_STATE = 'classified_ads_newest_in_state'
const BY_TIME = [undefined, 'oldest'] as const
const BY_PRICE = ['price-asc', 'price-desc'] as const

const FILTERS: [string, string, AdQuery][] = [
  ['all', `${IN_STATE} `, {}],
  ['of a type', `${IN_STATE}_of_type`, { type: 'purchase' }],
  ['of a category', `${IN_STATE}_of_category`, { category: 'munitions' }],
  ['of a condition', `${IN_STATE}_of_condition`, { condition: 'neuf' }],
  ['of a province', `${IN_STATE}_of_province`, { province: 'liege' }],
  ['of a province or of none', `${IN_STATE} `, { province: 'liege', withoutProvince: '1' }],
  ['with photos', `${IN_STATE} `, { withPhotos: '1' }],
  ['from a price', `${IN_STATE} `, { min: 510 }],
  ['between two prices', `${IN_STATE} `, { min: 505, max: 520 }],
  [
    'of all five',
    `${IN_STATE}_of_`,
    { type: 'sale', category: 'armes', condition: 'neuf', province: 'namur', min: 1 },
  ],
]

/** The index that serves each list; PostgreSQL may choose another one of the same order. */
const LISTS = [
  ...FILTERS.flatMap(([name, ofFilter, query]) =>
    [...BY_TIME, ...BY_PRICE].map((sort) => ({
      name: `${name}, ${sort ?? 'newest'}`,
      index: sort?.startsWith('price') ? 'classified_ads_by_amount' : ofFilter,
      list: (): Promise<unknown> => ads.search.list({ ...query, sort }, PAGE, null),
    })),
  ),
  ...BY_TIME.map((sort) => ({
    name: `sold, ${sort ?? 'newest'}`,
    index: `${IN_STATE} `,
    list: () => ads.moderation.list({ state: 'sold', sort }, PAGE),
  })),
  ...BY_TIME.map((sort) => ({
    name: `not pending, ${sort ?? 'newest'}`,
    index: 'classified_ads_newest',
    list: () => ads.moderation.list({ excludeState: 'pending', sort }, PAGE),
  })),
  {
    name: 'of a member',
    index: 'classified_ads_newest_of_owner',
    list: () => ads.listings.listOwn(camille.id, PAGE),
  },
  { name: 'that wait', index: `${IN_STATE} `, list: () => ads.moderation.listPending(PAGE) },
  { name: 'for crawlers', index: `${IN_STATE} `, list: () => ads.listings.listAddresses(1000) },
]

test('lists of 5000 ads are read in the order of an index', async () => {
  await addAds(5000)

  for (const { name, index, list } of LISTS) {
    const [sent] = (await recordQueries(db, list)).filter(({ sql }) => /ORDER BY/.test(sql))
    // Leaves the count out of the plan: it may scan.
    const sql = sent!.sql.replace(/\(SELECT count\(\*\) .*?\) AS total/, '0 AS total')
    const plan = await explain(db, { ...sent!, sql })
    expect(plan, name).toContain(db.dialect === 'sqlite' ? index : /^\w+_(newest|by_amount)/.exec(index)![0])
    expect(plan, name).not.toMatch(/\bsort\b|temp b-tree|seq scan/i)
  }
})
