import type { Tx } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import type { ItemStatistics } from '../domain/item-statistics'
import type { BANK_SORTS, QuestionFields } from '../schemas'

/** A question of the active bank in its current version, with its answer: to study, and for the calls. */
export type BankQuestion = QuestionFields & { id: number; createdAt: Date }

/** `version` counts what the question has said: who changes it names what he read. */
export type EditableQuestion = BankQuestion & { version: number }

export type BankQuery = {
  /** Words that must all occur in the question. */
  q?: string
  theme?: string
  /** Only those whose statistics ask for a second look. */
  flagged?: boolean
  /** Newest first unless told. Questions that nobody was asked come last of the hardest. */
  sort?: BankOrder
}

export type BankOrder = (typeof BANK_SORTS)[number]

export type ListedQuestion = BankQuestion & { statistics: ItemStatistics }

/** One version of a question, and how it was answered. */
export type QuestionVersion = QuestionFields & { number: number; createdAt: Date; statistics: ItemStatistics }

export type QuestionHistory = {
  question: EditableQuestion
  /** The newest first, the current one before all; at most the last 20. */
  versions: QuestionVersion[]
  /** How many there are before those. */
  older: number
}

/** A question as a file gives it: the last three may be left out. */
export type ImportedQuestion = Omit<QuestionFields, OptionalField> &
  Partial<Pick<QuestionFields, OptionalField>>
type OptionalField = 'theme' | 'explanation' | 'source'

/** How many questions an import adds, revises, finds as they are, and retires. */
export type ImportSummary = { added: number; revised: number; unchanged: number; retired: number }

/** What an import would do, as long as the bank stays as it is: the same print, the same outcome. */
export type ImportPreview = {
  summary: ImportSummary
  print: string
  /** The first of each. */
  added: QuestionFields[]
  revised: { id: number; before: QuestionFields; after: QuestionFields }[]
  retired: { id: number; question: string }[]
}

/** The active questions: read with their answers, and changed. */
export interface Bank {
  /** The question at this place of the active bank, in the bank's own order; null past its end. */
  studyQuestion(position: number): Promise<{ question: BankQuestion | null; total: number }>

  /** The active bank, newest first. */
  listQuestions(slice: Slice): Promise<Page<BankQuestion>>

  /** The active bank with how its questions were answered. */
  listBank(query: BankQuery, slice: Slice): Promise<Page<ListedQuestion>>

  /** Of the active bank, in the order of the alphabet. */
  listThemes(): Promise<string[]>

  /** Null for an unknown or retired question. */
  findQuestion(id: number): Promise<EditableQuestion | null>

  /** Null for an unknown or retired question. */
  questionHistory(id: number): Promise<QuestionHistory | null>

  addQuestion(fields: QuestionFields, tx?: Tx): Promise<Result<BankQuestion, 'duplicate-question'>>

  /**
   * A new version under the same id, unless nothing differs: exams in progress and old results keep the one
   * they asked. A field that is left out stays as it stands. With `read`, only as long as that is the
   * version that stands.
   */
  reviseQuestion(
    id: number,
    fields: ImportedQuestion,
    options?: { read?: number },
    tx?: Tx,
  ): Promise<
    Result<{ before: BankQuestion; after: BankQuestion }, 'unknown' | 'duplicate-question' | 'changed'>
  >

  /** Never drawn again; old results keep it. */
  retireQuestion(id: number, tx?: Tx): Promise<Result<BankQuestion, 'unknown'>>

  /** Fills a bank that never held a question; returns how many it loaded. */
  loadShippedBank(questions: readonly QuestionFields[], tx?: Tx): Promise<number>

  /**
   * Adds each question, or makes a new version of the active one with the same text (accents, case
   * and spaces aside) when something differs; a field that is left out stays as it stands. `replace`
   * retires all others. All or nothing. Takes what `checkImport` has passed: no question twice.
   */
  importQuestions(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; dryRun: boolean },
    tx?: Tx,
  ): Promise<ImportSummary>

  /** What `importQuestions` would do, with at most so many examples of each. */
  previewImport(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; atMost: number },
  ): Promise<ImportPreview>

  /** Does what a preview with this print has shown, or nothing. */
  importAsPreviewed(
    questions: readonly ImportedQuestion[],
    options: { replace: boolean; print: string },
    tx?: Tx,
  ): Promise<Result<ImportSummary, 'bank-changed'>>

  /** The active questions in the order of their ids. */
  listForExport(tx?: Tx): Promise<QuestionFields[]>
}
