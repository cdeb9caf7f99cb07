import { describe, expect, test } from 'vitest'
import { openDatabase } from '#db/database'
import { createAds, type NewAd } from '#modules/ads'
import { explain, recordQueries } from '#test/harness/db/queries'
import { addNamesakes } from '#test/harness/db/rows'
import { createWorld } from '#test/harness/modules/identity'
import { karim as karimAsJoined } from '#test/people'
import { setUpAlerts } from '#test/harness/modules/ads'

const world = await setUpAlerts()
const { given, db, clock, ads, callers, adMails, camille, karim } = world
const { publish, adThatIs, post, approve, watch, queueAt, block } = world

const SATURDAY = '2026-11-21T06:00:00Z'
const digestOn = (day: string) => ({
  ...{ template: 'ad-digest', to: karimAsJoined.email, userId: karim.id, parameters: { day } },
})
const titles = async (day = '2026-11-21') =>
  (await ads.alerts.composeDigest(karim.id, day))?.ads.map(({ title }) => title)
const publishAll = async (...all: Partial<NewAd>[]) => {
  for (const ad of all) await publish(ad)
}

describe('the daily digest of alerts', () => {
  test('is queued once, from seven in the morning on, with the new ads', async () => {
    await watch()
    await publishAll({ title: 'Carabine' }, { title: 'Pistolet' })
    for (const early of ['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z', '2026-11-21T05:59:59Z'])
      expect(await queueAt(early)).toBe(0)

    expect(await queueAt(SATURDAY)).toBe(1)
    expect(await queueAt('2026-11-21T22:59:59Z')).toBe(0)
    expect(adMails).toEqual([digestOn('2026-11-21')])
    expect(await ads.alerts.composeDigest(karim.id, '2026-11-21')).toEqual({
      firstName: karimAsJoined.firstName,
      ads: [expect.objectContaining({ title: 'Pistolet' }), expect.objectContaining({ title: 'Carabine' })],
      hasMore: false,
      until: new Date('2026-11-21T22:58:59Z'),
    })
  })

  test('has no ad again that was sent, and again what could not be sent', async () => {
    await watch()
    await publish({ title: 'Carabine' })
    await queueAt(SATURDAY)
    // The mail of the first day was not sent before that day ended.
    clock.set('2026-11-22T05:00:00Z')
    expect(await ads.alerts.composeDigest(karim.id, '2026-11-21')).toBeNull()

    expect(await queueAt('2026-11-22T06:00:00Z')).toBe(1)
    const digest = await ads.alerts.composeDigest(karim.id, '2026-11-22')
    expect(digest?.ads).toMatchObject([{ title: 'Carabine' }])
    await ads.alerts.recordDigest(karim.id, digest!.until)
    expect(await titles('2026-11-22')).toBeUndefined()
    await publish({ title: 'Pistolet' })
    expect(await queueAt('2026-11-23T06:00:00Z')).toBe(1)
    expect(await titles('2026-11-23')).toEqual(['Pistolet'])
  })

  test('leaves the ads approved in the last minute for the next day', async () => {
    await watch()
    clock.set('2026-11-21T05:58:30Z')
    await publish({ title: 'Tout juste' })

    expect(await queueAt(SATURDAY)).toBe(0)
    expect(await queueAt('2026-11-22T06:00:00Z')).toBe(1)
    expect(await titles('2026-11-22')).toEqual(['Tout juste'])
  })

  test.each([
    ['2026-03-28T06:00:00Z', '2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'],
    ['2026-10-24T05:00:00Z', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'],
  ])('keeps its hour when the clocks change after %s', async (first, early, next) => {
    await watch()
    await publish()
    const seen = new Date('2026-01-01T12:00:00Z')
    await db.write('UPDATE ad_alerts SET seen_until = $1, next_digest_on = $2', [seen, first.slice(0, 10)])
    await db.write('UPDATE classified_ads SET approved_at = $1', [new Date('2026-03-01T12:00:00Z')])

    expect([await queueAt(first), await queueAt(early), await queueAt(next)]).toEqual([1, 0, 1])
  })

  test('lists each ad once, and twenty at most', async () => {
    await watch('category=armes')
    await watch('q=match')
    for (let n = 1; n <= 21; n += 1) await publish()
    await queueAt(SATURDAY)

    const digest = await ads.alerts.composeDigest(karim.id, '2026-11-21')
    expect([new Set(digest?.ads.map(({ id }) => id)).size, digest?.hasMore]).toEqual([20, true])
  })
})

describe('the digest has', () => {
  test('what the list finds with the search, since the alert was made', async () => {
    await publish({ title: 'Trop tôt' })
    clock.pass(120)
    await watch('q=22+L.R.&category=armes&province=namur&max=500')
    await watch('type=purchase')
    await publishAll(
      { title: 'Trouvée' },
      { title: 'Trop chère', price: '501€' },
      { title: 'Trop loin', province: 'liege' },
      { title: 'Autre calibre', caliber: '9 mm' },
      { title: 'Cherchée', type: 'purchase', category: 'optique' },
    )
    await queueAt(SATURDAY)

    expect(await titles()).toEqual(['Cherchée', 'Trouvée'])
  })

  test('no own ad, no ad that is not public, none of a blocked member', async () => {
    await watch()
    await publish({ title: 'La mienne' }, callers.karim)
    await post({ title: 'En attente' })
    await adThatIs('sold')
    expect(await queueAt(SATURDAY)).toBe(0)

    await publish({ title: 'De Camille' })
    await block(camille.id)
    expect(await queueAt('2026-11-22T06:00:00Z')).toBe(0)
    await block(camille.id, false)
    await publish({ title: 'De nouveau' })
    await db.write('INSERT INTO blocked_members (user_id, blocked_id, created_at) VALUES ($1, $2, $3)', [
      ...[karim.id, camille.id],
      clock.now(),
    ])
    expect(await queueAt('2026-11-23T06:00:00Z')).toBe(0)
  })

  test('an ad by the moment of its approval, however long it waited', async () => {
    const waiting = await post({ title: 'Relue tard' })
    clock.pass(60)
    await watch()
    clock.pass(60)
    await approve(waiting.id)
    await queueAt(SATURDAY)

    expect(await titles()).toEqual(['Relue tard'])
  })
})

describe('no digest', () => {
  test.each([
    ['whose address is not confirmed', 'UPDATE users SET email_confirmed_at = NULL'],
    ['whose address refuses mail', 'UPDATE users SET email_refused_at = created_at'],
    ['who is blocked', 'UPDATE users SET is_blocked = true'],
    ['who has ended the mails', 'UPDATE ad_alerts SET next_digest_on = NULL'],
    ['who has removed the alert', 'DELETE FROM ad_alerts'],
  ])('goes to a member %s, neither queued nor at its turn', async (_who, change) => {
    await watch()
    await publish()
    await queueAt(SATURDAY)
    adMails.length = 0
    await db.write(change)

    expect(await ads.alerts.composeDigest(karim.id, '2026-11-21')).toBeNull()
    expect(await queueAt('2026-11-22T06:00:00Z')).toBe(0)
    expect(adMails).toEqual([])
  })

  test('makes up for the time when the address was not confirmed', async () => {
    await watch()
    await publish()
    await db.write('UPDATE users SET email_confirmed_at = NULL')
    await queueAt(SATURDAY)
    await db.write('UPDATE users SET email_confirmed_at = created_at')

    expect(await queueAt('2026-11-22T06:00:00Z')).toBe(0)
  })
})

describe('queueing the digests', () => {
  test('by two processes at once queues one mail', async () => {
    await watch()
    await publish()
    const otherDb = await openDatabase(db.url)
    const { identity, mailQueue, mails } = createWorld(otherDb)
    const others = { db: otherDb, identity, mails: mailQueue, closedCategories: [] }
    const other = createAds({ ...given, ...others })
    clock.set(SATURDAY)

    const queued = await Promise.all([ads.alerts.queueDigests(), other.alerts.queueDigests()]).finally(() =>
      otherDb.close(),
    )

    expect(queued.sort()).toEqual([0, 1])
    expect([...adMails, ...mails]).toEqual([digestOn('2026-11-21')])
  })

  test('is done again after its mails could not be queued', async () => {
    await watch()
    await publish()
    clock.set(SATURDAY)
    const mails = { queue: () => Promise.reject(new Error('the queue is full')) }
    const failing = createAds({ ...given, mails, closedCategories: [] })
    await expect(failing.alerts.queueDigests()).rejects.toThrow('the queue is full')

    expect(await ads.alerts.queueDigests()).toBe(1)
  })

  test('takes one indexed statement a member and a few more', async () => {
    await publish()
    await addMembersWithAlert(120)
    clock.set(SATURDAY)

    const statements = await recordQueries(db, () => ads.alerts.queueDigests())

    expect(adMails).toHaveLength(120)
    expect(statements.length).toBeLessThanOrEqual(120 + 3 * 9 + 1)
    await db.write('ANALYZE')
    const looked = statements.find(({ sql }) => sql.includes('blocked_members'))!
    if (db.dialect === 'sqlite') expect(await explain(db, looked)).toContain('classified_ads_approved')
  })
})

async function addMembersWithAlert(many: number) {
  await addNamesakes(db, many)
  await db.write(
    `INSERT INTO ad_alerts (user_id, search, created_at, seen_until, next_digest_on)
     SELECT id, 'category=armes', $1, $1, '2026-11-21' FROM users WHERE last_name = 'Peeters'`,
    [new Date('2026-11-20T00:00:00Z')],
  )
}
