import type {
  BankQuestion,
  ImportedQuestion,
  ImportPreview,
  ImportSummary,
  QuestionFields,
} from '#modules/exams'
import type { Caller } from '#modules/identity'
import type { Acted } from './acted'

export interface QuestionActions {
  addQuestion(by: Caller, fields: QuestionFields): Acted<BankQuestion, 'duplicate-question'>

  /**
   * A field that is left out stays as it stands; what changes nothing leaves no line in the log. With `read`,
   * only as long as that is the version that stands.
   */
  reviseQuestion(
    by: Caller,
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number },
  ): Acted<{ question: BankQuestion; changed: boolean }, 'unknown' | 'duplicate-question' | 'changed'>

  /** Never drawn again; old results keep it. */
  deleteQuestion(by: Caller, id: number): Acted<BankQuestion, 'unknown'>

  /** Keeps a checked file for a day, in the place of the one before, until its admin says yes to it. */
  keepImport(by: Caller, file: NewImport): Acted<{ id: number }>

  /** What the file would do now; null for an unknown one, and for another admin's. */
  previewImport(userId: number, id: number): Promise<PreviewedImport | null>

  /** Does what the preview with this print has shown, or nothing. */
  carryOutImport(by: Caller, id: number, print: string): Acted<ImportSummary, 'unknown' | 'bank-changed'>
}

export type NewImport = { fileName: string; questions: readonly ImportedQuestion[]; replaces: boolean }

export type PreviewedImport = ImportPreview & { id: number; fileName: string; replaces: boolean }
