import type { Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { ListQuery, Page, Portions, Slice } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import type { WriteRefusal } from '../domain/messages'
import type {
  CONVERSATION_REPORT_FILTERS,
  ConversationClosing,
  NewConversationReport,
} from '../message-schema'
import type { AdMember, ClassifiedAd } from './ad'
import type { WithPhotos } from './photos'

export type { WriteRefusal } from '../domain/messages'
export type { ConversationClosing, ConversationReason, NewConversationReport } from '../message-schema'

export type Message = { id: number; senderId: number; body: string; createdAt: Date }

/** What a conversation shows of its ad. */
export type AdInBrief = Pick<ClassifiedAd, 'id' | 'type' | 'title' | 'price' | 'state' | 'reservedAt'> & {
  /** It is over: the conversation stays. */
  hasEnded: boolean
  /** Whether this member may open its page. */
  isReadable: boolean
}

/** The other one of the two. */
export type Correspondent = { id: number; username: string; isGunsmith: boolean }

/** A conversation in the list of one of the two. */
export type ListedConversation = {
  id: number
  adTitle: string
  other: Correspondent
  isUnread: boolean
  last: { words: string; isOwn: boolean; at: Date }
}

/** A part of a conversation, as one of the two reads it. */
export type Thread = {
  id: number
  /** Null where it was deleted: its title was kept. At most its first photo. */
  ad: (AdInBrief & WithPhotos) | null
  adTitle: string
  other: Correspondent
  /** In the order in which they were written. */
  messages: Message[]
  hasOlder: boolean
  /** This member has blocked the other one. */
  isBlocking: boolean
  /** Why this member may not write now. */
  refusal: WriteRefusal | null
}

/** What a member who wants to write about an ad has to know. */
export type FirstMessage = {
  ad: AdInBrief & WithPhotos
  /** They have begun one before. */
  conversationId: number | null
  refusal: 'own-ad' | 'ended' | WriteRefusal | null
}

/** With what it keeps of the conversation, as that was when it was reported. */
export type ConversationReport = NewConversationReport & {
  id: number
  /** Null once the conversation has ended with the account of the other one, whose id is then null too. */
  conversationId: number | null
  adTitle: string
  ownerId: number | null
  ownerName: string
  writerId: number | null
  writerName: string
  /** The reporter, one of the two. */
  userId: number
  createdAt: Date
  /** Null while it waits for a moderator. */
  closedAt: Date | null
  outcome: ConversationClosing['outcome'] | null
  reply: string | null
}

/** A report as moderators see it before they read the conversation. */
export type QueuedConversationReport = ConversationReport & {
  /** Null where it or the conversation is gone. */
  ad: Pick<ClassifiedAd, 'id' | 'state'> | null
  /** Open reports of the same conversation. */
  openReports: number
}

/** The report's own copy of a message, which outlives the account that wrote it. */
export type ReportedMessage = Omit<Message, 'senderId'> & { sender: 'owner' | 'writer' }

export type ReportedConversation = {
  report: QueuedConversationReport
  /** As they were when the conversation was reported; the last 200 are kept. */
  messages: ReportedMessage[]
  hasOlder: boolean
}

/** Everything that a member has here, for the copy of their data. Names are those of the others. */
export type OwnMessages = {
  conversations: {
    with: string
    ad: string
    startedAt: Date
    messages: Portions<{ isOwn: boolean; body: string; createdAt: Date }>
  }[]
  blockedMembers: { username: string; createdAt: Date }[]
  conversationReports: (Pick<
    ConversationReport,
    'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
  > & { ad: string })[]
}

/**
 * Conversations about ads, each between the owner of one and one other member, who alone read it: admins only after
 * one of the two has reported it. It outlives the ad, and ends with the account of either; a report keeps its copy.
 */
export interface Messages {
  /** Null where this member cannot read the ad. */
  findFirstMessage(member: AdMember, adId: number): Promise<FirstMessage | null>

  /**
   * Begins the member's conversation about an ad, or goes on with it. Returns its number, like `writeMessage`.
   * 'too-many-conversations' for a member who has begun two hundred about ads that are still online.
   */
  writeAboutAd(
    caller: Caller,
    adId: number,
    body: string,
    tx?: Tx,
  ): Promise<
    Result<number, 'signed-out' | 'not-found' | 'own-ad' | 'ended' | 'too-many-conversations' | WriteRefusal>
  >

  /** Also after the ad has ended. The other one gets a mail unless they have had one since they last read. */
  writeMessage(
    caller: Caller,
    id: number,
    body: string,
    tx?: Tx,
  ): Promise<Result<number, 'signed-out' | 'not-found' | WriteRefusal>>

  /** The newest first. */
  listConversations(userId: number, slice: Slice): Promise<Page<ListedConversation>>

  countUnread(userId: number): Promise<number>

  /**
   * The newest messages, or those before one; null for a conversation of others. With `marks`, what is shown counts
   * as read.
   */
  readThread(
    member: AdMember,
    id: number,
    options?: { before?: number; marks?: boolean },
  ): Promise<Thread | null>

  /** Whom the caller has blocked writes to them in no conversation; nor do they to whom they have blocked. Idempotent. */
  setBlocking(
    caller: Caller,
    id: number,
    isBlocking: boolean,
  ): Promise<Result<void, 'signed-out' | 'not-found'>>

  /** The other one's name and the member's last report; null for a conversation of others. */
  findOwnReport(
    userId: number,
    id: number,
  ): Promise<{ other: Correspondent; adTitle: string; last: ConversationReport | null } | null>

  /**
   * 'reported' while the member's last report of it is open; 'too-many-open' while five of theirs are, of ads and
   * conversations. Each gets a receipt by mail.
   */
  reportConversation(
    caller: Caller,
    id: number,
    report: NewConversationReport,
    tx?: Tx,
  ): Promise<Result<ConversationReport, 'signed-out' | 'not-found' | 'reported' | 'too-many-open'>>

  /** Open ones, the oldest first; or closed ones, the last closed first. */
  listConversationReports(
    query: ListQuery<typeof CONVERSATION_REPORT_FILTERS>,
    slice: Slice,
  ): Promise<Page<QueuedConversationReport>>

  findConversationReport(id: number, tx?: Tx): Promise<QueuedConversationReport | null>

  /** For an admin, by `Admin.readReported`, which logs it. */
  readReported(id: number, before?: number): Promise<ReportedConversation | null>

  /** Tells the reporter by mail. Called after they were locked. */
  closeConversationReport(
    id: number,
    closing: ConversationClosing,
    tx: Tx,
  ): Promise<Result<QueuedConversationReport, 'unknown' | 'closed'>>

  findOwnMessages(userId: number): Promise<OwnMessages>
}
