import type { Database, Tx } from '#db/database'
import type { Caller, Identity, User } from '#modules/identity'
import { refuse, type Result } from '#modules/kernel/result'
import type { BlockStore } from './block-store'
import { otherIn } from './conversation'
import { findWriteRefusal, type WriteRefusal } from './may-write'
import type { ConversationStore, OwnConversation } from './store'

/** The caller and the other member. `reader` is undefined if their account is deleted or an admin blocked it. */
export type Pair = { writer: User; reader: User | undefined; readerId: number }

export type Pairs = ReturnType<typeof createPairs>

type Deps = { db: Database; identity: Identity; conversations: ConversationStore; blocks: BlockStore }

export function createPairs({ db, identity, conversations, blocks }: Deps) {
  /** Locks both members, so that neither account is deleted meanwhile. Returns null if the writer is blocked. */
  async function lockMembers(writerId: number, readerId: number, tx: Tx): Promise<Pair | null> {
    const members = await identity.accounts.lockMembers([writerId, readerId], tx)
    const writer = members.get(writerId)
    return writer ? { writer, reader: members.get(readerId), readerId } : null
  }

  /** Locks both members. Returns null if the caller is signed out. */
  async function lock(caller: Caller, readerId: number, tx: Tx): Promise<Pair | null> {
    const pair = await lockMembers(caller.userId, readerId, tx)
    return pair && (await identity.accounts.lockCaller(caller, tx)) ? pair : null
  }

  return {
    lock,
    lockMembers,

    async inConversation<Value, Code extends string>(
      caller: Caller,
      id: number,
      outer: Tx | undefined,
      act: (conversation: OwnConversation, pair: Pair, tx: Tx) => Promise<Result<Value, Code>>,
    ): Promise<Result<Value, Code | 'signed-out' | 'not-found'>> {
      const { userId } = caller
      // Finds the two members to lock. This read needs no lock, because the members of a conversation never
      // change.
      const found = await conversations.findOwn(userId, id, outer)
      if (!found) return refuse('not-found')
      return db.transaction(async (tx) => {
        const pair = await lock(caller, otherIn(found, userId), tx)
        if (!pair) return refuse('signed-out')
        const conversation = await conversations.findOwn(userId, id, tx)
        return conversation ? act(conversation, pair, tx) : refuse('not-found')
      }, outer)
    },

    async findRefusal({ writer, reader, readerId }: Pair, tx: Tx): Promise<WriteRefusal | null> {
      return findWriteRefusal({ writer, reader, ...(await blocks.between(writer.id, readerId, tx)) })
    },
  }
}
