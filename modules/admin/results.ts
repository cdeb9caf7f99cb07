import type { ExamResult, ResultQuery } from '#modules/exams'
import type { Page, Slice } from '#modules/kernel/page'
import type { Deps } from './log/act'
import { MOST_PEOPLE } from './rules'

export interface Results {
  /** `isCut` means that more than `MOST_PEOPLE` members match, and some are left out. */
  list(query: ExamLogQuery, slice: Slice): Promise<Page<LoggedResult> & { isCut: boolean }>

  readAll(query: Omit<ExamLogQuery, 'sort'>): AsyncIterable<LoggedResult[]>
}

export type LoggedResult = ExamResult & { user: { firstName: string; lastName: string; username: string } }

/** The query of the log of exams. `q` finds candidates by name, username or email address. */
export type ExamLogQuery = Omit<ResultQuery, 'userIds'> & { q?: string }

export function createResults(deps: Deps): Results {
  const { exams, identity } = deps
  return {
    async list({ q, ...query }, slice) {
      const { userIds, isCut } = await findPeople(deps, q)
      const { items, total } = await exams.results.listAll({ ...query, userIds }, slice)
      return { items: await withNames(deps, items), total, isCut }
    },

    async *readAll({ q, ...query }) {
      const people = q ? new Set(await identity.members.searchIds(q)) : undefined
      // More than `MOST_PEOPLE` ids would make the condition too long, so the loop below filters the results.
      const userIds = people && people.size <= MOST_PEOPLE ? [...people] : undefined
      for await (const portion of exams.results.readAll({ ...query, userIds })) {
        const matching = people ? portion.filter(({ userId }) => people.has(userId)) : portion
        if (matching.length > 0) yield await withNames(deps, matching)
      }
    },
  }
}

async function findPeople({ identity }: Deps, q: string | undefined) {
  if (!q) return { userIds: undefined, isCut: false }
  const found = await identity.members.searchIds(q, MOST_PEOPLE + 1)
  return { userIds: found.slice(0, MOST_PEOPLE), isCut: found.length > MOST_PEOPLE }
}

/** Leaves out the results of members deleted in the meantime. */
async function withNames({ identity }: Deps, results: readonly ExamResult[]): Promise<LoggedResult[]> {
  if (results.length === 0) return []
  const people = await identity.members.findNames([...new Set(results.map(({ userId }) => userId))])
  return results.flatMap((result) => {
    const user = people.get(result.userId)
    if (!user) return []
    const { firstName, lastName, username } = user
    return [{ ...result, user: { firstName, lastName, username } }]
  })
}
