import { beforeEach, expect, test } from 'vitest'
import type { AdPhoto } from '#modules/ads'
import type { PictureAddress } from '#modules/kernel/pictures'
import { ALL, setUpAds } from '#test/harness/modules/ads'
import { CONTACTS, NO_CONTACTS } from '#test/things/ad'

const { db, ads, camille, karim, elodie, addPhoto, adThatIs, publish, block, ...world } = await setUpAds()
const READERS = { visitor: null, member: karim, owner: camille, admin: elodie }

let photos: AdPhoto[]
beforeEach(async () => {
  photos = [await addPhoto()]
})

async function sellWhilePending() {
  const { id } = await world.post({ photos })
  return (await ads.lifecycle.markSold(camille.id, id))!
}

async function publishAndBlock(...blocks: boolean[]) {
  const ad = await publish({ photos })
  for (const isBlocked of blocks) await block(camille.id, isBlocked)
  return ad
}

async function findAddress(): Promise<PictureAddress> {
  const [{ id, hash }] = photos as [AdPhoto]
  const [file] = await db.read<Pick<PictureAddress, 'side' | 'format'>>(
    'SELECT side, format FROM ad_photo_files WHERE photo_id = $1 LIMIT 1',
    [id],
  )
  return { id, hash, ...file! }
}

/** L: listed, P: its page, C: the contacts there, F: its photos. */
const ONLINE = { visitor: 'LP-F', member: 'LPCF', owner: 'LPCF', admin: 'LPCF' }
const ENDED = { visitor: '-P--', member: '-P--', owner: '-PCF', admin: '-PCF' }
const UNSEEN = { visitor: '----', member: '----', owner: '-PCF', admin: '-PCF' }

test.each([
  ['pending', () => adThatIs('pending', { photos }), UNSEEN],
  ['online', () => adThatIs('online', { photos }), ONLINE],
  ['sold', () => adThatIs('sold', { photos }), ENDED],
  ['sold while pending', sellWhilePending, UNSEEN],
  ['rejected', () => adThatIs('rejected', { photos }), UNSEEN],
  ['expired', () => adThatIs('expired', { photos }), ENDED],
  ['hidden', () => adThatIs('hidden', { photos }), UNSEEN],
  ['of a blocked owner', () => publishAndBlock(true), { ...UNSEEN, owner: '----' }],
  ['of an owner who was blocked once', () => publishAndBlock(true, false), ONLINE],
] as const)('who sees what of an ad that is %s', async (_state, make, expected) => {
  const ad = await make()
  const address = await findAddress()
  for (const [name, parts] of Object.entries(expected)) {
    const reader = READERS[name as keyof typeof READERS]
    const [listed, page, contacts, photo] = [...'LPCF'].map((part) => parts.includes(part))
    const seen = { ...ad, ...(contacts ? CONTACTS : NO_CONTACTS) }

    const items = listed ? [seen] : []
    expect([name, await ads.search.list({}, ALL, reader)]).toEqual([name, { items, total: items.length }])
    expect([name, await ads.listings.find(ad.id, reader)]).toEqual([name, page ? seen : null])
    const file = await ads.photos.findFile(address, () => Promise.resolve(reader))
    expect([name, file !== null]).toEqual([name, photo])
  }

  const publicAds = expected.visitor.includes('L') ? 1 : 0
  expect(await ads.listings.listAddresses(10)).toHaveLength(publicAds)
  expect(await ads.listings.countPublic(camille.id)).toBe(publicAds)
})
