import type { AdFigures } from '#modules/ads'
import type { ExamFigures } from '#modules/exams'
import { listWeeks, type Week } from '#modules/kernel/week'
import type { AdminDependencies } from './log/act'

/** What happened in a week, without names. `members` counts those who registered. */
export type WeekFigures = Week & { members: number } & ExamFigures & AdFigures

type Deps = Pick<AdminDependencies, 'clock' | 'identity' | 'exams' | 'ads'>

export async function listWeekFigures(
  { clock, identity, exams, ads }: Deps,
  count: number,
): Promise<WeekFigures[]> {
  const weeks = listWeeks(clock.now(), count)
  const [ofMembers, ofExams, ofAds] = await Promise.all([
    identity.members.listFigures(weeks),
    exams.listFigures(weeks),
    ads.listFigures(weeks),
  ])
  return weeks.map((week, at) => ({ ...week, ...ofMembers[at]!, ...ofExams[at]!, ...ofAds[at]! }))
}
