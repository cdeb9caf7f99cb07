import { beforeEach, describe, expect, test } from 'vitest'
import type { ClassifiedAd } from '#modules/ads'
import { count } from '#test/harness/db/rows'
import { ALL, DAY, refusal, setUpAds, unwrap } from '#test/harness/modules/ads'
import { carbine, REJECTION } from '#test/things/ad'
import { photo } from '#test/things/photo'

const world = await setUpAds()
const { db, clock, ads, admin, adMails, callers, camille, karim, elodie } = world
const { addPhoto, block, logged, newMember, post, publish } = world

const by = callers.elodie
const REVISED = { ...carbine, caliber: '.223 Rem.' }

beforeEach(async () => {
  for (const table of ['ad_photos', 'ad_submissions']) await db.write(`DELETE FROM ${table}`)
})

const change = (ad: { id: number }, fields: object = {}) =>
  ads.listings.change(callers.camille, ad.id, { ...REVISED, ...fields })
const correct = async (ad: { id: number }, fields: object = {}) => {
  unwrap(await change(ad, fields))
  return (await correctionOf(ad))!
}
const correctionOf = async ({ id }: { id: number }) => (await ads.listings.findCorrections([id])).get(id)
const approve = ({ id }: { id: number }, revision = 1) => admin.decisions.approve(by, { id, revision })
const reject = async ({ id }: { id: number }, revision = 1) =>
  unwrap(await admin.decisions.reject(by, { id, revision }, REJECTION))
const found = async ({ id }: { id: number }) => (await ads.listings.find(id, camille))!
const queued = async () => (await ads.moderation.findOldestPending(10))[0]!
const photosOf = async (ad: ClassifiedAd) => (await ads.photos.withPhotos([ad], elodie))[0]!.photos

describe('a correction of an online ad', () => {
  test('leaves the ad as it is until it is approved', async () => {
    const ad = await publish()
    const correction = await correct(ad)

    expect(await found(ad)).toEqual(ad)
    expect(correction).toMatchObject({ correctsId: ad.id, state: 'pending', caliber: '.223 Rem.' })
    expect((await ads.moderation.listPending(ALL)).total).toBe(0)
  })

  test('replaces the content, and nothing else, once approved', async () => {
    const ad = await publish()
    await ads.favourites.add(callers.karim, ad.id)
    await ads.lifecycle.reserve(camille.id, ad.id)
    const before = await found(ad)
    clock.pass(3 * DAY)
    const { id } = await correct(ad, { location: 'Huy', province: null })
    unwrap(await approve({ id }))

    const content = { ...REVISED, location: 'Huy', province: 'liege' }
    expect(await found(ad)).toEqual({ ...before, ...content })
    expect((await ads.favourites.list(karim.id, ALL)).total).toBe(1)
    expect(await correctionOf(ad)).toBeUndefined()
    const [own] = await ads.moderation.find([ad.id])
    expect(own?.revision).toBe(2)
  })

  test('is found by its new words once approved', async () => {
    const ad = await publish()
    const { id } = await correct(ad, { title: 'Pistolet Hämmerli' })
    const search = async () => (await ads.search.list({ q: 'hammerli' }, ALL, null)).total
    expect(await search()).toBe(0)
    await approve({ id })

    expect(await search()).toBe(1)
  })

  test('is changed by the next one, so that an ad has one at most', async () => {
    const ad = await publish()
    const first = await correct(ad)
    const second = await correct(ad, { caliber: '.308 Win.' })

    expect(second).toMatchObject({ id: first.id, caliber: '.308 Win.', revision: 2 })
    expect(await approve(first)).toEqual(refusal('changed'))
  })

  test('is one also when two forms arrive at once', async () => {
    const ad = await publish()
    await Promise.all([change(ad), change(ad)])

    expect(await count(db, 'classified_ads')).toBe(2)
  })

  test('has a page for admins only, and is in no list but that of the panel', async () => {
    const ad = await publish()
    const { id } = await correct(ad)

    for (const reader of [null, karim, camille]) expect(await ads.listings.find(id, reader)).toBeNull()
    expect(await ads.listings.find(id, elodie)).toMatchObject({ id })
    expect(await ads.listings.findOwn(camille.id, id)).toBeNull()
    expect((await ads.listings.listOwn(camille.id, ALL)).items.map((own) => own.id)).toEqual([ad.id])
    expect((await ads.search.list({}, ALL, elodie)).items.map((listed) => listed.id)).toEqual([ad.id])
    expect(await ads.listings.countPublic(camille.id)).toBe(1)
  })

  test('cannot be sold, reserved or kept as an ad', async () => {
    const { id } = await correct(await publish())

    expect(await ads.lifecycle.markSold(camille.id, id)).toBeNull()
    expect(await ads.lifecycle.reserve(camille.id, id)).toEqual(refusal('not-found'))
    expect(await ads.favourites.add(callers.karim, id)).toMatchObject({ ok: false })
    expect(await count(db, "classified_ads WHERE state = 'pending'")).toBe(1)
  })

  test('waits as an ad does, but is no further ad of its owner', async () => {
    const online = await publish()
    for (let n = 0; n < 9; n += 1) await post()
    const other = await publish()
    await correct(online)

    expect(await change(other)).toEqual(refusal('too-many-waiting'))
    await db.write("DELETE FROM classified_ads WHERE state = 'pending' AND corrects_id IS NULL")
    for (let n = 2; n < 40; n += 1) await publish()
    expect(await ads.listings.create(callers.camille, carbine)).toEqual(refusal('too-many-ads'))
    await ads.listings.remove(camille.id, other.id)
    expect(await ads.listings.create(callers.camille, carbine)).toMatchObject({ ok: true })
  })

  test('is counted as one ad that was sent, and one that was approved', async () => {
    const ad = await publish()
    const { id } = await correct(ad)
    await correct(ad)
    await approve({ id }, 2)

    const span = { from: new Date(0), until: new Date(clock.now().getTime() + 1) }
    expect(await ads.listFigures([span])).toMatchObject([{ sentAds: 2, approvedAds: 2 }])
  })

  test('is in the copy of the data', async () => {
    const ad = await publish()
    const { id } = await correct(ad)

    const copy = await ads.listings.findAllOwn(camille.id)
    expect(copy.find((own) => own.id === id)).toMatchObject({ correctsId: ad.id, caliber: '.223 Rem.' })
  })

  test('is withdrawn by its owner alone', async () => {
    const ad = await publish()
    await correct(ad)

    expect(await ads.listings.withdrawCorrection(karim.id, ad.id)).toBe(false)
    expect(await ads.listings.withdrawCorrection(camille.id, ad.id)).toBe(true)
    expect(await ads.listings.withdrawCorrection(camille.id, ad.id)).toBe(false)
    expect(await found(ad)).toEqual(ad)
  })

  test.each<[string, (ad: ClassifiedAd) => Promise<unknown>]>([
    ['sold', ({ id }) => ads.lifecycle.markSold(camille.id, id)],
    ['expired', () => (clock.pass(60 * DAY), ads.lifecycle.endOverdue())],
    ['removed by its owner', ({ id }) => ads.listings.remove(camille.id, id)],
    ['deleted by an admin', ({ id }) => admin.ads.delete(by, id)],
    ['taken down', ({ id }) => db.transaction((tx) => ads.moderation.takeDown(id, REJECTION, tx))],
  ])('ends when its ad is %s', async (_what, end) => {
    const ad = await publish()
    await correct(ad)
    await end(ad)

    expect(await correctionOf(ad)).toBeUndefined()
    expect(await ads.moderation.findOldestPending(10)).toEqual([])
  })

  test('is not lost by the undo of the approval of its ad', async () => {
    const ad = await post()
    await approve(ad)
    const { id } = await correct(ad)
    const last = await ads.decisions.findLast(by.userId)

    expect(await admin.decisions.undo(by, last!.id)).toEqual(refusal('changed'))
    expect(await correctionOf(ad)).toMatchObject({ id })
  })

  test('waits on while its ad is hidden or its owner blocked', async () => {
    const ad = await publish()
    const { id } = await correct(ad)
    await admin.ads.hide(by, ad.id)
    await block(ad.userId)
    await admin.users.act(by, 'unblock', ad.userId)
    await admin.ads.show(by, ad.id)

    expect(await correctionOf(ad)).toMatchObject({ id, state: 'pending' })
  })
})

describe('the photos of a correction', () => {
  test('are copies of those that both versions show', async () => {
    const [kept, dropped, added] = [await addPhoto(), await addPhoto(), await addPhoto()]
    const ad = await publish({ photos: [kept, dropped] })
    const correction = await correct(ad, { photos: [added, { ...kept, caption: 'De côté' }] })

    expect(await photosOf(ad)).toEqual([kept, dropped])
    const shown = await photosOf(correction)
    expect(shown).toMatchObject([added, { hash: kept.hash, caption: 'De côté' }])
    expect(shown[1]!.id).not.toBe(kept.id)
    const files = `ad_photo_files WHERE photo_id = ${kept.id}`
    expect(await count(db, files.replace(String(kept.id), String(shown[1]!.id)))).toBe(await count(db, files))
  })

  test('become those of the ad, whose own are deleted', async () => {
    const [kept, dropped] = [await addPhoto(), await addPhoto()]
    const ad = await publish({ photos: [kept, dropped] })
    const correction = await correct(ad, { photos: [kept] })
    const shown = await photosOf(correction)
    await approve(correction)

    expect(await photosOf(ad)).toEqual(shown)
    expect(await count(db, 'ad_photos')).toBe(1)
    expect(await db.read(`SELECT photo_count AS n FROM classified_ads`)).toEqual([{ n: 1 }])
  })

  test('are those of the ad if the correction names none', async () => {
    const kept = await addPhoto()
    const ad = await publish({ photos: [kept] })

    expect(await photosOf(await correct(ad))).toMatchObject([{ hash: kept.hash }])
  })
})

describe('an admin who decides on a correction', () => {
  test('sees how it differs from the version online', async () => {
    const another = await photo({ width: 60, height: 60 })
    const [kept, added] = [await addPhoto(), await addPhoto(callers.camille, another)]
    const ad = await publish({ photos: [{ ...kept, caption: 'De face' }] })
    const correction = await correct(ad, { photos: [kept, added] })

    const { lastLook } = await queued()
    const [copy] = await photosOf(correction)
    expect(lastLook).toMatchObject({ at: null, says: { ...carbine, contactInfo: null }, rejection: null })
    expect(lastLook?.photos).toEqual([{ id: copy!.id, caption: 'De face' }])
    expect(await ads.moderation.findLastDecision(correction.id)).toEqual(lastLook)
  })

  test('decides again when the version online has changed meanwhile', async () => {
    const ad = await publish()
    const correction = await correct(ad, { price: '550€' })
    unwrap(await ads.lifecycle.lowerPrice(callers.camille, ad.id, '450€'))

    expect(await approve(correction)).toEqual(refusal('changed'))
    expect((await queued()).lastLook?.says.price).toBe('450€')
    await admin.ads.change(by, { id: ad.id }, { ...carbine, contactInfo: null, price: '440€' })
    expect(await approve(correction, 2)).toEqual(refusal('changed'))
    expect(await approve(correction, 3)).toMatchObject({ ok: true })
  })

  test('does not see it as similar to its ad, nor as an earlier ad', async () => {
    const ad = await publish({ photos: [await addPhoto()] })
    await correct(ad)
    const later = await post({ title: 'Étui', description: 'Un étui noir en toile' })

    const queue = await ads.moderation.findOldestPending(10)
    expect(queue.map(({ similar }) => similar)).toEqual([[], []])
    expect(queue.find(({ id }) => id === later.id)?.earlierAds).toBe(1)
  })

  test('cannot undo its approval, which its owner learns at once', async () => {
    const ad = await publish()
    const correction = await correct(ad)
    adMails.length = 0

    expect(await approve(correction)).toMatchObject({
      ok: true,
      value: { ad: { id: ad.id }, canUndo: false },
    })
    expect(await ads.decisions.findLast(by.userId)).toBeNull()
    const parameters = { adId: ad.id, isCorrection: true }
    expect(adMails).toMatchObject([{ template: 'ad-approved', parameters }])
    expect(adMails[0]).not.toHaveProperty('hold')
  })

  test('finds in the log what it has changed about the ad', async () => {
    const ad = await publish()
    await approve(await correct(ad, { description: 'Peu servie, avec sa mallette.' }))

    const [entry] = await logged()
    expect(entry).toMatchObject({ action: 'ad.approve', subjectId: ad.id })
    expect(entry?.changes).toEqual([
      { field: 'caliber', before: '.22 LR', after: '.223 Rem.' },
      { field: 'description', before: '…', after: '…' },
    ])
  })

  test('approves ads and corrections at once, and can undo the ads', async () => {
    const correction = await correct(await publish())
    const ad = await post()
    const read = [correction, ad].map(({ id }) => ({ id, revision: 1 }))

    const value = { done: 2, left: 0, corrections: 1 }
    expect(await admin.decisions.decide(by, read, { act: 'approve' })).toEqual({ ok: true, value })
    expect(await ads.decisions.findLast(by.userId)).toMatchObject({ ads: 1, first: { id: ad.id } })
  })

  test('rejects it instead of deleting it', async () => {
    const ad = await publish()
    const { id } = await correct(ad)

    expect(await admin.ads.delete(by, id)).toEqual(refusal('not-found'))
    expect(await admin.decisions.decide(by, [{ id }], { act: 'delete' })).toEqual(refusal('changed'))
  })
})

describe('a rejected correction', () => {
  test('leaves the ad online, and its owner learns why', async () => {
    const ad = await publish()
    const correction = await correct(ad)
    adMails.length = 0
    await reject(correction)

    expect(await found(ad)).toEqual(ad)
    const { rule: rejectionRule, reason: rejectionReason } = REJECTION
    expect(await correctionOf(ad)).toMatchObject({ state: 'rejected', rejectionRule, rejectionReason })
    const parameters = { adId: ad.id, isCorrection: true, ...REJECTION }
    expect(adMails).toMatchObject([{ template: 'ad-rejected', parameters }])
  })

  test('comes first among the own ads, and counts as a refused ad', async () => {
    const ad = await publish()
    await reject(await correct(ad))
    await publish()

    expect((await ads.listings.listOwn(camille.id, ALL, true)).items[0]).toMatchObject({ id: ad.id })
    expect(await ads.moderation.countByOwner(camille.id)).toEqual({ waitingAds: 0, rejectedAds: 1 })
  })

  test('is sent again, to an admin who sees why it was refused', async () => {
    const ad = await publish()
    await reject(await correct(ad))
    const again = await correct(ad, { caliber: '.308 Win.' })

    expect(again).toMatchObject({ state: 'pending', rejectionReason: null })
    const { lastLook } = await queued()
    expect(lastLook).toMatchObject({ at: null, says: { caliber: '.22 LR' }, rejection: REJECTION })
  })

  test('waits again when the admin undoes the rejection', async () => {
    const ad = await publish()
    await reject(await correct(ad))
    const decision = await ads.decisions.findLast(by.userId)

    expect(await admin.decisions.undo(by, decision!.id)).toMatchObject({ ok: true })
    expect(await correctionOf(ad)).toMatchObject({ state: 'pending', rejectionReason: null })
  })
})

describe('the price of a correction', () => {
  test('follows a price that was lowered while it waits', async () => {
    const ad = await publish()
    const correction = await correct(ad)
    unwrap(await ads.lifecycle.lowerPrice(callers.camille, ad.id, '450€'))
    await approve(correction, 2)

    expect(await found(ad)).toMatchObject({ price: '450€', formerPrice: '500€' })
  })

  test('ends the former price if it is another one', async () => {
    const ad = await publish()
    unwrap(await ads.lifecycle.lowerPrice(callers.camille, ad.id, '450€'))
    await approve(await correct(ad, { price: '400€' }))

    expect(await found(ad)).toMatchObject({ price: '400€', formerPrice: null, loweredAt: null })
  })
})

test('a correction, its approval, its rejection and the end of its ad never deadlock', async () => {
  for (let round = 0; round < 10; round += 1) {
    const caller = await newMember()
    const ad = await publish({}, caller)
    unwrap(await ads.listings.change(caller, ad.id, REVISED))
    const { id } = (await correctionOf(ad))!
    const end = [
      () => ads.lifecycle.markSold(caller.userId, ad.id),
      () => ads.listings.remove(caller.userId, ad.id),
      () => admin.ads.hide(callers.dominique, ad.id),
    ][round % 3]!
    const outcomes = await Promise.allSettled([
      approve({ id }),
      end(),
      ads.listings.change(caller, ad.id, { ...REVISED, price: '450€' }),
      admin.decisions.reject(callers.dominique, { id, revision: 1 }, REJECTION),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  }
}, 60_000)
