import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { before, RETENTION } from '#modules/kernel/retention'
import type { Stopping } from '#modules/kernel/sweep'
import type { HeldStore } from './held-store'
import type { Writing } from './writing'

/** First messages about ads, kept until their writers confirm their addresses. `writeAboutAd` adds them. */
export interface HeldMessages {
  /** Lists the member's held messages, at most `MOST_HELD_MESSAGES`, oldest first. */
  list(userId: number): Promise<HeldMessage[]>

  /** Deletes the member's held message about an ad. Returns false if there is none. */
  withdraw(userId: number, adId: number): Promise<boolean>

  /**
   * Sends what the member may send now. A message that may not be sent, such as one about an ad that has
   * ended, stays held.
   */
  send(userId: number): Promise<SentMessages>

  /**
   * Sends the messages of every member with a confirmed address, and returns their number. Covers what `send`
   * has missed.
   */
  sendAll(stopping?: Stopping): Promise<number>

  /** Deletes the messages that are older than `RETENTION.heldMessage`, and returns their number. */
  removeOld(): Promise<number>
}

export type HeldMessage = { adId: number; adTitle: string; body: string; createdAt: Date }

/** The ids of the conversations that have begun, and of the ads about which a message is still held. */
export type SentMessages = { conversations: number[]; heldAbout: number[] }

type Deps = { clock: Clock; identity: Identity; store: HeldStore; writing: Writing }

export function createHeldMessages({ clock, identity, store, writing }: Deps): HeldMessages {
  async function send(userId: number): Promise<SentMessages> {
    const sent: SentMessages = { conversations: [], heldAbout: [] }
    for (const { adId } of await store.list(userId)) {
      const conversation = await writing.sendHeld(userId, adId)
      if (conversation === null) sent.heldAbout.push(adId)
      else sent.conversations.push(conversation)
    }
    return sent
  }

  return {
    list: async (userId) => (await store.list(userId)).map(({ userId: _, ...message }) => message),

    withdraw: (userId, adId) => store.remove(userId, adId),

    send,

    async sendAll(stopping) {
      let total = 0
      for await (const writers of store.readWriters()) {
        const members = await identity.members.findAll(writers)
        for (const { id, emailConfirmedAt } of members.values()) {
          if (stopping?.aborted) return total
          if (emailConfirmedAt) total += (await send(id)).conversations.length
        }
      }
      return total
    },

    removeOld: () => store.removeUntil(before(clock.now(), RETENTION.heldMessage)),
  }
}
