import type { Tx } from '#db/database'
import type {
  BankQuestion,
  Correction,
  ImportedQuestion,
  ImportPreview,
  ImportSummary,
  Lesson,
  LessonFields,
  QueuedReport,
  QuestionFields,
  Statement,
  StatementRead,
  UnknownPlace,
} from '#modules/exams'
import type { Caller } from '#modules/identity'
import type { PictureFault } from '#modules/kernel/pictures'
import type { NewsChange, NewsItem, NewsPicture, NewsWriting, PlacedPicture } from '#modules/news'
import type { Acted } from './log'

export interface NewsActions {
  /**
   * 'withdrawn-first' where it would be withdrawn before its publication; 'picture-gone' where the picture waited for
   * more than a day, or another admin has removed it.
   */
  createNews(by: Caller, fields: NewsWriting, tx?: Tx): Acted<NewsItem, 'withdrawn-first' | 'picture-gone'>

  /** `readAt` is the `updatedAt` that the admin read: 'changed' where somebody else has changed the item since. */
  updateNews(
    by: Caller,
    id: number,
    fields: NewsChange & { picture?: PlacedPicture | null },
    readAt?: Date,
  ): Acted<NewsItem, 'not-found' | 'changed' | 'withdrawn-first' | 'picture-gone'>

  /** Keeps a picture for an item that is being written. `file` is a path on this machine. */
  addNewsPicture(by: Caller, file: string): Acted<NewsPicture, PictureFault>

  /** Deletion leads into the bin. An item published again keeps its first date. The toggle looks at the item as it stands in the transaction. */
  actOnNews(by: Caller, act: NewsAct | 'toggle-featured', id: number): Acted<NewsItem, 'not-found'>
}

export type NewsAct = 'publish' | 'unpublish' | 'unschedule' | 'feature' | 'unfeature' | 'delete'

export interface QuestionActions {
  addQuestion(
    by: Caller,
    fields: QuestionFields,
    tx?: Tx,
  ): Acted<BankQuestion, 'duplicate-question' | UnknownPlace>

  /** Omitted fields stay as they are. With `read`, 'changed' unless that is the current version. */
  reviseQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number },
  ): Acted<
    { question: BankQuestion; changed: boolean },
    'unknown' | 'duplicate-question' | 'changed' | UnknownPlace
  >

  /** Into the bin: no longer drawn; past results keep it. */
  deleteQuestion(by: Caller, id: number): Acted<BankQuestion, 'unknown'>

  /** Keeps a checked file for a day, in place of the admin's previous one, until they confirm it. */
  keepImport(by: Caller, file: NewImport): Acted<{ id: number }>

  /** What the file would do now; null for an unknown file and for another admin's. */
  previewImport(userId: number, id: number): Promise<PreviewedImport | null>

  /** Does what the preview with this fingerprint has shown, or nothing. */
  carryOutImport(
    by: Caller,
    id: number,
    fingerprint: string,
  ): Acted<ImportSummary, 'unknown' | 'bank-changed'>
}

export interface LessonActions {
  /** Omitted fields stay as they are. With `read`, 'changed' unless that is the current version. */
  reviseLesson(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    options?: { read?: number },
  ): Acted<{ lesson: Lesson; changed: boolean }, 'unknown' | 'changed'>
}

export interface CheckActions {
  /** Today, on the version that was read; it stays the current one. */
  checkStatement(by: Caller, read: StatementRead): Acted<Statement, 'unknown' | 'changed' | 'no-text'>
}

export interface ReportActions {
  /**
   * Revises the question, marks the version as a correction and closes those of these reports that are still open; their
   * members get a mail. 'closed' where none is open, 'same' where nothing would change. Returns how many it closed.
   */
  correctQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    correction: Correction,
  ): Acted<number, 'unknown' | 'duplicate-question' | 'changed' | 'closed' | 'same' | UnknownPlace>

  correctLesson(
    by: Caller,
    id: number,
    fields: Partial<LessonFields>,
    correction: Correction,
  ): Acted<number, 'unknown' | 'changed' | 'closed' | 'same'>

  /** Closes the report and changes nothing else; its member gets the reply by mail. */
  keepReported(
    by: Caller,
    id: number,
    reply: string,
    tx?: Tx,
  ): Acted<Pick<QueuedReport, 'id' | 'about' | 'text'>, 'unknown' | 'closed'>
}

export type NewImport = { fileName: string; questions: readonly ImportedQuestion[]; replaces: boolean }

export type PreviewedImport = ImportPreview & { id: number; fileName: string; replaces: boolean }
