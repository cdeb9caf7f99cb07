import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium, momentInBelgium } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { Letter } from '../letters'
import type { StudyMemory } from '../memory/memory'
import type { Recording } from '../memory/recording'
import type { StudiedQuestion } from '../memory/studied'
import type { QuestionStore } from '../questions/store'
import type { SeriesStore } from '../series/store'
import { chooseStudied, type TheoryTheme } from './choice'
import type { TheoryQuery } from './schema'

export type FoundQuestion = StudiedQuestion & { slug: string | null }

export interface Theory {
  /**
   * Finds the matching questions, oldest first. `total` counts all active questions. The counts in `themes`
   * ignore the filter by theme. The question that was just answered matches whatever its state is by now.
   */
  find(
    userId: number,
    query: TheoryQuery,
    answeredId?: number,
  ): Promise<{ found: FoundQuestion[]; themes: TheoryTheme[]; total: number }>

  /**
   * Grades an answer like one of a series, and returns the one that counts: the first to this question of the day in
   * Belgium. Refuses with 'changed' if `edition` is no longer the current one.
   */
  answer(
    userId: number,
    answer: { questionId: number; letter: Letter; edition: number },
  ): Promise<Result<{ userAnswer: Letter }, 'signed-out' | 'retired' | 'changed'>>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  series: SeriesStore
  questions: QuestionStore
  recording: Recording
  listStudied: StudyMemory['listStudied']
}

export function createTheory(deps: Deps): Theory {
  const { db, clock, identity, series, questions, recording, listStudied } = deps

  return {
    async find(userId, { theme, state, search }, answeredId) {
      const [bank, matching] = await Promise.all([
        listStudied(userId),
        search === undefined ? null : questions.findMatching(search),
      ])
      const today = dayInBelgium(clock.now())
      const isFound = (id: number) => matching?.has(id) ?? true
      return { ...chooseStudied(bank, { theme, state, answeredId, today, isFound }), total: bank.length }
    },

    // Locks the user row, so that a form that is sent twice counts once.
    answer: (userId, { questionId, letter, edition: seenEdition }) =>
      db.transaction(async (tx) => {
        if (!(await identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
        const current = await questions.findCurrent(questionId, tx)
        if (!current) return refuse('retired')
        const { id: questionVersionId, edition, correctAnswer } = current
        if (edition !== seenEdition) return refuse('changed')
        const at = clock.now()
        const ofToday = await series.findTheory(userId, momentInBelgium(`${dayInBelgium(at)}T00:00`)!, tx)
        const first = ofToday && (await series.findAnswer(ofToday, questionId, tx))
        if (first?.edition === edition) return ok({ userAnswer: first.userAnswer! })

        const graded = { questionId, edition, isRight: letter === correctAnswer }
        const recall = (await recording.answers([graded], { userId, at }, tx)).get(questionId) ?? null
        const given = { questionId, questionVersionId, optionOrder: 'ABC', userAnswer: letter } as const
        const kept = { ...given, recall, answeredAt: at }
        if (first) await series.answer(first, kept, tx)
        else if (ofToday) await series.appendAnswer(ofToday, kept, tx)
        else await series.addAnswered({ userId, kind: 'theory' }, [kept], tx)
        return ok({ userAnswer: letter })
      }),
  }
}
