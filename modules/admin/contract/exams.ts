import type { ExamResult, ResultQuery } from '#modules/exams'
import type { Page, Slice } from '#modules/kernel/page'

export type LoggedResult = ExamResult & { user: { firstName: string; lastName: string; username: string } }

/** `q`: words that occur in the name of who took the exam. */
export type ExamLogQuery = Omit<ResultQuery, 'userIds'> & { q?: string }

export interface ExamLog {
  /** `isCut`: more people have such a name than have their exams listed, which is `MOST_PEOPLE`. */
  listExamResults(query: ExamLogQuery, slice: Slice): Promise<Page<LoggedResult> & { isCut: boolean }>

  /** All of them, of however many people, in portions and always newest first. */
  exportExamResults(query: Omit<ExamLogQuery, 'sort'>): AsyncIterable<LoggedResult[]>
}
