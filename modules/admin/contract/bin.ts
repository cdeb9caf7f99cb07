import type { Caller } from '#modules/identity'
import type { Page, Slice, Stopping } from '../../kernel/page'
import type { BinKind } from '../domain/bin'
import type { Acted } from './log'

/** What an admin has deleted: `subjectId` is what it is called among its kind, `id` in the bin. */
export type BinnedThing = {
  id: number
  kind: BinKind
  subjectId: number
  title: string
  /** The admin's username at that time. */
  binnedBy: string
  binnedAt: Date
  /** When it goes for good. */
  until: Date
}

/** `q`: words that must all occur in the title and the admin's name. */
export type BinQuery = { q?: string; kind?: BinKind }

/** Of two at the same moment one succeeds, and for the other it is not found. */
export interface BinActions {
  /** The last deleted first. */
  listBin(query: BinQuery, slice: Slice): Promise<Page<BinnedThing>>

  findBinned(id: number): Promise<BinnedThing | null>

  /** As it was. 'duplicate-question' where the bank has a question with its text by now. */
  restore(by: Caller, id: number): Acted<BinnedThing, 'not-found' | 'duplicate-question'>

  erase(by: Caller, id: number): Acted<BinnedThing, 'not-found'>

  /** Deletes for good what has been in the bin for its time; returns how many. */
  emptyBin(stopping?: Stopping): Promise<number>
}
