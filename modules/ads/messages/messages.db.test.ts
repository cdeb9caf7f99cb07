import { describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { ALL, DAY, DONE, refusal, setUpMessages, unwrap } from '#test/harness/modules/ads'
import { readAll } from '#test/harness/portions'
import { camille as owner, karim as writer } from '#test/people'

const world = await setUpMessages()
const { db, clock, ads, identity, callers, adMails, camille, karim, elodie, about, begin, read, publish } =
  world

const REFUSED = refusal('not-found')

const countUnread = async () =>
  (await identity.sessions.resumeWith(callers.camille.token, { unread: ads.messages.unreadBeside }))?.beside
    .unread

const bodies = (thread: { messages: { body: string }[] } | null) => thread?.messages.map(({ body }) => body)

describe('a conversation', () => {
  test('begins with a message about an ad, and only its two members read it', async () => {
    const id = await begin('Bonjour.\nEst-elle là ?')

    const { ad } = about
    expect(await read(camille, id)).toMatchObject({
      ...{ id, adTitle: ad.title, isBlocking: false, refusal: null, hasOlder: false },
      ad: {
        ...{ id: ad.id, title: ad.title, state: 'online' },
        ...{ reservedAt: null, hasEnded: false, isReadable: true },
      },
      other: { id: karim.id, username: writer.username, isGunsmith: false },
      messages: [{ senderId: karim.id, body: 'Bonjour.\nEst-elle là ?', createdAt: clock.now() }],
    })
    expect(await read(karim, id)).toMatchObject({ other: { username: owner.username } })
    expect(await read(elodie, id)).toBeNull()
    expect(await ads.messages.write(callers.elodie, id, 'Et moi ?')).toEqual(refusal('not-found'))
  })

  test('goes on with each later message of the same member about the ad', async () => {
    const id = await begin('Bonjour.')

    expect(await begin('Toujours là ?')).toBe(id)
    expect(await begin('Moi aussi.', callers.elodie)).not.toBe(id)
    expect(bodies(await read(karim, id))).toEqual(['Bonjour.', 'Toujours là ?'])
  })

  test('shows the first photo of its ad, to the writer while it is online', async () => {
    const placed = [await world.addPhoto(), await world.addPhoto()]
    const ad = await publish({ photos: placed })
    expect((await ads.messages.findFirst(karim, ad.id))?.ad.photos).toEqual(placed)
    const id = unwrap(await ads.messages.writeAboutAd(callers.karim, ad.id, 'Bonjour.'))!
    const shownTo = async (member: typeof karim) => (await read(member, id))?.ad?.photos
    expect(await shownTo(karim)).toEqual([placed[0]])

    await ads.lifecycle.markSold(camille.id, ad.id)
    expect(await shownTo(karim)).toEqual([])
    expect(await shownTo(camille)).toEqual([placed[0]])
  })

  test('begun twice at the same moment is one, with both messages', async () => {
    const [one, other] = await Promise.all([begin('Un.'), begin('Deux.')])

    expect(one).toBe(other)
    expect(bodies(await read(karim, one))?.sort()).toEqual(['Deux.', 'Un.'])
  })

  test('is refused about an own, ended or unreadable ad', async () => {
    const write = async (caller = callers.karim) => ads.messages.writeAboutAd(caller, about.ad.id, 'Bonjour.')
    expect(await write(callers.camille)).toEqual(refusal('own-ad'))
    await ads.lifecycle.markSold(camille.id, about.ad.id)
    expect(await write()).toEqual(refusal('ended'))
    expect(await ads.messages.findFirst(karim, about.ad.id)).toMatchObject({
      refusal: 'ended',
      conversationId: null,
    })

    const pending = await world.post()
    expect(await ads.messages.writeAboutAd(callers.karim, pending.id, 'Bonjour.')).toEqual(
      refusal('not-found'),
    )
    expect(await ads.messages.findFirst(karim, pending.id)).toBeNull()
    expect(await count(db, 'conversations')).toBe(0)
  })

  test('goes on after its ad has ended or is deleted', async () => {
    const id = await begin()
    await ads.lifecycle.markSold(camille.id, about.ad.id)
    expect(await ads.messages.writeAboutAd(callers.karim, about.ad.id, 'Dommage.')).toEqual({
      ok: true,
      value: id,
    })
    expect(await read(camille, id)).toMatchObject({ ad: { state: 'sold', hasEnded: true, isReadable: true } })

    await ads.listings.remove(camille.id, about.ad.id)
    expect(await ads.messages.write(callers.camille, id, 'Je vous en prie.')).toEqual({ ok: true, value: id })
    expect(await read(karim, id)).toMatchObject({ ad: null, adTitle: about.ad.title, refusal: null })
  })

  test('says that its ad has ended once its time is up', async () => {
    const id = await begin()
    clock.pass(60 * DAY)
    await ads.lifecycle.endOverdue()

    expect(await read(karim, id)).toMatchObject({ ad: { state: 'expired', hasEnded: true } })
    expect(await ads.messages.writeAboutAd(callers.elodie, about.ad.id, 'Trop tard ?')).toEqual(
      refusal('ended'),
    )
  })

  test('is paged by fifty messages, newest first, without gap or repetition', async () => {
    const id = await begin('1')
    for (let n = 2; n <= 51; n += 1) await ads.messages.write(callers.karim, id, String(n))

    const newest = (await ads.messages.readThread(karim, id))!
    expect([bodies(newest)![0], bodies(newest)!.at(-1), newest.hasOlder]).toEqual(['2', '51', true])
    const older = (await ads.messages.readThread(karim, id, { before: newest.messages[0]!.id }))!
    expect([bodies(older), older.hasOlder]).toEqual([['1'], false])
  })
})

describe('the list of conversations', () => {
  test('has the newest first, with its last words and what is unread', async () => {
    const first = await begin('Bonjour.')
    clock.pass(60)
    const second = await begin('Encore là ?', callers.elodie)
    clock.pass(60)
    await ads.messages.write(callers.camille, first, 'x'.repeat(200))

    const { items, total } = await ads.messages.list(camille.id, ALL)
    expect(total).toBe(2)
    expect(items).toEqual([
      {
        ...{ id: first, adTitle: about.ad.title, isUnread: false },
        other: { id: karim.id, username: writer.username, isGunsmith: false },
        last: { words: 'x'.repeat(120), isOwn: true, at: clock.now() },
      },
      expect.objectContaining({ id: second, isUnread: true }),
    ])
    expect(await countUnread()).toBe(1)
    expect((await ads.messages.list(karim.id, ALL)).items).toMatchObject([{ id: first, isUnread: true }])
  })

  test('marks a conversation as read only when its newest messages are shown', async () => {
    const id = await begin()
    await ads.messages.readThread(camille, id)
    await ads.messages.readThread(camille, id, { before: 2 ** 31 - 1, marks: true })
    expect(await countUnread()).toBe(1)

    await read(camille, id)
    expect(await countUnread()).toBe(0)
    await ads.messages.write(callers.karim, id, 'Alors ?')
    expect(await countUnread()).toBe(1)
  })
})

describe('a conversation marked as unread', () => {
  test('is unread for its reader alone, until they read it again', async () => {
    const id = await begin()
    await read(camille, id)
    expect(await ads.messages.markUnread(callers.camille, id)).toEqual(DONE)

    expect(await countUnread()).toBe(1)
    const [listed] = (await ads.messages.list(karim.id, ALL)).items
    expect(listed).toMatchObject({ id, isUnread: false })
    expect(await read(camille, id)).toMatchObject({ wasUnread: true })
    expect(await read(camille, id)).toMatchObject({ wasUnread: false })
    expect(await countUnread()).toBe(0)
  })

  test('is unread although its reader has answered', async () => {
    const id = await begin()
    await ads.messages.write(callers.camille, id, 'Oui.')
    await ads.messages.markUnread(callers.camille, id)

    expect(await countUnread()).toBe(1)
  })

  test('needs a message of the other member', async () => {
    const id = await begin()

    expect(await ads.messages.markUnread(callers.karim, id)).toEqual(REFUSED)
    expect(await ads.messages.markUnread(callers.elodie, id)).toEqual(REFUSED)
    await ads.messages.write(callers.camille, id, 'Oui.')
    await read(karim, id)
    expect(await ads.messages.markUnread(callers.karim, id)).toEqual(DONE)
    expect((await ads.messages.list(karim.id, ALL)).items).toMatchObject([{ id, isUnread: true }])
  })
})

describe('the mail about a message', () => {
  test('has the sender, the ad and the first 200 signs, but no address', async () => {
    const id = await begin(`Bonjour. ${'🎯'.repeat(300)}`)

    const words = `Bonjour. ${'🎯'.repeat(190)}…`
    expect(Array.from(words)).toHaveLength(200)
    expect(adMails).toEqual([
      {
        ...{ template: 'message', to: owner.email, userId: camille.id },
        parameters: {
          ...{ firstName: 'Camille', from: writer.username, title: about.ad.title },
          ...{ conversationId: id, words },
        },
      },
    ])
  })

  test('is sent once until the conversation is read', async () => {
    const id = await begin()
    await ads.messages.write(callers.karim, id, 'Vous êtes là ?')
    expect(adMails).toHaveLength(1)

    await read(camille, id)
    await ads.messages.write(callers.karim, id, 'Bonsoir.')
    expect(adMails.map(({ to }) => to)).toEqual([owner.email, owner.email])
    await ads.messages.write(callers.camille, id, 'Oui.')
    await ads.messages.write(callers.camille, id, 'Passez samedi.')
    expect(adMails.slice(2).map(({ to }) => to)).toEqual([writer.email])
  })

  test('has no words of the message for an unconfirmed address', async () => {
    await world.unconfirm(camille.id)
    await begin()
    expect(adMails).toMatchObject([{ parameters: { words: null } }])
  })

  test('is not sent for a message that was refused', async () => {
    await world.unconfirm(karim.id)
    await ads.messages.writeAboutAd(callers.karim, about.ad.id, 'Bonjour.')
    expect(adMails).toEqual([])
  })
})

describe('a message is refused', () => {
  const first = () => ads.messages.writeAboutAd(callers.karim, about.ad.id, 'Bonjour.')

  test('before its sender has confirmed their address', async () => {
    const id = await begin()
    await world.unconfirm(karim.id)

    for (const outcome of [await first(), await ads.messages.write(callers.karim, id, 'Alors ?')])
      expect(outcome).toEqual(refusal('unconfirmed'))
    expect(await read(karim, id)).toMatchObject({ refusal: 'unconfirmed' })
    expect(await ads.messages.findFirst(karim, about.ad.id)).toMatchObject({ refusal: 'unconfirmed' })
  })

  test('to and from a member whom an admin has blocked', async () => {
    const id = await begin()
    await world.setBlocked(camille.id)

    for (const outcome of [await first(), await ads.messages.write(callers.karim, id, 'Alors ?')])
      expect(outcome).toEqual(refusal('unreachable'))
    expect(await read(karim, id)).toMatchObject({ refusal: 'unreachable' })
    expect(await ads.messages.write(callers.camille, id, 'Oui.')).toEqual(refusal('signed-out'))
  })

  test('in a session that has ended', async () => {
    const id = await begin()
    const caller = await world.signIn(karim.id)
    await identity.sessions.end(caller.token)
    for (const outcome of [
      await ads.messages.writeAboutAd(caller, about.ad.id, 'Bonjour.'),
      await ads.messages.write(caller, id, 'Alors ?'),
      await ads.messages.setBlocking(caller, id, true),
    ])
      expect(outcome).toEqual(refusal('signed-out'))
  })

  test('while one of the two blocks the other, in any conversation', async () => {
    const id = await begin()
    const { id: otherAd } = await publish({ title: 'Une autre' })
    for (const again of [1, 2])
      expect(await ads.messages.setBlocking(callers.camille, id, true), `${again}`).toMatchObject({
        ok: true,
      })

    expect(await ads.messages.write(callers.karim, id, 'Alors ?')).toEqual(refusal('blocked'))
    expect(await ads.messages.writeAboutAd(callers.karim, otherAd, 'Bonjour.')).toEqual(refusal('blocked'))
    expect(await ads.messages.findFirst(karim, otherAd)).toMatchObject({ refusal: 'blocked' })
    expect(await ads.messages.write(callers.camille, id, 'Oui.')).toEqual(refusal('blocking'))
    expect(await read(camille, id)).toMatchObject({ isBlocking: true, refusal: 'blocking' })
    expect(await begin('Moi bien.', callers.elodie)).not.toBe(id)

    await ads.messages.setBlocking(callers.camille, id, false)
    expect(await ads.messages.write(callers.karim, id, 'Merci.')).toMatchObject({ ok: true })
  })
})

test('only the two members of a conversation can block in it', async () => {
  expect(await ads.messages.setBlocking(callers.elodie, await begin(), true)).toEqual(refusal('not-found'))
})

describe('at the same moment', () => {
  const ROUNDS = 8

  test('a message and the block that forbids it come one after the other', async () => {
    const id = await begin()
    const write = () => ads.messages.write(callers.karim, id, 'Alors ?')
    const block = () => ads.messages.setBlocking(callers.camille, id, true)
    for (let round = 0; round < ROUNDS; round += 1) {
      await ads.messages.setBlocking(callers.camille, id, false)
      const before = await count(db, 'messages')
      const isBlockedFirst = round % 2 === 1
      const pair = isBlockedFirst ? [block(), write()] : [write(), block()]
      const sent = (await Promise.all(pair))[isBlockedFirst ? 1 : 0]!

      const kept = (await count(db, 'messages')) - before
      expect(sent).toEqual(kept === 1 ? { ok: true, value: id } : refusal('blocked'))
      // SQLite runs transactions in the order in which they are asked for.
      if (db.dialect === 'sqlite') expect(sent.ok).toBe(!isBlockedFirst)
      expect(await write()).toEqual(refusal('blocked'))
    }
  })

  test('a first message and the deletion of its ad leave it all or nothing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, title } = await publish({ title: `Carabine ${round}` })
      const [written, removed] = await Promise.all([
        ads.messages.writeAboutAd(callers.karim, id, 'Bonjour.'),
        ads.listings.remove(camille.id, id),
      ])
      const { items } = await ads.messages.list(karim.id, ALL)
      const left = items.find(({ adTitle }) => adTitle === title)

      expect(removed).toBe(true)
      expect(written).toEqual(left ? { ok: true, value: left.id } : refusal('not-found'))
    }
  })
})

test('messages of the same millisecond get times apart, so one stays unread', async () => {
  const id = await begin()
  const moments = (await read(camille, id))!
  await ads.messages.write(callers.karim, id, 'Dans la même milliseconde.')

  expect(await countUnread()).toBe(1)
  const { messages } = (await read(camille, id))!
  expect(messages[1]!.createdAt.getTime()).toBe(moments.messages[0]!.createdAt.getTime() + 1)
})

test('the copy of the data has conversations and blocks', async () => {
  const id = await begin('Bonjour.')
  await ads.messages.write(callers.camille, id, 'Oui.')
  await ads.messages.setBlocking(callers.karim, id, true)

  const ad = about.ad.title
  const copy = await ads.messages.findOwn(karim.id)
  expect(copy).toMatchObject({
    conversations: [{ with: owner.username, ad }],
    blockedMembers: [{ username: owner.username }],
  })
  expect(await readAll(copy.conversations[0]!.messages)).toMatchObject([
    { isOwn: true, body: 'Bonjour.' },
    { isOwn: false, body: 'Oui.' },
  ])
  expect(await ads.messages.findOwn(camille.id)).toMatchObject({
    conversations: [{ with: writer.username, ad }],
    blockedMembers: [],
  })
})
