import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/harness/db/announcements'
import { camille, karim } from '#test/people'
import { carbine } from '#test/things/ad'
import { ALL, setUpAdmin, refusal } from '#test/harness/modules/admin'

const { db, ads, admin, adMails, callers, newMember, post, logged } = await setUpAdmin()

const by = callers.elodie
const REJECTION = { rule: 'distance-sale', reason: "L'annonce propose un envoi par la poste." } as const
const says = { ...carbine, contactInfo: null }
const kept = async ({ id }: { id: number }) => (await ads.moderation.find([id]))[0]
const acts = async () => (await logged()).map(({ action }) => action)

const postRead = async () => ({ ...(await post()), revision: 1 })
/** Changes the ad as its owner, after the admin has read it. */
const revise = ({ id }: { id: number }) =>
  ads.listings.change(callers.camille, id, { ...carbine, price: '450€' })

describe('an approval of an ad', () => {
  test('mails the owner once, however many admins give it', async () => {
    const ad = await postRead()
    for (const one of [by, callers.dominique]) await admin.decisions.approve(one, ad)

    const { id: adId, userId, title } = ad
    const parameters = { firstName: 'Camille', title, adId }
    expect(adMails).toMatchObject([{ template: 'ad-approved', to: camille.email, userId, parameters }])
    expect(await acts()).toEqual(['ad.approve'])
  })

  test('is refused when the ad has changed since it was read', async () => {
    const ad = await postRead()
    await revise(ad)

    expect(await admin.decisions.approve(by, ad)).toEqual(refusal('changed'))
    expect((await kept(ad))?.isApproved).toBe(false)
    expect(adMails).toEqual([])
    expect(await admin.decisions.approve(by, { ...ad, revision: 2 })).toMatchObject({ ok: true })
  })

  test('is refused for an ad that is rejected, sold or gone', async () => {
    const [rejected, sold, gone] = [await post(), await post(), await post()]
    await admin.decisions.reject(by, rejected, REJECTION)
    await ads.lifecycle.markSold(sold.userId, sold.id)
    await admin.ads.delete(by, gone.id)

    for (const ad of [rejected, sold])
      expect(await admin.decisions.approve(by, ad)).toEqual(refusal('decided'))
    expect(await admin.decisions.approve(by, gone)).toEqual(refusal('not-found'))
  })

  test('is refused while its owner is blocked, also with others at once', async () => {
    const blocked = await newMember(karim)
    const [ad, other] = [await post({}, blocked), await post({}, blocked)]
    const camilles = await postRead()
    await admin.users.act(by, 'block', blocked.userId)

    expect(await admin.decisions.approve(by, ad)).toEqual(refusal('owner-blocked'))
    expect(await admin.decisions.decide(by, [ad, other], { act: 'approve' })).toEqual(
      refusal('owner-blocked'),
    )
    const decided = await admin.decisions.decide(by, [ad, camilles], { act: 'approve' })
    expect(decided).toEqual({ ok: true, value: { done: 1, left: 1, corrections: 0 } })
    expect(adMails).toMatchObject([{ userId: camilles.userId }])

    expect(await admin.decisions.reject(by, ad, REJECTION)).toMatchObject({ ok: true })
    await admin.users.act(by, 'unblock', blocked.userId)
    expect(await admin.decisions.approve(by, other)).toMatchObject({ ok: true })
  })
})

describe('a rejection of an ad', () => {
  test('gives the owner the reason, by mail and on their page', async () => {
    const ad = await postRead()
    await admin.decisions.reject(by, ad, REJECTION)

    const { id: adId, userId, title } = ad
    const parameters = { firstName: 'Camille', title, adId, ...REJECTION }
    expect(adMails).toMatchObject([{ template: 'ad-rejected', to: camille.email, userId, parameters }])
    const { rule: rejectionRule, reason: rejectionReason } = REJECTION
    expect(await ads.listings.findOwn(userId, adId)).toMatchObject({ rejectionRule, rejectionReason })
    expect((await ads.moderation.listPending(ALL)).total).toBe(0)
    const changes = [
      { field: 'rejectionRule', before: null, after: rejectionRule },
      { field: 'rejectionReason', before: null, after: rejectionReason },
    ]
    expect((await logged())[0]).toMatchObject({ action: 'ad.reject', changes })
  })

  test('leaves an ad that its owner corrects and sends again', async () => {
    const ad = await postRead()
    await admin.decisions.reject(by, ad, REJECTION)
    await revise(ad)

    const [waiting] = await ads.moderation.findOldestPending(1)
    expect(waiting).toMatchObject({ id: ad.id, price: '450€', revision: 2, rejectionReason: null })
    expect(waiting?.lastLook).toMatchObject({ rejection: REJECTION, says: { price: carbine.price } })
    expect(await admin.decisions.approve(by, ad)).toEqual(refusal('changed'))
    expect(await admin.decisions.approve(by, { ...ad, revision: 2 })).toMatchObject({ ok: true })
  })

  test('needs an ad that is pending and unchanged', async () => {
    const [online, changed] = [await postRead(), await postRead()]
    await admin.decisions.approve(by, online)
    await revise(changed)

    expect(await admin.decisions.reject(by, online, REJECTION)).toEqual(refusal('decided'))
    expect(await admin.decisions.reject(by, changed, REJECTION)).toEqual(refusal('changed'))
  })
})

describe('a change of an ad by an admin', () => {
  test('keeps the approval, and logs neither contacts nor the text', async () => {
    const ad = await postRead()
    await admin.decisions.approve(by, ad)
    const changed = {
      ...says,
      description: 'Appelez le 0470 00 00 00',
      price: '450€',
      contactInfo: 'Au club',
    }
    await admin.ads.change(by, ad, changed)

    expect(await kept(ad)).toMatchObject({ ...changed, isApproved: true, revision: 2 })
    expect((await logged())[0]?.changes).toEqual([
      { field: 'description', before: '…', after: '…' },
      { field: 'price', before: '500€', after: '450€' },
      { field: 'contactInfo', before: null, after: '…' },
    ])
  })

  test('does not overwrite a change by the owner since it was read', async () => {
    const ad = await postRead()
    await revise(ad)

    expect(await admin.ads.change(by, ad, { ...says, price: '1€' })).toEqual(refusal('changed'))
    expect((await kept(ad))?.price).toBe('450€')
  })

  test('without effect is neither logged nor announced', async () => {
    const ad = await post({ category: 'autres' })
    await admin.decisions.approve(by, ad)
    const same = { ...says, category: 'autres' } as const

    for (const change of [same, { ...same, weight: '3 kg' }])
      expect(await countAnnouncements(db, () => admin.ads.change(by, ad, change))).toBe(0)
    expect((await kept(ad))?.revision).toBe(1)
    expect(await acts()).toEqual(['ad.approve'])
  })

  test('is announced where visitors could read the ad, and only there', async () => {
    const ad = await post()
    const change = (price: string) => () => admin.ads.change(by, ad, { ...says, price })

    expect(await countAnnouncements(db, change('1€'))).toBe(0)
    await admin.decisions.approve(by, { id: ad.id })
    expect(await countAnnouncements(db, change('2€'))).toBe(1)
  })
})

test('an ad posted by an admin is their own, online at once, and logged', async () => {
  const value = { userId: by.userId, isApproved: true, contactInfo: 'Au club' }

  expect(await admin.ads.create(by, { ...says, contactInfo: 'Au club' })).toMatchObject({ value })
  expect(await acts()).toEqual(['ad.create'])
})

test('the log entry of a deleted ad has type, category, price and state', async () => {
  const ad = await post()
  await admin.ads.delete(by, ad.id)

  expect(await kept(ad)).toBeUndefined()
  const [entry] = await logged()
  expect(entry).toMatchObject({ action: 'ad.delete', subject: ad.title, subjectId: ad.id })
  const fields = ['type', 'category', 'price', 'isApproved', 'isSold']
  expect(entry?.changes.map(({ field }) => field)).toEqual(fields)
})

describe('several ads at once', () => {
  test('are approved except changed ones, with an entry and a mail each', async () => {
    const read = [await postRead(), await postRead(), await postRead()]
    await revise(read[1]!)

    const decided = await admin.decisions.decide(by, read, { act: 'approve' })
    expect(decided).toEqual({ ok: true, value: { done: 2, left: 1, corrections: 0 } })
    expect((await ads.moderation.listPending(ALL)).items).toMatchObject([{ id: read[1]!.id }])
    expect(await acts()).toEqual(['ad.approve', 'ad.approve'])
    expect(adMails).toHaveLength(2)
    expect(await admin.decisions.decide(by, [read[1]!], { act: 'approve' })).toEqual(refusal('changed'))
  })

  test('are deleted while they are pending', async () => {
    const [waiting, online] = [await post(), await post()]
    await admin.decisions.approve(by, online)

    const decided = await admin.decisions.decide(by, [waiting, online, { id: 4242 }], { act: 'delete' })
    expect(decided).toEqual({ ok: true, value: { done: 1, left: 2, corrections: 0 } })
    expect((await ads.moderation.list({}, ALL)).items.map(({ id }) => id)).toEqual([online.id])
  })
})
