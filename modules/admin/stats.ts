import type { AdminDependencies } from './log/act'

export type Stats = { totalQuestions: number; totalUsers: number; totalExams: number }

/**
 * Counts the members who are not blocked, the questions of the active bank, and everybody's results. On a large site
 * the counts may be a minute old.
 */
export type CountStats = () => Promise<Stats>

type Deps = Pick<AdminDependencies, 'db' | 'clock' | 'identity' | 'exams'>

/** From this number of rows on, the counts are kept, because every page of the panel would count them again. */
const MANY = 10_000
const KEPT_MS = 60_000

export function createStats({ db, clock, identity, exams }: Deps): CountStats {
  let kept: { stats: Stats; until: number } | undefined

  return async () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.stats
    const stats = await db.readCounts({
      totalQuestions: exams.counts.questions,
      totalUsers: identity.members.active,
      totalExams: exams.counts.results,
    })
    const isLarge = stats.totalUsers + stats.totalExams >= MANY
    kept = isLarge ? { stats, until: now + KEPT_MS } : undefined
    return stats
  }
}
