import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import type { StudyMemory } from '../memory/memory'
import type { StudyPlanStore } from '../study-plans/store'
import { type Today, toToday } from '../study-plans/today'
import { chooseStudied, type TheoryTheme } from '../theory/choice'
import { SERIES_SOURCES, type SeriesKind, type SeriesSource } from './schema'
import type { SeriesStore } from './store'

/** What a member can start, and the series that is open. */
export type Revisable = {
  counts: Record<SeriesSource, number>
  themes: (Pick<TheoryTheme, 'theme' | 'slug'> & Pick<Revisable, 'counts'>)[]
  /** The first day after today on which a question becomes due. */
  nextDueOn: string | null
  open: { id: number; kind: SeriesKind; source: SeriesSource | null; answered: number; total: number } | null
  plan: Today
}

type Deps = {
  clock: Clock
  series: SeriesStore
  plans: StudyPlanStore
  listStudied: StudyMemory['listStudied']
}

export function createFindRevisable({ clock, series, plans, listStudied }: Deps) {
  return async function findRevisable(userId: number): Promise<Revisable> {
    const date = dayInBelgium(clock.now())
    const [bank, open, settings] = await Promise.all([
      listStudied(userId),
      findOpen(series, userId),
      plans.find(userId, date),
    ])
    const found = SERIES_SOURCES.map((state) =>
      chooseStudied(bank, { state, today: date, isFound: () => true }),
    )
    const toCounts = (counted: (source: (typeof found)[number]) => number) =>
      Object.fromEntries(found.map((one, at) => [SERIES_SOURCES[at], counted(one)])) as Revisable['counts']
    const later = bank.flatMap(({ dueOn }) => (dueOn !== null && dueOn > date ? [dueOn] : []))
    return {
      counts: toCounts((one) => one.found.length),
      themes: found[0]!.themes.map(({ theme, slug }, at) => {
        return { theme, slug, counts: toCounts((one) => one.themes[at]!.matching) }
      }),
      nextDueOn: later.sort()[0] ?? null,
      open,
      plan: toToday(bank, settings, date),
    }
  }
}

/** Also returns null if all remaining questions of the open series were retired. */
async function findOpen(series: SeriesStore, userId: number): Promise<Revisable['open']> {
  const found = await series.findOpen(userId)
  if (!found || found.open === 0) return null
  const { open, ...rest } = found
  return { ...rest, total: rest.answered + open }
}
