import { expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createAds } from '#modules/ads'
import { carbine } from '#test/worlds/carbine'
import { ALL, setUpAds } from '#test/worlds/ads'

const { db, ads, elodie, karim, clock, identity } = await setUpAds()

test('what is created as approved is public at once, as it would be after an approval', async () => {
  const created = await ads.createApproved(elodie.id, carbine)

  expect(created).toMatchObject({ userId: elodie.id, isApproved: true, createdAt: clock.now() })
  const { state: _, rejectionReason: _1, revision: _2, ...shown } = created
  expect((await ads.listPublic({ q: 'meplat' }, ALL, karim)).items).toEqual([shown])
  expect((await ads.listPending(ALL)).total).toBe(0)
})

test('what does not apply to its category is left out there too', async () => {
  const created = await ads.createApproved(elodie.id, { ...carbine, category: 'optique' })

  expect(created).toMatchObject({ caliber: null, brand: null, condition: null, weight: null })
})

test('a category that is closed to members is open to it, and every process is told', async () => {
  const statements: string[] = []
  const logged = await openDatabase(db.url, { ended: ({ text }) => statements.push(text()) })
  const closed = createAds({ db: logged, clock, identity, closedCategories: ['armes'] })
  const created = await closed.createApproved(elodie.id, carbine)
  await logged.close()

  expect(created.category).toBe('armes')
  expect(statements.filter((sql) => /pg_notify|INTO settings/.test(sql))).toHaveLength(1)
})
