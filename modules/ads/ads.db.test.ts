import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/test-database'
import { insert, NOON, rows } from '../../db/test-rows'
import { createWorld } from '../identity/test-world'
import { camille, join, karim } from '../identity/test-people'
import { createAds } from '.'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('a member finds his own ads, the newest first, and nobody else', async () => {
  const { identity } = createWorld(db)
  const owner = await join(identity, camille)
  const other = await join(identity, karim)
  const later = new Date(NOON.getTime() + 1000)
  for (const ad of [
    { id: 1, user_id: owner.id, title: 'Carabine' },
    { id: 2, user_id: owner.id, title: 'Lunette', created_at: later },
    { id: 3, user_id: other.id, title: 'Mallette' },
  ]) {
    await db.transaction((tx) => insert(db, 'classified_ads', { ...rows.classified_ads, ...ad }, tx))
  }

  const ads = await createAds({ db }).findOwn(owner.id)

  expect(ads.map(({ title }) => title)).toEqual(['Lunette', 'Carabine'])
  expect(ads[1]).toEqual({
    id: 1,
    userId: owner.id,
    title: 'Carabine',
    description: 'Peu servie',
    price: '500€',
    location: 'Namur',
    type: 'sale',
    category: 'armes',
    condition: 'bon',
    weight: null,
    caliber: null,
    brand: null,
    contactEmail: null,
    contactPhone: null,
    contactInfo: null,
    isApproved: false,
    isSold: false,
    createdAt: NOON,
  })
})
