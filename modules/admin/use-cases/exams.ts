import type { ExamResult } from '../../exams'
import type { ExamLog, LoggedResult } from '../contract'
import type { Parts } from './parts'

/** More people than anybody reads the results of at once. */
const MOST_PEOPLE = 500

export function examLog(parts: Parts): ExamLog {
  const { exams } = parts
  return {
    async listExamResults({ q, ...query }, slice) {
      const { userIds, isCut } = await peopleNamed(parts, q)
      const { items, total } = await exams.listAllResults({ ...query, userIds }, slice)
      return { items: await named(parts, items), total, isCut }
    },

    async *exportExamResults({ q, ...query }) {
      const { userIds } = await peopleNamed(parts, q)
      for await (const portion of exams.exportResults({ ...query, userIds }))
        yield await named(parts, portion)
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
