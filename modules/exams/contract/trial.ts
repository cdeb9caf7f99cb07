import type { ShownQuestion } from './bank'
import type { TrialItem } from '../schemas'

export type { TrialItem } from '../schemas'

/** Five questions that anybody may answer. Nothing of it is kept here until a visitor becomes a member. */
export interface Trial {
  /**
   * Draws among the examples of the lessons, which are public, on different themes as far as these go. Empty where
   * there are no examples.
   */
  drawTrial(): Promise<TrialItem[]>

  /** In the order of the items; null for a question that was retired, or has another key or other options by now. */
  readTrial(items: readonly TrialItem[]): Promise<(ShownQuestion | null)[]>

  /**
   * Grades the answers and takes them into what a member knows; returns how many counted. Those to a question that
   * `readTrial` no longer finds do not, nor those of a member who was removed or blocked.
   */
  recordTrial(userId: number, items: readonly TrialItem[]): Promise<number>
}
