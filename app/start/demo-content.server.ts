import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '#db/database'
import content from '#db/seeds/demo-content.json'
import { keptSetting } from '#db/settings'
import type { Admin } from '#modules/admin'
import type { Ads } from '#modules/ads'
import { newAdSchema } from '#modules/ads/schemas'
import type { Identity } from '#modules/identity'
import { type Clock, systemClock } from '#modules/kernel/clock'
import type { News } from '#modules/news'
import { newsSchema } from '#modules/news/schemas'
import type { ServerLog } from './log'

type Demo = {
  db: Database
  identity: Identity
  admin: { setup: { demo: Pick<Admin['setup']['demo'], 'mark'> } }
  /** Builds the modules on another clock, because the demo content dates from some days ago. */
  modulesOn: (clock: Clock) => { ads: Ads; news: News }
}

export async function loadDemoContent(demo: Demo, log: ServerLog): Promise<void> {
  // Inside the transaction, these reads would need a second connection of the pool.
  const isInUse = await hasContent(demo.modulesOn(systemClock))
  const outcome = await demo.db.transaction((tx) => loadOnce(demo, isInUse, tx), 'alone')
  if (outcome === 'loaded') log.info('loaded the demo content')
  if (outcome === 'name-taken')
    log.warn({ username: OWNER.username }, 'no demo content: a member has the name or address of its owner')
}

const OWNER = {
  username: 'demo',
  email: 'demo@example.com',
  firstName: 'Démo',
  lastName: 'Prépa LTS',
  phone: null,
}

const DAY_MS = 86_400_000

async function loadOnce({ db, identity, admin, modulesOn }: Demo, isInUse: boolean, tx: Tx) {
  if ((await isSeen(db, tx)) || isInUse) return 'seen'
  const owner = await identity.accounts.createWithoutSignIn(OWNER, tx)
  if (!owner.ok) return 'name-taken'

  const loading = owner.value.createdAt.getTime()
  const clock = { daysAgo: 0, now: () => new Date(loading - clock.daysAgo * DAY_MS) }
  const { ads, news } = modulesOn(clock)
  const newsIds: number[] = []
  const adIds: number[] = []
  for (const { daysAgo, ...item } of content.news) {
    clock.daysAgo = daysAgo
    newsIds.push((await news.articles.create(newsSchema.parse(item), tx)).id)
  }
  for (const { daysAgo, ...fields } of content.ads) {
    const ad = newAdSchema.parse(fields)
    clock.daysAgo = daysAgo
    if (!ads.listings.closedCategories.includes(ad.category))
      adIds.push((await ads.listings.createApproved(owner.value.id, ad, tx)).id)
  }
  await admin.setup.demo.mark({ userId: owner.value.id, newsIds, adIds }, tx)
  return 'loaded'
}

async function hasContent({ ads, news }: ReturnType<Demo['modulesOn']>): Promise<boolean> {
  const found = [...(await ads.listings.listAddresses(1)), ...(await news.published.listAddresses(1))]
  return found.length > 0
}

async function isSeen(db: Database, tx: Tx): Promise<boolean> {
  const mine = randomUUID()
  return (await keptSetting(db, 'demo-content', mine, tx)) !== mine
}
