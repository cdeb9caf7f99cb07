import type { Standing } from '../domain/mastery'
import type { Difficulty } from '../schemas'

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

/** What a member knows of the bank, from every answer that was graded here. */
export interface Learning {
  /** Every active question, oldest first. */
  listStudied(userId: number): Promise<StudiedQuestion[]>
}
