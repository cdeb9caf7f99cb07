import type { Page, Slice } from '#modules/kernel/page'
import type { BankQuery, Exams, ListedQuestion } from '../contract'
import type { ListedVersion } from '../data/bank-list'
import type { Tallies } from '../data/statistics-store'
import { itemStatistics } from '../domain/item-statistics'
import type { Parts } from './parts'

export function listBank(parts: Parts, query: BankQuery, slice: Slice): Promise<Page<ListedQuestion>> {
  const needsAll = query.flagged || query.sort === 'hardest' || query.sort === 'most-asked'
  return needsAll ? byStatistics(parts, query, slice) : byAge(parts, query, slice)
}

const VERSIONS = 20

export async function questionHistory(
  { bankList, statistics }: Parts,
  id: number,
): ReturnType<Exams['questionHistory']> {
  const question = await bankList.find(id)
  if (!question) return null
  const stored = await bankList.listVersions(id, VERSIONS)
  const tallies = await statistics.ofVersions(stored.map(({ versionId }) => versionId))
  const versions = stored.map((version) => {
    const { id: _id, ...rest } = withStatistics(version, tallies)
    return { ...rest, number: version.number }
  })
  // Numbered from one, without a gap.
  return { question, versions, older: stored.at(-1)!.number - 1 }
}

async function byAge({ bankList, statistics }: Parts, query: BankQuery, slice: Slice) {
  const { items, total } = await bankList.list(query, slice)
  const tallies = await statistics.ofVersions(items.map(({ versionId }) => versionId))
  return { items: items.map((item) => withStatistics(item, tallies)), total }
}

/** The rule stands in the domain alone, so the whole bank passes through it; of all but a page only ids. */
async function byStatistics({ bankList, statistics }: Parts, query: BankQuery, slice: Slice) {
  const found = await bankList.listKeys(query)
  const tallies = await statistics.ofVersions(found.map(({ versionId }) => versionId))
  const keys = found
    .map((key) => ({ ...key, ...statisticsOf(key, tallies) }))
    .filter(({ flags }) => !query.flagged || flags.length > 0)
  if (query.sort === 'hardest') keys.sort((a, b) => hardness(b) - hardness(a) || b.asked - a.asked)
  if (query.sort === 'most-asked') keys.sort((a, b) => b.asked - a.asked)
  if (query.sort === 'oldest') keys.reverse()

  const shown = keys.slice(slice.offset, slice.offset + slice.limit)
  const items = await bankList.listThese(shown.map(({ versionId }) => versionId))
  return { items: items.map((item) => withStatistics(item, tallies)), total: keys.length }
}

/** What nobody was asked is neither hard nor easy. */
function hardness({ asked, right }: { asked: number; right: number }): number {
  return asked === 0 ? -1 : 100 - right
}

function withStatistics({ versionId, ...question }: ListedVersion, tallies: Tallies): ListedQuestion {
  return { ...question, statistics: statisticsOf({ ...question, versionId }, tallies) }
}

function statisticsOf(
  { versionId, correctAnswer }: Pick<ListedVersion, 'versionId' | 'correctAnswer'>,
  tallies: Tallies,
) {
  return itemStatistics(correctAnswer, tallies.get(versionId) ?? [])
}
