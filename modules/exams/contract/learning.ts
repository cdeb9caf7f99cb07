import type { Standing } from '../memory/card'
import type { Pace } from '../memory/daily-goal'
import type { Study } from '../memory/overview'
import type { Difficulty } from '../schemas'
import type { StudyPlan } from './study-plan'

export type { BoxShare, Chances } from '../memory/chance'
export type { Pace } from '../memory/daily-goal'
export type { ChanceBasis, ThemeStudy } from '../memory/overview'

/** An active question, and what a member knows of it. */
export type StudiedQuestion = Standing & {
  id: number
  /** Among all active questions, oldest first, counted from 1: its number in theory. */
  number: number
  theme: string | null
  difficulty: Difficulty | null
  /** Of questions that answer each other. */
  group: string | null
}

/** How far a member has come, and what is next. Days are those of Belgium. */
export type StudyOverview = Study &
  StudyPlan & {
    today: string
    /** Null without a date of the exam, on that day and after it. */
    pace: Pace | null
  }
