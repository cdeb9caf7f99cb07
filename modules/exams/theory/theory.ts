import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import type { StudiedQuestion, StudyMemory } from '../memory/memory'
import type { QuestionStore } from '../questions/store'
import { chooseStudied, type TheoryTheme } from './choice'
import type { TheoryQuery } from './schema'

/** A question that matches a query. `slug` is the slug of its theme. */
export type FoundQuestion = StudiedQuestion & { slug: string | null }

export interface Theory {
  /**
   * Finds the matching questions, oldest first, with the states of the member's cards. `total` is the number of all
   * active questions. `themes` are all their themes in alphabetical order, each with the number of matches if the query
   * had no theme.
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
