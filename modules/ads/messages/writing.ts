import type { Database, Tx } from '#db/database'
import type { Caller } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import type { MailQueue } from '#modules/kernel/mails'
import { ok, refuse } from '#modules/kernel/result'
import type { AdStore } from '../listings/store'
import { MOST_CONVERSATIONS, MOST_HELD_MESSAGES } from '../rules'
import { maySee } from '../visibility'
import { shorten, isUnreadBy, momentAfter } from './conversation'
import type { HeldStore } from './held-store'
import { findContactRefusal } from './may-write'
import type { Pair, Pairs } from './pairs'
import type { ConversationStore, StoredConversation } from './store'

export type Writing = ReturnType<typeof createWriting>

type Deps = {
  db: Database
  clock: Clock
  mails: MailQueue<Tx>
  isLimited: boolean
  ads: AdStore
  pairs: Pairs
  held: HeldStore
  store: ConversationStore
}

export function createWriting(deps: Deps) {
  const { db, clock, isLimited, ads, pairs, held, store } = deps

  /** Returns the id of the conversation, or null if the message is held. `tx` must have locked the pair. */
  async function writeAbout(adId: number, pair: Pair, body: string, tx: Tx) {
    const { writer, readerId: ownerId } = pair
    const writerId = writer.id
    const begun = await store.findAbout(writerId, adId, tx)
    // For a new conversation, locks the ad, so that nobody sells or deletes it until `tx` ends.
    const [ad] = begun ? [] : await ads.lock([adId], tx)
    if (!begun && !(ad && maySee('page', ad, { id: writerId, isAdmin: false }))) return refuse('not-found')
    const refusal = (ad && findContactRefusal(ad, writerId)) ?? (await pairs.findRefusal(pair, tx))
    const mustWait = !begun && refusal === 'unconfirmed'
    if (refusal && !mustWait) return refuse(refusal)
    if (!begun && isLimited && (await store.countBegun(writerId, tx)) >= MOST_CONVERSATIONS)
      return refuse('too-many-conversations')

    await held.remove(writerId, adId, tx)
    if (mustWait) {
      if ((await held.count(writerId, tx)) >= MOST_HELD_MESSAGES) return refuse('too-many-held')
      await held.add({ userId: writerId, adId, body, createdAt: clock.now() }, tx)
      return ok(null)
    }
    const conversation =
      begun ?? (await store.begin({ adId, adTitle: ad!.title, ownerId, writerId }, clock.now(), tx))
    await deliver(deps, conversation, pair, body, tx)
    return ok(conversation.id)
  }

  return {
    async writeAboutAd(caller: Caller, adId: number, body: string, outer?: Tx) {
      const found = await ads.find(adId, outer)
      if (!found) return refuse('not-found')
      return db.transaction(async (tx) => {
        const pair = await pairs.lock(caller, found.userId, tx)
        return pair ? writeAbout(adId, pair, body, tx) : refuse('signed-out')
      }, outer)
    },

    /** Sends a held message. Returns the id of its conversation, or null if there is none or it stays held. */
    async sendHeld(writerId: number, adId: number): Promise<number | null> {
      const found = await ads.find(adId)
      if (!found) return null
      return db.transaction(async (tx) => {
        const pair = await pairs.lockMembers(writerId, found.userId, tx)
        if (!pair?.writer.emailConfirmedAt) return null
        const message = await held.lock(writerId, adId, tx)
        const written = message && (await writeAbout(adId, pair, message.body, tx))
        return written?.ok ? written.value : null
      })
    },

    write: (caller: Caller, id: number, body: string, outer?: Tx) =>
      pairs.inConversation(caller, id, outer, async (conversation, pair, tx) => {
        const refusal = await pairs.findRefusal(pair, tx)
        if (refusal) return refuse(refusal)
        await deliver(deps, conversation, pair, body, tx)
        return ok(id)
      }),
  }
}

/** Stores a message. Mails its reader only if they had read all earlier messages. */
async function deliver(
  { clock, mails, store }: Deps,
  conversation: StoredConversation,
  { writer, reader }: Pair,
  body: string,
  tx: Tx,
): Promise<void> {
  const isNew = conversation.writerReadAt === null
  const hasMail = !isNew && isUnreadBy(conversation, reader!.id)
  const at = isNew ? clock.now() : momentAfter(conversation.lastMessageAt, clock.now())
  await store.addMessage(conversation, writer.id, body, at, tx)
  if (hasMail) return
  const { id: userId, email: to, firstName, emailConfirmedAt } = reader!
  const { id: conversationId, adTitle: title } = conversation
  // An unconfirmed address may belong to a stranger, who must not read the message.
  const words = emailConfirmedAt ? shorten(body) : null
  const parameters = { firstName, from: writer.username, title, conversationId, words }
  await mails.queue({ template: 'message', to, userId, parameters }, tx)
}
