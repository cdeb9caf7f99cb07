import type { ExamResult } from '#modules/exams'
import type { ExamLog, LoggedResult } from '../contract'
import { MOST_PEOPLE } from '../schemas'
import type { Deps } from './act'

export function examLog(deps: Deps): ExamLog {
  const { exams, identity } = deps
  return {
    async listExamResults({ q, ...query }, slice) {
      const { userIds, isCut } = await findPeople(deps, q)
      const { items, total } = await exams.listAllResults({ ...query, userIds }, slice)
      return { items: await withNames(deps, items), total, isCut }
    },

    async *exportExamResults({ q, ...query }) {
      const people = q ? new Set(await identity.members.searchIds(q)) : undefined
      // More ids would make too long a condition: then the others' results are filtered out here.
      const userIds = people && people.size <= MOST_PEOPLE ? [...people] : undefined
      for await (const portion of exams.exportResults({ ...query, userIds })) {
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

/** Results of members deleted in the meantime are left out. */
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
