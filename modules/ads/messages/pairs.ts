import type { Tx } from '#db/database'
import type { Caller, User } from '#modules/identity'
import { refuse, type Result } from '#modules/kernel/result'
import type { Correspondent } from '../contract'
import type { OwnConversation } from './store'
import { otherIn, whyNotWrite } from './rules'
import type { Deps } from '../deps'

/** The one who acts, and the other one unless they are gone or blocked by an admin. */
export type Pair = { writer: User; reader: User | undefined; readerId: number }

/**
 * Locks both, in the order of their ids: what they write and block comes one after the other, and neither account
 * ends meanwhile. Null where the caller's session has ended.
 */
export async function lockPair(
  { identity }: Deps,
  caller: Caller,
  readerId: number,
  tx: Tx,
): Promise<Pair | null> {
  const members = await identity.accounts.lockMembers([caller.userId, readerId], tx)
  const writer = members.get(caller.userId)
  if (!writer || !(await identity.accounts.lockCaller(caller, tx))) return null
  return { writer, reader: members.get(readerId), readerId }
}

/** What the caller does in a conversation of theirs, in one transaction, with both members locked. */
export async function inConversation<Value, Code extends string>(
  deps: Deps,
  caller: Caller,
  id: number,
  outer: Tx | undefined,
  act: (conversation: OwnConversation, pair: Pair, tx: Tx) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'signed-out' | 'not-found'>> {
  const { userId } = caller
  // Nobody in it ever changes, so that the other one may be read beforehand.
  const found = await deps.conversations.findOwn(userId, id, outer)
  if (!found) return refuse('not-found')
  return deps.db.transaction(async (tx) => {
    const pair = await lockPair(deps, caller, otherIn(found, userId), tx)
    if (!pair) return refuse('signed-out')
    const conversation = await deps.conversations.findOwn(userId, id, tx)
    return conversation ? act(conversation, pair, tx) : refuse('not-found')
  }, outer)
}

export async function whyNotNow({ blocks }: Deps, { writer, reader, readerId }: Pair, tx: Tx) {
  return whyNotWrite({ writer, reader, ...(await blocks.between(writer.id, readerId, tx)) })
}

export function correspondentOf({ id, username, approvalNumber }: User): Correspondent {
  return { id, username, isGunsmith: approvalNumber !== null }
}
