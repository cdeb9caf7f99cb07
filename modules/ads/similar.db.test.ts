import { expect, test } from 'vitest'
import { recordQueries } from '#test/harness/db/queries'
import { scene } from '#test/things/pictures'
import { fileOf } from '#test/things/uploaded-file'
import { setUpAds } from '#test/harness/modules/ads'
import { carbine } from '#test/things/carbine'

const { db, ads, post, publish, reject, callers, camille } = await setUpAds()

async function postWith(file: Buffer, title: string, caller = callers.camille) {
  const added = await ads.addPhoto(caller, await fileOf(file))
  if (!added.ok) throw new Error(added.code)
  const posted = await ads.create(caller, {
    ...carbine,
    title,
    photos: [{ id: added.value.id, caption: null }],
  })
  if (!posted.ok) throw new Error(posted.code)
  return posted.value
}

/** The ads that the queue shows beside its oldest ad. */
const similar = async () => (await ads.findOldestPending(1))[0]!.similar

test('a pending ad is compared with all ads of its owner, in any state', async () => {
  const description = 'Réglable en hauteur, pivotant, attache à cliquet. Servi deux saisons au stand couvert.'
  const rejected = await post({ title: 'Bipied Harris' })
  await reject(rejected.id)
  const sold = await publish({ title: 'Bipied à vendre', description })
  await ads.markSold(camille.id, sold.id)
  await publish({ title: 'Lunette', description: 'Neuve, encore dans sa boîte.' })
  await publish({ title: 'Bipied Harris' }, callers.karim)
  await post({ title: 'bipied HARRIS', description })

  expect(await similar()).toEqual([
    { id: sold.id, title: 'Bipied à vendre', state: 'sold', isOwn: true, by: 'words' },
    { id: rejected.id, title: 'Bipied Harris', state: 'rejected', isOwn: true, by: 'title' },
  ])
})

test('an ad with the same photo comes first, whoever saved it and how', async () => {
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
    const [first] = await ads.findOldestPending(20)
    expect(first).toMatchObject({ id: waiting.id })
    expect(first!.similar).toHaveLength(3)
  })
  expect(statements).toHaveLength(1)
})
