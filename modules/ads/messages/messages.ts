import type { Tx } from '#db/database'
import type { BesideMember, Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { Page, Portions, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { AdMember, AdPhoto, WithPhotos } from '../ad'
import { type AdSummary, toSummary } from '../listings/summary'
import type { AdStore } from '../listings/store'
import type { Photos } from '../photos/photos'
import { maySee } from '../visibility'
import type { BlockStore } from './block-store'
import { type Correspondent, isUnreadBy, otherIn, toCorrespondent } from './conversation'
import { findContactRefusal, findWriteRefusal, type WriteRefusal } from './may-write'
import type { Pairs } from './pairs'
import type { HeldStore } from './held-store'
import type { Writing } from './writing'
import type { ConversationStore, ListedRow, Message, OwnConversation, StoredConversation } from './store'

export interface Messages {
  /** Returns what the form for a first message shows; null if this member may not see the ad. */
  findFirst(member: AdMember, adId: number): Promise<FirstMessage | null>

  /**
   * Begins or continues the member's conversation about an ad, and returns the id of the conversation. Holds
   * the first message of a member with an unconfirmed address, in place of an earlier one about this ad, and
   * returns null. Refuses with 'too-many-held' at `MOST_HELD_MESSAGES`. Refuses with 'too-many-conversations' if the
   * member has already begun `MOST_CONVERSATIONS` about online ads.
   */
  writeAboutAd(
    caller: Caller,
    adId: number,
    body: string,
    tx?: Tx,
  ): Promise<
    Result<
      number | null,
      | ('signed-out' | 'not-found' | 'own-ad' | 'ended' | WriteRefusal)
      | ('too-many-conversations' | 'too-many-held')
    >
  >

  /**
   * Writes in a conversation, even after its ad has ended. Returns the conversation's id. Mails the other
   * member only if they had read all earlier messages.
   */
  write(
    caller: Caller,
    id: number,
    body: string,
    tx?: Tx,
  ): Promise<Result<number, 'signed-out' | 'not-found' | WriteRefusal>>

  /** Lists the member's conversations, the one with the latest message first. */
  list(userId: number, slice: Slice): Promise<Page<ListedConversation>>

  /** The number of the member's unread conversations, for the statement that finds their session. */
  readonly unreadBeside: BesideMember<number>

  find(userId: number, id: number): Promise<{ other: Correspondent; adTitle: string } | null>

  /** Locks the two members of the caller's conversation until `tx` ends, and returns the conversation. */
  lock(caller: Caller, id: number, tx: Tx): Promise<Result<StoredConversation, 'signed-out' | 'not-found'>>

  /** Lists up to `limit` messages of a conversation, newest first. */
  listNewest(id: number, limit: number, tx: Tx): Promise<Message[]>

  /**
   * Reads the newest messages, or those before the message `before`. If `marks` is true and `before` is
   * absent, marks the conversation as read. Returns null if the conversation is not the member's.
   */
  readThread(
    member: AdMember,
    id: number,
    options?: { before?: number; marks?: boolean },
  ): Promise<Thread | null>

  /** Makes the other member's last message unread again. Refuses with 'not-found' if they have written none. */
  markUnread(caller: Caller, id: number): Promise<Result<void, 'signed-out' | 'not-found'>>

  /** Blocks or unblocks the other member. A block stops all messages between the two, in both directions. */
  setBlocking(
    caller: Caller,
    id: number,
    isBlocking: boolean,
  ): Promise<Result<void, 'signed-out' | 'not-found'>>

  findOwn(userId: number): Promise<OwnMessages>
}

export type FirstMessage = {
  ad: AdSummary & WithPhotos
  /** The id of the member's conversation about this ad, or null. */
  conversationId: number | null
  /** The text of the member's held message about this ad, or null. */
  held: string | null
  refusal: 'own-ad' | 'ended' | WriteRefusal | null
}

export type ListedConversation = Omit<ListedRow, 'otherId'> & { other: Correspondent }

/** A part of a conversation, as one of its two members reads it. */
export type Thread = {
  id: number
  /** Null if the ad was deleted. `photos` has only the ad's first photo. */
  ad: (AdSummary & WithPhotos) | null
  adTitle: string
  other: Correspondent
  /** The messages, oldest first. */
  messages: Message[]
  hasOlder: boolean
  /** Whether reading it here marked it as read. */
  wasUnread: boolean
  isBlocking: boolean
  refusal: WriteRefusal | null
}

/** A member's conversations and blocks, for the copy of their data. `with` is the name of the other member. */
export type OwnMessages = {
  conversations: {
    with: string
    ad: string
    startedAt: Date
    messages: Portions<{ isOwn: boolean; body: string; createdAt: Date }>
  }[]
  heldMessages: { adId: number; body: string; createdAt: Date }[]
  blockedMembers: { username: string; createdAt: Date }[]
}

type Deps = {
  clock: Clock
  identity: Identity
  ads: AdStore
  photos: Photos
  pairs: Pairs
  blocks: BlockStore
  held: HeldStore
  writing: Writing
  store: ConversationStore
}

export function createMessages(deps: Deps): Messages {
  const { clock, identity, ads, photos, pairs, blocks, held, writing, store } = deps
  return {
    unreadBeside: { sql: store.unreadOfUser, toValue: Number },
    listNewest: store.listNewest,
    writeAboutAd: writing.writeAboutAd,
    write: writing.write,

    async find(userId, id) {
      const found = await store.findOwn(userId, id)
      if (!found) return null
      const otherId = otherIn(found, userId)
      const other = (await identity.members.findAll([otherId])).get(otherId)
      return other ? { other: toCorrespondent(other), adTitle: found.adTitle } : null
    },

    lock: (caller, id, tx) =>
      pairs.inConversation(caller, id, tx, (conversation) => Promise.resolve(ok(conversation))),

    async findFirst(member, adId) {
      const found = await ads.find(adId)
      if (!found) return null
      const message = await held.find(member.id, adId)
      // Somebody who has written about the ad must find their message again.
      if (!message && !maySee('page', found, member)) return null
      const { userId: ownerId } = found
      const [withPhotos, begun, between, members] = await Promise.all([
        photos.withPhotos([found], member),
        store.findAbout(member.id, adId),
        blocks.between(member.id, ownerId),
        identity.members.findAll([member.id, ownerId]),
      ])
      const writer = members.get(member.id)
      if (!writer) return null
      const refusal =
        findContactRefusal(found, member.id) ??
        findWriteRefusal({ writer, reader: members.get(ownerId), ...between })
      const ad = { ...toSummary(found, member), photos: withPhotos.flatMap((one) => one.photos) }
      return { ad, conversationId: begun?.id ?? null, held: message?.body ?? null, refusal }
    },

    async list(userId, slice) {
      const { items, total } = await store.list(userId, slice)
      const members = await identity.members.findAll(items.map(({ otherId }) => otherId))
      const named = items.flatMap(({ otherId, ...item }) => {
        const other = members.get(otherId)
        // Leaves out a conversation whose other member is being deleted.
        return other ? [{ ...item, other: toCorrespondent(other) }] : []
      })
      return { items: named, total }
    },

    async readThread(member, id, { before, marks = false } = {}) {
      // Reads the conversation before its messages, so that a message written in between is not marked as read.
      const found = await store.findOwn(member.id, id)
      if (!found) return null
      const otherId = otherIn(found, member.id)
      const [{ messages, hasOlder }, between, members] = await Promise.all([
        store.readMessages(id, before),
        blocks.between(member.id, otherId),
        identity.members.findAll([member.id, otherId]),
      ])
      const [writer, other] = [members.get(member.id), members.get(otherId)]
      if (!writer || !other) return null
      const wasUnread = marks && before === undefined && isUnreadBy(found, member.id)
      if (wasUnread) await store.markRead(found, member.id)
      return {
        ...{ id, messages, hasOlder, wasUnread, adTitle: found.adTitle, isBlocking: between.isBlocking },
        ad: found.ad && { ...toSummary(found.ad, member), photos: listPhotos(found, member) },
        other: toCorrespondent(other),
        refusal: findWriteRefusal({ writer, reader: other, ...between }),
      }
    },

    markUnread: (caller, id) =>
      pairs.inConversation(caller, id, undefined, async (conversation, _pair, tx) =>
        (await store.markUnread(conversation, caller.userId, tx)) ? ok(undefined) : refuse('not-found'),
      ),

    setBlocking: (caller, id, isBlocking) =>
      pairs.inConversation(caller, id, undefined, async (_conversation, { writer, readerId }, tx) => {
        await blocks.set(writer.id, readerId, isBlocking, clock.now(), tx)
        return ok(undefined)
      }),

    async findOwn(userId) {
      const conversations = await store.listOwn(userId)
      const blocked = await blocks.listOwn(userId)
      const others = [
        ...conversations.map((one) => otherIn(one, userId)),
        ...blocked.map((one) => one.blockedId),
      ]
      const names = await identity.members.findAll(others)
      const findName = (id: number) => names.get(id)?.username ?? ''
      return {
        conversations: conversations.map((one) => ({
          with: findName(otherIn(one, userId)),
          ad: one.adTitle,
          startedAt: one.createdAt,
          messages: store.copyMessages(one.id, ({ senderId, body, createdAt }) => {
            return { isOwn: senderId === userId, body, createdAt }
          }),
        })),
        heldMessages: await held.listOwn(userId),
        blockedMembers: blocked.map(({ blockedId, createdAt }) => ({
          username: findName(blockedId),
          createdAt,
        })),
      }
    },
  }
}

function listPhotos({ ad, photo }: OwnConversation, member: AdMember): AdPhoto[] {
  return ad && photo && maySee('photos', ad, member) ? [photo] : []
}
