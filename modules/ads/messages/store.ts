import type { Database, Tx } from '#db/database'
import { above, below } from '#db/filter'
import { readListPage, readPortions } from '#db/list-page'
import { readJoined, type RowOf } from '#db/table'
import type { Page, Portions, Slice } from '#modules/kernel/page'
import { type AdViews, type Tables, photoView } from '../tables'
import { notBinned } from '../visibility'
import { isUnreadBy, otherIn } from './conversation'

export type ConversationStore = ReturnType<typeof createConversationStore>

export type StoredConversation = RowOf<Tables['conversations']>

/** A conversation with its ad and the ad's first photo. The ad is null if it was deleted. */
export type OwnConversation = NonNullable<Awaited<ReturnType<ConversationStore['findOwn']>>>

export type Message = { id: number; senderId: number; body: string; createdAt: Date }

export type ListedRow = {
  id: number
  adTitle: string
  otherId: number
  isUnread: boolean
  last: { words: string; isOwn: boolean; at: Date }
}

/** How many messages a page shows. */
const PORTION = 50
/** How many messages are read at once for the copy of a member's data. */
const COPIED_AT_ONCE = 500

/** How many characters of the last message a list of conversations shows. */
const IN_A_LIST = 120

type Given = { db: Database; tables: Tables; views: AdViews }

export function createConversationStore({ db, tables, views: { summary: ads } }: Given) {
  const { conversations, messages } = tables
  const messageView = messages.without('conversationId')
  const photos = photoView(db, tables)
  const listed = conversations.joinedAs('conversation')

  return {
    async findOwn(userId: number, id: number, tx?: Tx) {
      const from = `${WITH_AD} LEFT JOIN ad_photos AS photo ON photo.ad_id = ad.id AND photo.position = 1
        WHERE conversation.id = $1 AND (owner_id = $2 OR writer_id = $2)`
      const views = { conversation: conversations, ad: ads, photo: photos }
      const [row] = await readJoined(db, views, from, [id, userId], { tx })
      if (!row) return null
      const [ad, photo] = [isThere(row.ad), isThere(row.photo)]
      return { ...row.conversation, adTitle: ad?.title ?? row.conversation.adTitle, ad, photo }
    },

    findAbout: (writerId: number, adId: number, tx?: Tx): Promise<StoredConversation | null> =>
      conversations.find({ writerId, adId }, tx),

    async countBegun(writerId: number, tx: Tx): Promise<number> {
      const [counted] = await db.read<{ begun: number }>(
        `SELECT CAST(count(*) AS integer) AS begun FROM conversations
         JOIN classified_ads AS ad ON ad.id = ad_id AND state = 'online' WHERE writer_id = $1`,
        [writerId],
        { tx },
      )
      return counted!.begun
    },

    begin(
      begun: Pick<StoredConversation, 'adId' | 'adTitle' | 'ownerId' | 'writerId'>,
      at: Date,
      tx: Tx,
    ): Promise<StoredConversation> {
      const moments = { createdAt: at, lastMessageAt: at, ownerReadAt: null, writerReadAt: null }
      return conversations.insert({ ...begun, ...moments }, tx)
    },

    async addMessage({ id, ownerId }: StoredConversation, senderId: number, body: string, at: Date, tx: Tx) {
      await messages.insert({ conversationId: id, senderId, body, createdAt: at }, tx)
      const read = senderId === ownerId ? { ownerReadAt: at } : { writerReadAt: at }
      await conversations.update({ id }, { lastMessageAt: at, ...read }, tx)
    },

    async readMessages(id: number, before?: number): Promise<{ messages: Message[]; hasOlder: boolean }> {
      const wanted = { conversationId: id, ...(before !== undefined && { id: below(before) }) }
      const rows = await messageView.list(wanted, { order: 'id DESC', limit: PORTION + 1 })
      return { messages: rows.slice(0, PORTION).reverse(), hasOlder: rows.length > PORTION }
    },

    listNewest: (id: number, limit: number, tx: Tx): Promise<Message[]> =>
      messageView.list({ conversationId: id }, { order: 'id DESC', limit, tx }),

    /** Moves the member's `ownerReadAt` or `writerReadAt` to `lastMessageAt`, but never back. */
    async markRead({ id, ownerId, lastMessageAt }: StoredConversation, userId: number): Promise<void> {
      const column = userId === ownerId ? 'owner_read_at' : 'writer_read_at'
      const later = `(${column} IS NULL OR ${column} < $1)`
      await db.write(`UPDATE conversations SET ${column} = $1 WHERE id = $2 AND ${later}`, [
        lastMessageAt,
        id,
      ])
    },

    /** Marks as unread from the other member's last message on. Returns false if they have written none. */
    async markUnread({ id, ownerId }: StoredConversation, userId: number, tx: Tx): Promise<boolean> {
      const column = userId === ownerId ? 'owner_read_at' : 'writer_read_at'
      const lastOfOther = 'SELECT max(id) FROM messages WHERE conversation_id = $1 AND sender_id <> $2'
      const changed = await db.write(
        `UPDATE conversations SET ${column} =
           (SELECT max(created_at) FROM messages WHERE conversation_id = $1 AND id < (${lastOfOther}))
         WHERE id = $1 AND (${lastOfOther}) IS NOT NULL`,
        [id, userId],
        tx,
      )
      return changed > 0
    },

    list(userId: number, slice: Slice): Promise<Page<ListedRow>> {
      const last = (column: string) =>
        `(SELECT ${column} FROM messages WHERE conversation_id = conversation.id ORDER BY id DESC LIMIT 1)`
      const list = {
        table: WITH_AD,
        columns: `${listed.columns}, COALESCE(ad.title, ad_title) AS title,
          ${last(`substr(body, 1, ${IN_A_LIST})`)} AS words, ${last('sender_id')} AS "senderId"`,
        conditions: [['owner_id = ? OR writer_id = ?', userId, userId]] as const,
        order: 'last_message_at DESC, conversation.id DESC',
      }
      return readListPage(db, list, slice, ({ title, words, senderId, ...row }: StoredRow) => {
        const conversation = listed.toRow(row)
        const { id, lastMessageAt: at } = conversation
        const isUnread = isUnreadBy(conversation, userId)
        const last = { words, isOwn: senderId === userId, at }
        return { id, adTitle: title, otherId: otherIn(conversation, userId), isUnread, last }
      })
    },

    /** SQL for the number of unread conversations of the member whom a statement calls "user", as by `isUnreadBy`. */
    unreadOfUser: `SELECT CAST(count(*) AS integer) FROM conversations
      WHERE (${isUnread('owner')}) OR (${isUnread('writer')})`,

    listOwn: (userId: number): Promise<StoredConversation[]> =>
      conversations.read('WHERE owner_id = $1 OR writer_id = $1 ORDER BY id', [userId]),

    async *copyMessages<Own>(id: number, toOwn: (message: Message) => Own): Portions<Own> {
      const portions = readPortions(COPIED_AT_ONCE, (after, size) =>
        messages.list({ conversationId: id, id: above(after) }, { order: 'id', limit: size }),
      )
      for await (const portion of portions) yield portion.map(toOwn)
    },
  }
}

const WITH_AD = `conversations AS conversation
  LEFT JOIN classified_ads AS ad ON ad.id = conversation.ad_id AND ${notBinned('ad')}`

const isUnread = (side: 'owner' | 'writer') =>
  `${side}_id = "user".id AND (${side}_read_at IS NULL OR ${side}_read_at < last_message_at)`

/** Returns the row, or null if the LEFT JOIN found none. */
function isThere<Row extends { id: number | null }>(row: Row): Row | null {
  return row.id === null ? null : row
}

type StoredRow = { title: string; words: string; senderId: number }
