import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { count } from '#test/harness/db/rows'
import { carbine } from '#test/things/ad'
import { ALL, setUpAdmin, refusal } from '#test/harness/modules/admin'

const { db, ads, admin, adMails, clock, callers, post, logged } = await setUpAdmin()

const by = callers.elodie
const REJECTION = { rule: 'misleading', reason: "Dites aussi quel modèle c'est." } as const

const postRead = async () => ({ ...(await post()), revision: 1 })
const kept = async ({ id }: { id: number }) => (await ads.moderation.find([id]))[0]
const lastOf = async ({ userId }: { userId: number }) => ads.decisions.findLast(userId)
const acts = async () => (await logged()).map(({ action }) => action)
/** Undoes the last decision of Élodie. */
const undo = async () => admin.decisions.undo(by, (await lastOf(by))?.id ?? 0)

describe('a decision on ads', () => {
  test('can be undone by its admin for a minute', async () => {
    const read = [await postRead(), await postRead()]
    await admin.decisions.decide(by, read.toReversed(), { act: 'approve' })

    const { id, title, createdAt } = read[0]!
    expect(await lastOf(by)).toMatchObject({ outcome: 'approved', ads: 2, first: { id, title, createdAt } })
    expect(await lastOf(callers.dominique)).toBeNull()
    clock.pass(60)
    expect(await lastOf(by)).toBeNull()
  })

  test('of a wrong clock is not offered to be undone, and is forgotten', async () => {
    await admin.decisions.approve(by, await postRead())
    clock.pass(-61)

    expect([await lastOf(by), await ads.decisions.removeOld()]).toEqual([null, 1])
  })

  test('is not offered to be undone once its ad is deleted', async () => {
    const { id, userId } = await postRead()
    await admin.decisions.approve(by, { id, revision: 1 })
    await ads.listings.remove(userId, id)

    expect(await lastOf(by)).toBeNull()
  })

  test('is mailed to the owner after that minute', async () => {
    await admin.decisions.approve(by, await postRead())

    const until = new Date(clock.now().getTime() + 60_000)
    expect(adMails).toMatchObject([{ template: 'ad-approved', hold: { until } }])
  })

  test.each([
    ['approves the next ad', async () => admin.decisions.approve(by, await postRead())],
    ['does something else', () => admin.users.act(by, 'block', callers.karim.userId)],
  ])('is final and mailed at once when the admin %s', async (_what, next) => {
    await admin.decisions.reject(by, await postRead(), REJECTION)
    const decision = await lastOf(by)
    await next()

    expect(adMails[0]).toMatchObject({ template: 'ad-rejected' })
    expect(adMails[0]).not.toHaveProperty('hold')
    expect(await admin.decisions.undo(by, decision!.id)).toEqual(refusal('followed'))
  })

  test('stays open while another admin acts, or the same one without effect', async () => {
    const [read, other] = [await postRead(), await postRead()]
    await admin.decisions.approve(by, read)
    await admin.decisions.approve(callers.dominique, other)
    expect(await admin.decisions.reject(by, read, REJECTION)).toEqual(refusal('decided'))

    expect(adMails[0]).toHaveProperty('hold')
    expect(await undo()).toMatchObject({ ok: true })
  })

  test('made by a call is final, and mailed at once', async () => {
    const approved = await admin.decisions.approve(by, await postRead(), { isFinal: true })

    expect(approved).toMatchObject({ ok: true, value: { canUndo: false } })
    expect(adMails).toHaveLength(1)
    expect(adMails[0]).not.toHaveProperty('hold')
    expect(await lastOf(by)).toBeNull()
  })

  test('is forgotten when its minute is over', async () => {
    await admin.decisions.approve(by, await postRead())
    clock.pass(59)
    expect(await ads.decisions.removeOld()).toBe(0)
    clock.pass(1)

    expect(await ads.decisions.removeOld()).toBe(1)
    expect([await count(db, 'ad_decisions'), await count(db, 'decided_ads')]).toEqual([0, 0])
  })
})

describe('undoing a decision', () => {
  test('to approve puts the ad back into the queue, and mails nobody', async () => {
    const ad = await postRead()
    await admin.decisions.approve(by, ad)

    expect(await countAnnouncements(db, undo)).toBe(1)
    expect(await kept(ad)).toMatchObject({ state: 'pending', revision: 1, expiresAt: null })
    expect((await ads.moderation.listPending(ALL)).items).toMatchObject([{ id: ad.id }])
    expect(adMails).toEqual([])
    expect(await lastOf(by)).toBeNull()
  })

  test('to reject leaves neither rule nor reason', async () => {
    const ad = await postRead()
    await admin.decisions.reject(by, ad, REJECTION)
    await undo()

    expect(await kept(ad)).toMatchObject({ state: 'pending', rejectionRule: null, rejectionReason: null })
    expect(await ads.moderation.findLastDecision(ad.id)).toBeNull()
    expect(adMails).toEqual([])
  })

  test('restores the text kept at the decision before', async () => {
    const ad = await postRead()
    await admin.decisions.reject(by, ad, REJECTION)
    await ads.listings.change(callers.camille, ad.id, { ...carbine, price: '450€' })
    await admin.decisions.approve(by, { id: ad.id, revision: 2 })
    await undo()

    expect(await ads.moderation.findLastDecision(ad.id)).toMatchObject({
      rejection: REJECTION,
      says: { price: '500€' },
    })
    expect(adMails).toMatchObject([{ template: 'ad-rejected' }])
  })

  test('is logged like the decision itself', async () => {
    const ad = await postRead()
    await admin.decisions.approve(by, ad)
    await undo()

    const changes = [{ field: 'isApproved', before: true, after: false }]
    expect((await logged())[0]).toMatchObject({
      action: 'ad.undo',
      subjectId: ad.id,
      subject: ad.title,
      changes,
    })
  })

  test('on several ads spares the changed ones, whose owners are mailed', async () => {
    const read = [await postRead(), await postRead(), await postRead()]
    await admin.decisions.decide(by, read, { act: 'reject', rejection: REJECTION })
    await ads.listings.change(callers.camille, read[1]!.id, { ...carbine, price: '450€' })
    await ads.listings.remove(callers.camille.userId, read[2]!.id)

    expect(await undo()).toMatchObject({ ok: true, value: { ads: [{ id: read[0]!.id }], left: 1 } })
    expect(adMails).toMatchObject([1, 2].map((at) => ({ parameters: { adId: read[at]!.id } })))
    expect(adMails.filter(({ hold }) => hold)).toHaveLength(1)
  })
})

describe('a decision can no longer be undone', () => {
  const { camille, dominique } = callers
  const other = { ...carbine, contactInfo: null, price: '1€' }

  test.each<[what: string, code: string, change: (id: number) => unknown]>([
    ['after a minute', 'too-late', () => clock.pass(60)],
    ['when a wrong clock took it', 'too-late', () => clock.pass(-61)],
    ['once its mail is being sent', 'too-late', () => adMails.splice(0)],
    ['once the owner has sold the ad', 'sold', (id) => ads.lifecycle.markSold(camille.userId, id)],
    ['once the owner has deleted the ad', 'gone', (id) => ads.listings.remove(camille.userId, id)],
    ['once the owner has reserved it', 'changed', (id) => ads.lifecycle.reserve(camille.userId, id)],
    [
      'once the owner has lowered its price',
      'changed',
      (id) => ads.lifecycle.lowerPrice(camille, id, '450 €'),
    ],
    ['once another admin has hidden it', 'changed', (id) => admin.ads.hide(dominique, id)],
    ['once another admin has changed it', 'changed', (id) => admin.ads.change(dominique, { id }, other)],
  ])('%s: %s', async (_what, code, change) => {
    const ad = await postRead()
    await admin.decisions.approve(by, ad)
    const decision = await lastOf(by)
    await change(ad.id)
    const before = await kept(ad)

    expect(await admin.decisions.undo(by, decision!.id)).toEqual(refusal(code))
    expect(await kept(ad)).toEqual(before)
  })

  test('once the owner has corrected the rejected ad', async () => {
    const ad = await postRead()
    await admin.decisions.reject(by, ad, REJECTION)
    await ads.listings.change(callers.camille, ad.id, { ...carbine, price: '450€' })

    expect(await undo()).toEqual(refusal('changed'))
  })

  test('by another admin', async () => {
    await admin.decisions.approve(by, await postRead())

    expect(await admin.decisions.undo(callers.dominique, (await lastOf(by))!.id)).toEqual(refusal('followed'))
    expect(await undo()).toMatchObject({ ok: true })
  })
})

test('a decision undone twice at the same moment is undone once', async () => {
  const ad = await postRead()
  await admin.decisions.approve(by, ad)
  const outcomes = await Promise.all([undo(), undo()])

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await acts()).toEqual(['ad.undo', 'ad.approve'])
})
