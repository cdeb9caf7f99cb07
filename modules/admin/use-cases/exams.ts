import type { ExamResult } from '#modules/exams'
import type { ExamLog, LoggedResult } from '../contract'
import { MOST_PEOPLE } from '../domain/most-people'
import type { Parts } from './parts'

export function examLog(parts: Parts): ExamLog {
  const { exams, identity } = parts
  return {
    async listExamResults({ q, ...query }, slice) {
      const { userIds, isCut } = await peopleNamed(parts, q)
      const { items, total } = await exams.listAllResults({ ...query, userIds }, slice)
      return { items: await named(parts, items), total, isCut }
    },

    async *exportExamResults({ q, ...query }) {
      const people = q ? new Set(await identity.searchIds(q)) : undefined
      // So many ids would make a condition longer than what it finds: then the others' are passed over here.
      const userIds = people && people.size <= MOST_PEOPLE ? [...people] : undefined
      for await (const portion of exams.exportResults({ ...query, userIds })) {
        const theirs = people ? portion.filter(({ userId }) => people.has(userId)) : portion
        if (theirs.length > 0) yield await named(parts, theirs)
      }
    },
  }
}

async function peopleNamed({ identity }: Parts, q: string | undefined) {
  if (!q) return { userIds: undefined, isCut: false }
  const found = await identity.searchIds(q, MOST_PEOPLE + 1)
  return { userIds: found.slice(0, MOST_PEOPLE), isCut: found.length > MOST_PEOPLE }
}

/** Who was deleted since his results were read has taken them along. */
async function named({ identity }: Parts, results: readonly ExamResult[]): Promise<LoggedResult[]> {
  if (results.length === 0) return []
  const people = await identity.findNames([...new Set(results.map(({ userId }) => userId))])
  return results.flatMap((result) => {
    const user = people.get(result.userId)
    if (!user) return []
    const { firstName, lastName, username } = user
    return [{ ...result, user: { firstName, lastName, username } }]
  })
}
