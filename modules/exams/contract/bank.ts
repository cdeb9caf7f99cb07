import type { Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import type { Audit } from '../domain/audit'
import type { GroupStatistics, ItemStatistics } from '../domain/item-statistics'
import type { BANK_SORTS, OptionalColumn, QuestionFields } from '../schemas'

/** A question of the active bank in its current version, with its answer. */
export type BankQuestion = QuestionFields & { id: number; createdAt: Date }

/** When a report last led to a version of a question; since then, where an older version was asked. */
export type Corrected = { correctedAt: Date | null; isCorrectedSince: boolean }

/**
 * A question as it is shown to learn from: with the day of the last version to which a report led. `version` is what a
 * report names, and what `reviseQuestion` compares, so that nobody overwrites a change they have not seen.
 */
export type ShownQuestion = BankQuestion & { correctedAt: Date | null; version: number }

export type BankQuery = {
  /** Words that must all occur in the question. */
  q?: string
  theme?: string
  /** Only those whose statistics ask for a second look. */
  flagged?: boolean
  /** Newest first by default. Never-asked questions sort last in 'hardest'. */
  sort?: BankOrder
}

export type BankOrder = (typeof BANK_SORTS)[number]

export type ListedQuestion = BankQuestion & { statistics: ItemStatistics }

/** What the answers tell of the questions on a theme together; null stands for those without one. */
export type ThemeFigures = GroupStatistics & { theme: string | null }

/** One version of a question, and how it was answered. */
export type QuestionVersion = QuestionFields & {
  number: number
  createdAt: Date
  /** A report led to it. */
  isCorrection: boolean
  statistics: ItemStatistics
}

export type QuestionHistory = {
  question: ShownQuestion
  /** Newest first, beginning with the current one; at most 20. */
  versions: QuestionVersion[]
  /** The number of older versions. */
  older: number
}

/** A question as a file gives it. */
export type ImportedQuestion = Omit<QuestionFields, OptionalColumn> &
  Partial<Pick<QuestionFields, OptionalColumn>>

/** A question that names a drawing, or a lesson or its section, that there is not. */
export type UnknownPlace = 'unknown-picture' | 'unknown-lesson'

/** How many questions an import adds, revises, leaves alone and retires. */
export type ImportSummary = { added: number; revised: number; unchanged: number; retired: number }

/** What an import would do to the current bank; `fingerprint` is equal for imports with the same effect. */
export type ImportPreview = {
  summary: ImportSummary
  fingerprint: string
  /** The first of each. */
  added: QuestionFields[]
  revised: { id: number; before: QuestionFields; after: QuestionFields }[]
  retired: { id: number; question: string }[]
}

/** The active questions: read with their answers, and changed. */
export interface Bank {
  /** How many questions are active. */
  countQuestions(): Promise<number>

  /** The active bank, newest first. */
  listQuestions(slice: Slice): Promise<Page<BankQuestion>>

  /** The active bank with its statistics. */
  listBank(query: BankQuery, slice: Slice): Promise<Page<ListedQuestion>>

  /** The whole active bank with its statistics, oldest first, and those of its themes in alphabetical order. */
  bankFigures(): Promise<{ themes: ThemeFigures[]; questions: ListedQuestion[] }>

  /** Themes of the active bank, in alphabetical order. */
  listThemes(): Promise<string[]>

  /** The rules of item writing that the active bank breaks, and by which questions. */
  auditBank(): Promise<Audit<BankQuestion>>

  /** Null for an unknown or retired question. */
  findQuestion(id: number): Promise<ShownQuestion | null>

  /** The last version by default, also of a retired question. Null for one that there is not. */
  findVersion(id: number, version?: number): Promise<ShownQuestion | null>

  /** Null for an unknown or retired question. */
  questionHistory(id: number): Promise<QuestionHistory | null>

  addQuestion(
    fields: QuestionFields,
    tx?: Tx,
  ): Promise<Result<BankQuestion, 'duplicate-question' | UnknownPlace>>

  /**
   * Adds a version under the same id, unless nothing differs: exams in progress and old results keep the one
   * they asked. A field that is left out keeps its value. With `read`, 'changed' unless that is the current version.
   */
  reviseQuestion(
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number; isCorrection?: boolean },
    tx?: Tx,
  ): Promise<
    Result<
      { before: BankQuestion; after: BankQuestion },
      'unknown' | 'duplicate-question' | 'changed' | UnknownPlace
    >
  >

  /** The question is never drawn again; old results keep it. */
  retireQuestion(id: number, tx?: Tx): Promise<Result<BankQuestion, 'unknown'>>

  /** Makes the last version of a retired question current again. Another question may have its text by now. */
  restoreQuestion(id: number, tx: Tx): Promise<Result<BankQuestion, 'duplicate-question'>>

  /** Fills a bank that never had a question; returns how many it loaded. */
  loadShippedBank(questions: readonly QuestionFields[], tx?: Tx): Promise<number>

  /**
   * Adds each question, or revises the active one with the same text (accents, case and spaces aside) when
   * something differs; a field that is left out keeps its value. `replace` retires all others. All or nothing.
   * `readQuestionFile` has made sure that no question comes twice.
   */
  importQuestions(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean },
    tx?: Tx,
  ): Promise<ImportSummary>

  /** What `importQuestions` would do, with at most `atMost` examples of each. */
  previewImport(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; atMost: number },
  ): Promise<ImportPreview>

  /** Does what a preview with this fingerprint has shown, or nothing. */
  importAsPreviewed(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; fingerprint: string },
    tx?: Tx,
  ): Promise<Result<ImportSummary, 'bank-changed'>>

  /** The active questions in the order of their ids. */
  listForExport(): Promise<QuestionFields[]>
}
