import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import type { StudyMemory } from '../memory/memory'
import type { StudiedQuestion } from '../memory/studied'
import type { QuestionStore } from '../questions/store'
import { chooseStudied, type TheoryTheme } from './choice'
import type { TheoryQuery } from './schema'

export type FoundQuestion = StudiedQuestion & { slug: string | null }

export interface Theory {
  /**
   * Finds the matching questions, oldest first. `total` counts all active questions. The counts in `themes`
   * ignore the filter by theme.
   */
  find(
    userId: number,
    query: TheoryQuery,
  ): Promise<{ found: FoundQuestion[]; themes: TheoryTheme[]; total: number }>
}

type Deps = { clock: Clock; questions: QuestionStore; listStudied: StudyMemory['listStudied'] }

export function createTheory({ clock, questions, listStudied }: Deps): Theory {
  return {
    async find(userId, { theme, state, search }) {
      const [bank, matching] = await Promise.all([
        listStudied(userId),
        search === undefined ? null : questions.findMatching(search),
      ])
      const today = dayInBelgium(clock.now())
      const isFound = (id: number) => matching?.has(id) ?? true
      return { ...chooseStudied(bank, { theme, state, today, isFound }), total: bank.length }
    },
  }
}
