import type { Condition } from '#db/conditions'
import type { Tx } from '#db/database'
import { atMost } from '#db/filter'
import { matchesEach } from '#db/search'
import type { Page, Slice } from '#modules/kernel/page'
import { foldForSearch, foldSearch } from '#modules/kernel/search'
import { BIN_KINDS, BIN_MS, type BinKind } from '../rules'
import type { Tables } from '../tables'

/** An entry of the bin. `subjectId` is the id of the question, news item or ad. */
export type BinnedThing = {
  id: number
  kind: BinKind
  subjectId: number
  title: string
  /** The admin's username at the time of the deletion. */
  binnedBy: string
  binnedAt: Date
  until: Date
}

/** Every word of `q` must occur in the title or in the admin's name. */
export type BinQuery = { q?: string; kind?: BinKind }

export type BinStore = ReturnType<typeof createBinStore>

/** `ownerId` is the owner of an ad; null for a question or a news item. */
export type StoredThing = BinnedThing & { ownerId: number | null }

export type NewThing = Pick<StoredThing, 'kind' | 'subjectId' | 'title' | 'ownerId'>

/** The bin stores only entries. The things themselves stay in their own tables. */
export function createBinStore({ bin }: Tables) {
  const things = bin.without('searchText')

  type Stored = Awaited<ReturnType<typeof things.list>>[number]

  function toThing({ questionId, newsId, adId, ...row }: Stored): StoredThing {
    const ids = { question: questionId, news: newsId, ad: adId }
    const kind = BIN_KINDS.find((one) => ids[one] !== null)!
    return { ...row, kind, subjectId: ids[kind]!, until: new Date(row.binnedAt.getTime() + BIN_MS) }
  }

  return {
    async add(added: readonly NewThing[], binnedBy: string, binnedAt: Date, tx: Tx): Promise<void> {
      const rows = added.map(({ kind, subjectId, title, ownerId }) => ({
        ...{ questionId: null, newsId: null, adId: null, [`${kind}Id`]: subjectId },
        ...{ title, ownerId, binnedBy, binnedAt },
        searchText: foldForSearch(`${title}\n${binnedBy}`),
      }))
      await bin.insertAll(rows, tx)
    },

    async list({ q = '', kind }: BinQuery, slice: Slice): Promise<Page<StoredThing>> {
      const conditions: Condition[] = kind ? [[`${COLUMNS[kind]} IS NOT NULL`]] : []
      const searched = matchesEach('search_text', foldSearch(q))
      const list = { conditions, searched, order: 'binned_at DESC, id DESC' }
      const { items, total } = await things.readPage(list, slice)
      return { items: items.map(toThing), total }
    },

    async find(id: number): Promise<StoredThing | null> {
      const found = await things.find({ id })
      return found && toThing(found)
    },

    async listUntil(moment: Date, limit: number): Promise<StoredThing[]> {
      const old = await things.list({ binnedAt: atMost(moment) }, { order: 'binned_at, id', limit })
      return old.map(toThing)
    },

    async lock(ids: readonly number[], tx: Tx): Promise<StoredThing[]> {
      return (await things.lockAll({ id: ids }, tx)).map(toThing)
    },

    async remove(ids: readonly number[], tx: Tx): Promise<void> {
      await bin.remove({ id: ids }, tx)
    },
  }
}

const COLUMNS: Record<BinKind, string> = { question: 'question_id', news: 'news_id', ad: 'ad_id' }
