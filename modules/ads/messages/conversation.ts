import type { Portions } from '#modules/kernel/page'
import type { WriteRefusal } from './rules'
import type { ConversationClosing, NewConversationReport } from './schema'
import type { ClassifiedAd } from '../ad'
import type { WithPhotos } from '../photos/photo-types'

export type { WriteRefusal } from './rules'
export type { ConversationClosing, ConversationReason, NewConversationReport } from './schema'

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
