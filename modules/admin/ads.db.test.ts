import { describe, expect, test } from 'vitest'
import { countAnnouncements } from '#test/db/announcements'
import { camille as camillesForm } from '#test/worlds/people'
import { carbine } from '#test/worlds/carbine'
import { ALL, setUpAdmin } from '#test/worlds/admin'

const { db, ads, admin, adMails, callers, post, lines } = await setUpAdmin()

const REASON = "L'annonce propose un envoi par la poste."
const says = { ...carbine, contactInfo: null }
const kept = async ({ id }: { id: number }) => (await ads.findChecked([id]))[0]
const actions = async () => (await lines()).map(({ action }) => action)
const revise = (id: number) => ads.change(callers.camille, id, { ...carbine, price: '450€' })

describe('an approval', () => {
  test('tells the owner by mail, once, however many admins give it', async () => {
    const { id, userId, title } = await post()
    await admin.approveAd(callers.elodie, { id, revision: 1 })
    await admin.approveAd(callers.dominique, { id, revision: 1 })

    const parameters = { firstName: 'Camille', title, adId: id }
    expect(adMails).toEqual([{ template: 'ad-approved', to: camillesForm.email, userId, parameters }])
    expect(await actions()).toEqual(['ad.approve'])
  })

  test('of what has changed since it was read is refused, and leaves it waiting', async () => {
    const { id } = await post()
    await revise(id)

    expect(await admin.approveAd(callers.elodie, { id, revision: 1 })).toEqual({ ok: false, code: 'changed' })
    expect((await kept({ id }))?.isApproved).toBe(false)
    expect(adMails).toEqual([])
    expect(await admin.approveAd(callers.elodie, { id, revision: 2 })).toMatchObject({ ok: true })
  })

  test('of what is rejected, sold or gone is refused', async () => {
    const [rejected, sold, gone] = [await post(), await post(), await post()]
    await admin.rejectAd(callers.elodie, rejected, REASON)
    await ads.markSold(callers.camille.userId, sold.id)
    await admin.deleteAd(callers.elodie, gone.id)

    const codes = []
    for (const ad of [rejected, sold, gone]) codes.push(await admin.approveAd(callers.elodie, ad))
    expect(codes).toEqual(['decided', 'decided', 'not-found'].map((code) => ({ ok: false, code })))
  })
})

describe('a rejection', () => {
  test('tells the owner why, by mail and beside their ad, and empties the queue', async () => {
    const { id, userId, title } = await post()
    await admin.rejectAd(callers.elodie, { id, revision: 1 }, REASON)

    const parameters = { firstName: 'Camille', title, adId: id, reason: REASON }
    expect(adMails).toEqual([{ template: 'ad-rejected', to: camillesForm.email, userId, parameters }])
    expect((await ads.findOwn(userId, id))?.rejectionReason).toBe(REASON)
    expect((await ads.listPending(ALL)).total).toBe(0)
    expect((await lines())[0]).toMatchObject({
      action: 'ad.reject',
      changes: [{ field: 'rejectionReason', before: null, after: REASON }],
    })
  })

  test('leaves its owner nothing but to delete it', async () => {
    const { id, userId } = await post()
    await admin.rejectAd(callers.elodie, { id }, REASON)

    expect(await revise(id)).toEqual({ ok: false, code: 'decided' })
    expect(await ads.remove(userId, id)).toBe(true)
  })

  test('is of what waits only, and as it was read', async () => {
    const [online, changed] = [await post(), await post()]
    await admin.approveAd(callers.elodie, online)
    await revise(changed.id)

    expect(await admin.rejectAd(callers.elodie, online, REASON)).toMatchObject({ code: 'decided' })
    const read = { id: changed.id, revision: 1 }
    expect(await admin.rejectAd(callers.elodie, read, REASON)).toMatchObject({ code: 'changed' })
  })
})

describe('a change by an admin', () => {
  test('keeps the approval, and tells the log what changed, but no contacts and no words of its text', async () => {
    const ad = await post()
    await admin.approveAd(callers.elodie, ad)
    const changed = {
      ...says,
      description: 'Appelez le 0470 00 00 00',
      price: '450€',
      contactInfo: 'Au club, le mardi',
    }
    await admin.changeAd(callers.elodie, { id: ad.id, revision: 1 }, changed)

    expect(await kept(ad)).toMatchObject({ ...changed, isApproved: true, revision: 2 })
    expect((await lines())[0]?.changes).toEqual([
      { field: 'description', before: '…', after: '…' },
      { field: 'price', before: '500€', after: '450€' },
      { field: 'contactInfo', before: null, after: '…' },
    ])
  })

  test("does not overwrite the owner's own, made since it was read", async () => {
    const { id } = await post()
    await revise(id)
    const changed = await admin.changeAd(callers.elodie, { id, revision: 1 }, { ...says, price: '1€' })

    expect(changed).toEqual({ ok: false, code: 'changed' })
    expect((await kept({ id }))?.price).toBe('450€')
  })

  test('to what it says already leaves no line, and no other revision', async () => {
    const ad = await post()
    await admin.changeAd(callers.elodie, ad, says)

    expect((await kept(ad))?.revision).toBe(1)
    expect(await lines()).toEqual([])
  })

  test('to what its category has not changes nothing: no line, no other revision, no cache dropped', async () => {
    const ad = await post({ category: 'autres' })
    await admin.approveAd(callers.elodie, ad)
    const change = () => admin.changeAd(callers.elodie, ad, { ...says, category: 'autres', weight: '3 kg' })

    expect(await countAnnouncements(db, change)).toBe(0)
    expect((await kept(ad))?.revision).toBe(1)
    expect(await actions()).toEqual(['ad.approve'])
  })

  test('is announced where visitors could read the ad, and only there', async () => {
    const ad = await post()
    const change = (price: string) => () => admin.changeAd(callers.elodie, ad, { ...says, price })

    expect(await countAnnouncements(db, change('1€'))).toBe(0)
    await admin.approveAd(callers.elodie, { id: ad.id })
    expect(await countAnnouncements(db, change('2€'))).toBe(1)
  })
})

test('an ad by an admin is their own, online at once, and logged', async () => {
  const created = await admin.createAd(callers.elodie, { ...says, contactInfo: 'Au club' })

  expect(created).toMatchObject({
    value: { userId: callers.elodie.userId, isApproved: true, contactInfo: 'Au club' },
  })
  expect(await actions()).toEqual(['ad.create'])
})

test('a deletion tells in few words what is gone', async () => {
  const ad = await post()
  await admin.deleteAd(callers.elodie, ad.id)

  expect(await kept(ad)).toBeUndefined()
  const [line] = await lines()
  expect(line).toMatchObject({ action: 'ad.delete', subject: ad.title, subjectId: ad.id })
  expect(line?.changes.map(({ field }) => field)).toEqual([
    'type',
    'category',
    'price',
    'isApproved',
    'isSold',
  ])
  expect(JSON.stringify(await lines())).not.toContain(carbine.contactEmail)
})

describe('several at once', () => {
  test('are approved but for those that have changed, with a line and a mail each', async () => {
    const read = [await post(), await post(), await post()].map(({ id }) => ({ id, revision: 1 }))
    await revise(read[1]!.id)
    const decided = await admin.decideAds(callers.elodie, read, 'approve')

    expect(decided).toEqual({ ok: true, value: { done: 2, left: 1 } })
    expect((await ads.listPending(ALL)).items.map(({ id }) => id)).toEqual([read[1]!.id])
    expect(await actions()).toEqual(['ad.approve', 'ad.approve'])
    expect(adMails).toHaveLength(2)
  })

  test('are refused where each has changed since it was read', async () => {
    const { id } = await post()
    await revise(id)

    expect(await admin.decideAds(callers.elodie, [{ id, revision: 1 }], 'approve')).toEqual({
      ok: false,
      code: 'changed',
    })
    expect((await kept({ id }))?.isApproved).toBe(false)
  })

  test('are deleted, where they still wait', async () => {
    const [waiting, online] = [await post(), await post()]
    await admin.approveAd(callers.elodie, online)
    const decided = await admin.decideAds(callers.elodie, [waiting, online, { id: 4242 }], 'delete')

    expect(decided).toEqual({ ok: true, value: { done: 1, left: 2 } })
    expect((await ads.listAll({}, ALL)).items.map(({ id }) => id)).toEqual([online.id])
  })
})
