import { describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { addOldAds } from '#test/things/ad'
import { DAY, refusal, setUpMessages, unwrap } from '#test/harness/modules/ads'
import { camille as owner } from '#test/people'

const world = await setUpMessages()
const { db, clock, ads, identity, callers, adMails, camille, karim, elodie, about, read, publish } = world

const HELD = { ok: true, value: null }
const NOTHING = { conversations: [], heldAbout: [] }

/** Karim writes about Camille's ad before he confirms his address, by default. */
async function hold(body = 'Bonjour.', adId = about.ad.id) {
  await world.unconfirm(karim.id)
  return ads.messages.writeAboutAd(callers.karim, adId, body)
}

const confirm = async () => {
  const { email } = (await identity.members.find(karim.id))!
  expect(await identity.emailAddresses.confirm(karim.id, email)).toBe(true)
}

const heldAbout = async (adId = about.ad.id) => (await ads.messages.findFirst(karim, adId))?.held

describe('the first message of a member with an unconfirmed address', () => {
  test('is held: nobody else gets it or a mail', async () => {
    expect(await hold('Bonjour.\nEst-elle là ?')).toEqual(HELD)

    const { id: adId, title: adTitle } = about.ad
    const message = { adId, body: 'Bonjour.\nEst-elle là ?', createdAt: clock.now() }
    expect(await ads.heldMessages.list(karim.id)).toEqual([{ ...message, adTitle }])
    expect(await ads.messages.findFirst(karim, adId)).toMatchObject({
      ...{ conversationId: null, held: message.body, refusal: 'unconfirmed' },
    })
    expect(await ads.messages.findFirst(elodie, adId)).toMatchObject({ held: null })
    expect((await ads.messages.findOwn(karim.id)).heldMessages).toEqual([message])
    expect([await count(db, 'conversations'), adMails]).toEqual([0, []])
  })

  test('is replaced by their next message about the same ad', async () => {
    await hold('Bonjour.')
    expect(await hold('Bonsoir.')).toEqual(HELD)

    expect(await heldAbout()).toBe('Bonsoir.')
    expect(await count(db, 'held_messages')).toBe(1)
  })

  test('is withdrawn by themselves only', async () => {
    await hold()
    expect(await ads.heldMessages.withdraw(elodie.id, about.ad.id)).toBe(false)
    expect(await ads.heldMessages.withdraw(karim.id, about.ad.id)).toBe(true)

    expect(await heldAbout()).toBeNull()
    expect(await ads.heldMessages.withdraw(karim.id, about.ad.id)).toBe(false)
  })

  test('is refused as any other about an own or ended ad, and if blocked', async () => {
    await world.unconfirm(camille.id)
    expect(await ads.messages.writeAboutAd(callers.camille, about.ad.id, 'Bonjour.')).toEqual(
      refusal('own-ad'),
    )
    await db.write('INSERT INTO blocked_members VALUES ($1, $2, $3)', [camille.id, karim.id, clock.now()])
    expect(await hold()).toEqual(refusal('blocked'))
    await ads.lifecycle.markSold(camille.id, about.ad.id)
    expect(await hold()).toEqual(refusal('ended'))
    expect(await count(db, 'held_messages')).toBe(0)
  })

  test('is the sixth only if one of the five is withdrawn', async () => {
    for (let n = 0; n < 5; n += 1) unwrap(await hold('Bonjour.', (await publish()).id))
    expect(await hold()).toEqual(refusal('too-many-held'))

    const [first] = await ads.heldMessages.list(karim.id)
    expect(await hold('Toujours là ?', first!.adId)).toEqual(HELD)
    await ads.heldMessages.withdraw(karim.id, first!.adId)
    expect(await hold()).toEqual(HELD)
  })

  test('is erased with its ad, and after thirty days', async () => {
    const { id } = await publish()
    await hold('Bonjour.', id)
    await hold()
    await ads.listings.remove(camille.id, id)
    expect(await count(db, 'held_messages')).toBe(1)

    clock.pass(30 * DAY - 1)
    expect(await ads.heldMessages.removeOld()).toBe(0)
    clock.pass(1)
    expect(await ads.heldMessages.removeOld()).toBe(1)
  })
})

describe('a held message', () => {
  test('is sent once its writer has confirmed their address, with a mail', async () => {
    await hold('Bonjour.')
    expect(await ads.heldMessages.send(karim.id)).toEqual({ ...NOTHING, heldAbout: [about.ad.id] })
    clock.pass(DAY)
    await confirm()

    const { conversations } = await ads.heldMessages.send(karim.id)
    expect(await read(camille, conversations[0]!)).toMatchObject({
      messages: [{ senderId: karim.id, body: 'Bonjour.', createdAt: clock.now() }],
    })
    expect(adMails).toMatchObject([{ template: 'message', to: owner.email }])
    expect(await ads.heldMessages.send(karim.id)).toEqual(NOTHING)
  })

  test('is sent by the sweep after a crash, of confirmed members only', async () => {
    await hold()
    await world.unconfirm(elodie.id)
    await ads.messages.writeAboutAd(callers.elodie, about.ad.id, 'Et moi ?')
    await confirm()

    expect(await ads.heldMessages.sendAll()).toBe(1)
    expect(await ads.heldMessages.sendAll()).toBe(0)
    expect([await count(db, 'messages'), await count(db, 'held_messages')]).toEqual([1, 1])
  })

  test('is sent once, though page and sweep send it at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await publish()
      await hold('Bonjour.', id)
      await confirm()
      await Promise.all([ads.heldMessages.send(karim.id), ads.heldMessages.sendAll()])
      expect(await count(db, 'messages')).toBe(round + 1)
    }
  })

  test('is sent or withdrawn at the same moment, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await publish()
      await hold('Bonjour.', id)
      await confirm()
      const before = await count(db, 'messages')
      const [, isWithdrawn] = await Promise.all([
        ads.heldMessages.send(karim.id),
        ads.heldMessages.withdraw(karim.id, id),
      ])
      expect(await count(db, 'messages')).toBe(before + (isWithdrawn ? 0 : 1))
    }
  })

  test('makes way for what its writer sends after the confirmation', async () => {
    await hold('Bonjour.')
    await confirm()
    const id = unwrap(await ads.messages.writeAboutAd(callers.karim, about.ad.id, 'Bonsoir.'))!

    expect((await read(karim, id))?.messages.map(({ body }) => body)).toEqual(['Bonsoir.'])
    expect(await ads.heldMessages.sendAll()).toBe(0)
  })

  test.each<[what: string, act: () => Promise<unknown>, reason: string]>([
    ['that is sold', () => ads.lifecycle.markSold(camille.id, about.ad.id), 'ended'],
    ['that an admin hides', () => world.admin.ads.hide(callers.elodie, about.ad.id), 'ended'],
    [
      'whose owner blocks them',
      () => db.write('INSERT INTO blocked_members VALUES ($1, $2, $3)', [camille.id, karim.id, clock.now()]),
      'blocked',
    ],
    ['whose owner an admin blocks', () => world.setBlocked(camille.id), 'unreachable'],
  ])('about an ad %s stays with its writer', async (_what, act, reason) => {
    await hold('Bonjour.')
    await act()
    await confirm()

    expect(await ads.heldMessages.send(karim.id)).toEqual({ ...NOTHING, heldAbout: [about.ad.id] })
    expect(await ads.heldMessages.sendAll()).toBe(0)
    expect(await ads.messages.findFirst(karim, about.ad.id)).toMatchObject({
      ...{ held: 'Bonjour.', refusal: reason },
    })
    expect(await count(db, 'messages')).toBe(0)
  })

  test('of a member who has begun 200 conversations stays with them', async () => {
    await hold()
    await addOldAds({ db }, 200)
    await db.write(
      `INSERT INTO conversations (ad_id, ad_title, owner_id, writer_id, created_at, last_message_at)
       SELECT id, title, user_id, $1, $2, $2 FROM classified_ads WHERE title = 'Annonce'`,
      [karim.id, clock.now()],
    )
    await confirm()

    expect(await ads.heldMessages.sendAll()).toBe(0)
    expect(await heldAbout()).toBe('Bonjour.')
  })

  test('of a member whom an admin has blocked is not sent', async () => {
    await hold()
    await confirm()
    await world.setBlocked(karim.id)

    expect(await ads.heldMessages.sendAll()).toBe(0)
    expect(await count(db, 'held_messages')).toBe(1)
  })
})
