import { expect, test } from 'vitest'
import { recordQueries } from '#test/harness/db/queries'
import { scene } from '#test/things/photo'
import { setUpAds } from '#test/harness/modules/ads'

const { db, ads, post, publish, adThatIs, addPhoto, callers, camille, karim } = await setUpAds()

const postWith = async (file: Buffer, title: string, caller = callers.camille) =>
  post({ title, photos: [await addPhoto(caller, file)] }, caller)

/** The ads that the queue shows beside its oldest ad. */
const similar = async () => (await ads.moderation.findOldestPending(1))[0]!.similar

test('a pending ad is compared with all ads of its owner, in any state', async () => {
  const description = 'Réglable en hauteur, pivotant, attache à cliquet. Servi deux saisons au stand couvert.'
  const rejected = await adThatIs('rejected', { title: 'Bipied Harris' })
  const sold = await adThatIs('sold', { title: 'Bipied à vendre', description })
  await publish({ title: 'Lunette', description: 'Neuve, encore dans sa boîte.' })
  await publish({ title: 'Bipied Harris' }, callers.karim)
  await post({ title: 'bipied HARRIS', description })

  expect(await similar()).toEqual([
    { id: sold.id, title: 'Bipied à vendre', state: 'sold', isOwn: true, by: 'words' },
    { id: rejected.id, title: 'Bipied Harris', state: 'rejected', isOwn: true, by: 'title' },
  ])
})

test('an ad with the same photo comes first, also in another size and format', async () => {
  await postWith(await scene().jpeg().toBuffer(), 'Carabine')
  const smaller = scene({ width: 320, height: 240 })
  const copied = await postWith(await smaller.webp().toBuffer(), 'Carabine volée', callers.karim)
  const same = await publish({ title: 'Carabine' })
  await postWith(await scene().flop().jpeg().toBuffer(), 'Une autre photo', callers.karim)

  expect(await similar()).toEqual([
    { id: copied.id, title: 'Carabine volée', state: 'pending', isOwn: false, by: 'photo' },
    { id: same.id, title: 'Carabine', state: 'online', isOwn: true, by: 'title' },
  ])
})

test('one-colour pictures never count as the same photo', async () => {
  const white = await scene().linear(0, 255).jpeg().toBuffer()
  await postWith(white, 'Carabine')
  await postWith(white, 'Pistolet', callers.karim)

  expect(await similar()).toEqual([])
})

test('three similar ads are shown, of the last twenty, by one statement', async () => {
  const waiting = await post({ title: 'Sac', description: 'Un sac vert' })
  const same = await publish({ title: 'Sac', description: 'Un sac bleu' })
  for (let n = 1; n <= 19; n += 1) await publish({ title: `Étui ${n}`, description: 'Un étui noir' })
  expect(await similar()).toMatchObject([{ id: same.id }])
  await publish({ title: 'Étui 20', description: 'Un étui noir' })
  expect(await similar()).toEqual([])

  for (let n = 1; n <= 4; n += 1) await publish({ title: 'Sac', description: `Le sac ${n}` })
  const statements = await recordQueries(db, async () => {
    const [first] = await ads.moderation.findOldestPending(20)
    expect(first).toMatchObject({ id: waiting.id })
    expect(first!.similar).toHaveLength(3)
  })
  expect(statements).toHaveLength(1)
})

test('the queue counts the earlier ads of each member, up to two', async () => {
  await publish({}, callers.karim)
  for (const caller of [callers.camille, callers.karim, callers.camille, callers.camille, callers.camille])
    await post({}, caller)

  const queue = await ads.moderation.findOldestPending(10)
  const of = (userId: number) => queue.filter((ad) => ad.userId === userId).map((ad) => ad.earlierAds)
  expect(of(camille.id)).toEqual([0, 1, 2, 2])
  expect(of(karim.id)).toEqual([1])
})
