import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import { actAsAdmin, type Acted, type Deps, done } from '../log/act'
import type { Entry } from '../log/store'
import type { Tables } from '../tables'

/** The content that a new site begins with: some news, some ads, and the owner of the ads. */
export interface Demo {
  /** Marks what was loaded, in the transaction that loads it. */
  mark(loaded: DemoIds, tx: Tx): Promise<void>

  find(tx?: Tx): Promise<DemoContent>

  /**
   * Deletes for good what nobody has edited or used, and what lies in the bin. The rest is the site's own from then
   * on. Logs each thing.
   */
  remove(by: Caller): Acted<DemoContent>
}

export type DemoIds = { userId: number; newsIds: readonly number[]; adIds: readonly number[] }

export type DemoThing = { kind: 'news' | 'ad' | 'user'; id: number; title: string }

export type DemoContent = { removable: readonly DemoThing[]; kept: readonly DemoThing[] }

/** The ids of demo news, for a subquery. */
export const DEMO_NEWS = 'SELECT news_id FROM demo_content WHERE news_id IS NOT NULL'

/** 1 if there is no demo content, else 0. */
export const NO_DEMO = { sql: 'SELECT 1 - count(*) FROM (SELECT 1 FROM demo_content LIMIT 1) AS found' }

export function createDemo(deps: Deps, { demo, reports }: Tables): Demo {
  const { identity, ads, news } = deps

  async function readIds(tx?: Tx) {
    const marks = await demo.list({}, { order: 'id', tx })
    const idsOf = (field: 'userId' | 'newsId' | 'adId') => marks.flatMap((mark) => mark[field] ?? [])
    return { users: idsOf('userId'), news: idsOf('newsId'), ads: idsOf('adId') }
  }

  async function find(tx?: Tx): Promise<DemoContent> {
    const ids = await readIds(tx)
    const loadedNews = await news.articles.findAll(ids.news, tx)
    const loadedAds = await ads.moderation.find(ids.ads, tx)
    const untouched = await ads.moderation.findUntouched(ids.ads, tx)
    const reported = ids.ads.length > 0 ? await reports.only('adId').list({ adId: ids.ads }, { tx }) : []
    const isUsedAd = (id: number) => !untouched.includes(id) || reported.some(({ adId }) => adId === id)
    const hasUsedAd = loadedAds.some(({ id }) => isUsedAd(id))
    const owners = [...(await identity.members.findAll(ids.users, tx)).values()]

    const things = [
      ...loadedNews.map(({ id, title, createdAt, updatedAt }) => {
        return { kind: 'news' as const, id, title, isKept: updatedAt.getTime() !== createdAt.getTime() }
      }),
      ...loadedAds.map(({ id, title }) => ({ kind: 'ad' as const, id, title, isKept: isUsedAd(id) })),
      ...owners.map(({ id, username: title, isAdmin, approvalNumber }) => {
        return { kind: 'user' as const, id, title, isKept: hasUsedAd || isAdmin || approvalNumber !== null }
      }),
    ]
    const only = (kept: boolean) => things.flatMap(({ isKept, ...thing }) => (isKept === kept ? [thing] : []))
    return { removable: only(false), kept: only(true) }
  }

  async function removeAll({ removable, kept }: DemoContent, tx: Tx) {
    const ids = await readIds(tx)
    const goes = (kind: DemoThing['kind'], all: readonly number[]) =>
      all.filter((id) => !kept.some((thing) => thing.kind === kind && thing.id === id))
    const adIds = goes('ad', ids.ads)
    // Only ads in the bin can be erased.
    await ads.bin.add(adIds, tx)
    await ads.bin.erase(adIds, tx)
    for (const id of goes('news', ids.news)) await news.articles.remove(id, tx)
    for (const id of goes('user', ids.users)) await identity.accounts.removeWithoutSignIn(id, tx)
    await demo.remove({}, tx)
    return removable.map(toEntry)
  }

  return {
    find,

    async mark({ userId, newsIds, adIds }, tx) {
      const none = { userId: null, newsId: null, adId: null }
      const marks = [
        ...newsIds.map((newsId) => ({ ...none, newsId })),
        ...adIds.map((adId) => ({ ...none, adId })),
        { ...none, userId },
      ]
      await demo.insertAll(marks, tx)
    },

    async remove(by) {
      const { users } = await readIds()
      return actAsAdmin(
        deps,
        by,
        async (tx) => {
          const content = await find(tx)
          return done(content, ...(await removeAll(content, tx)))
        },
        users,
      )
    },
  }
}

function toEntry({ kind, id, title }: DemoThing): Entry {
  const changes = [{ field: 'isDemo', before: true, after: null } as const]
  return { action: kind === 'user' ? 'user.delete' : `${kind}.erase`, subjectId: id, subject: title, changes }
}
