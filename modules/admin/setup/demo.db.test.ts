import { beforeEach, expect, test } from 'vitest'
import { refusal, setUpAdmin, unwrap } from '#test/harness/modules/admin'
import { count } from '#test/harness/db/rows'
import { carbine } from '#test/things/ad'
import { person } from '#test/people'
import { article } from '#test/things/news'

const { db, identity, clock, mails, adMails, admin, ads, news, callers, logged } = await setUpAdmin()
const { demo } = admin.setup
const { password: _, ...anne } = person('demo', 'Anne', 'Exemple')

let owner = 0
let adIds: number[] = []
let newsIds: number[] = []
/** Two news and two ads as a new site has them. */
beforeEach(async () => {
  await db.write('DELETE FROM demo_content')
  await db.write("DELETE FROM users WHERE username = 'demo'")
  await db.transaction(async (tx) => {
    owner = unwrap(await identity.accounts.createWithoutSignIn(anne, tx)).id
    adIds = []
    newsIds = []
    for (const title of ['Lunette', 'Tapis']) {
      adIds.push((await ads.listings.createApproved(owner, { ...carbine, title }, tx)).id)
      newsIds.push((await news.articles.create(article({ title }), tx)).id)
    }
    await demo.mark({ userId: owner, newsIds, adIds }, tx)
  })
  clock.pass(3600)
})

const titles = async () => {
  const { removable, kept } = await demo.find()
  const toWords = ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`
  return { removable: removable.map(toWords), kept: kept.map(toWords) }
}

test('demo content that nobody touched goes for good, with its owner and no mail', async () => {
  await news.articles.create(article({ title: 'La première du club' }))
  expect((await demo.find()).removable).toHaveLength(5)
  const mailed = mails.length

  unwrap(await demo.remove(callers.elodie))

  for (const table of ['classified_ads', 'demo_content', 'bin']) expect(await count(db, table)).toBe(0)
  expect(await count(db, 'news')).toBe(1)
  expect(await identity.members.find(owner)).toBeNull()
  expect([mails.length, adMails.length]).toEqual([mailed, 0])
  const entries = (await logged()).map(({ action, subject }) => `${action} ${subject}`)
  expect(entries.sort()).toEqual([
    ...['ad.erase Lunette', 'ad.erase Tapis', 'news.erase Lunette', 'news.erase Tapis'],
    'user.delete demo',
  ])
})

test.each([
  ['edited', () => db.write('UPDATE classified_ads SET revision = 2 WHERE id = $1', [adIds[0]!])],
  ['kept as a favourite', () => ads.favourites.add(callers.karim, adIds[0]!)],
  ['written about', () => ads.messages.writeAboutAd(callers.karim, adIds[0]!, 'Encore disponible ?')],
  ['reported', () => report(adIds[0]!)],
])('a demo ad that somebody has %s stays, with its owner', async (_how, use) => {
  await db.write('UPDATE users SET email_confirmed_at = created_at')
  await use()
  expect(await titles()).toEqual({
    removable: ['news Lunette', 'news Tapis', 'ad Tapis'],
    kept: ['ad Lunette', 'user demo'],
  })

  unwrap(await demo.remove(callers.elodie))
  expect((await ads.moderation.find(adIds)).map(({ title }) => title)).toEqual(['Lunette'])
  expect(await admin.setup.findDone({ secondFactorAt: null })).toMatchObject({ demo: true })
})

test('a demo news that an admin has edited stays, and is the first news', async () => {
  await admin.news.update(callers.elodie, newsIds[0]!, article({ title: 'Lunette', author: 'Le club' }))
  expect((await titles()).kept).toEqual(['news Lunette'])
  expect(await admin.setup.findDone({ secondFactorAt: null })).toMatchObject({ news: false, demo: false })

  unwrap(await demo.remove(callers.elodie))
  expect(await admin.setup.findDone({ secondFactorAt: null })).toMatchObject({ news: true, demo: true })
})

test('demo content in the bin goes too', async () => {
  await admin.ads.delete(callers.elodie, adIds[0]!)
  await admin.news.act(callers.elodie, 'delete', newsIds[0]!)

  unwrap(await demo.remove(callers.elodie))
  for (const table of ['classified_ads', 'news', 'bin']) expect(await count(db, table)).toBe(0)
})

test('an owner of demo content who was made an admin stays', async () => {
  await db.write('UPDATE users SET is_admin = $2 WHERE id = $1', [owner, true])
  unwrap(await demo.remove(callers.elodie))
  expect(await identity.members.find(owner)).not.toBeNull()
})

test('a member removes no demo content', async () => {
  expect(await demo.remove(callers.camille)).toEqual(refusal('not-admin'))
  expect((await demo.find()).removable).toHaveLength(5)
})

const report = (id: number) =>
  admin.reports.add(callers.karim, { kind: 'ad', id }, { reason: 'scam', message: 'Une arnaque.' })
