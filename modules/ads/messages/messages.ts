import type { Tx } from '#db/database'
import { ok, refuse } from '#modules/kernel/result'
import type { AdMember, AdPhoto } from '../contract'
import type { OwnConversation, StoredConversation } from './store'
import { mayRead, whyNotOffered } from '../visibility'
import { MOST_CONVERSATIONS } from '../rules'
import { firstWords, isUnreadBy, momentAfter, otherIn, whyNotWrite } from './rules'
import { showsPhotos } from '../photos/photo'
import type { Deps, UseCase } from '../deps'
import { inBrief } from '../listings/brief'
import { withPhotos } from '../photos/photos'
import { correspondentOf, inConversation, lockPair, type Pair, whyNotNow } from './pairs'

export const findFirstMessage: UseCase<'messages', 'findFirst'> = async (deps, member, adId) => {
  const { ads, blocks, conversations, identity } = deps
  const found = await ads.find(adId)
  if (!found || !mayRead(found.ad, found.ownerIsBlocked, member)) return null
  const { userId: ownerId } = found.ad
  const [shown, begun, standing, members] = await Promise.all([
    withPhotos(deps, [found.ad], member),
    conversations.findAbout(member.id, adId),
    blocks.between(member.id, ownerId),
    identity.members.findAll([member.id, ownerId]),
  ])
  const writer = members.get(member.id)
  if (!writer) return null
  const refusal =
    whyNotOffered(found.ad, member.id) ?? whyNotWrite({ writer, reader: members.get(ownerId), ...standing })
  const brief = inBrief({ ...found.ad, ownerIsBlocked: found.ownerIsBlocked }, member)
  const ad = { ...brief, photos: shown.flatMap(({ photos }) => photos) }
  return { ad, conversationId: begun?.id ?? null, refusal }
}

export const writeAboutAd: UseCase<'messages', 'writeAboutAd'> = async (deps, caller, adId, body, outer) => {
  const { db, clock, ads, conversations, isLimited = true } = deps
  const { userId: writerId } = caller
  const found = await ads.find(adId, outer)
  if (!found) return refuse('not-found')
  const { userId: ownerId, title: adTitle } = found.ad
  return db.transaction(async (tx) => {
    const pair = await lockPair(deps, caller, ownerId, tx)
    if (!pair) return refuse('signed-out')
    const begun = await conversations.findAbout(writerId, adId, tx)
    // Until the end of `tx`, nobody sells or deletes it.
    const [ad] = begun ? [] : await ads.lock([adId], tx)
    if (!begun && !(ad && mayRead(ad, false, { id: writerId, isAdmin: false }))) return refuse('not-found')
    const refusal = (ad && whyNotOffered(ad, writerId)) ?? (await whyNotNow(deps, pair, tx))
    if (refusal) return refuse(refusal)
    if (!begun && isLimited && (await conversations.countBegun(writerId, tx)) >= MOST_CONVERSATIONS)
      return refuse('too-many-conversations')
    const about = { adId, adTitle, ownerId, writerId }
    const conversation = begun ?? (await conversations.begin(about, clock.now(), tx))
    await deliver(deps, conversation, pair, body, tx)
    return ok(conversation.id)
  }, outer)
}

export const writeMessage: UseCase<'messages', 'write'> = (deps, caller, id, body, outer) =>
  inConversation(deps, caller, id, outer, async (conversation, pair, tx) => {
    const refusal = await whyNotNow(deps, pair, tx)
    if (refusal) return refuse(refusal)
    await deliver(deps, conversation, pair, body, tx)
    return ok(id)
  })

export const listConversations: UseCase<'messages', 'list'> = async (deps, userId, slice) => {
  const { items, total } = await deps.conversations.list(userId, slice)
  const members = await deps.identity.members.findAll(items.map(({ otherId }) => otherId))
  const named = items.flatMap(({ otherId, ...item }) => {
    const other = members.get(otherId)
    // Who leaves at this moment takes the conversation along.
    return other ? [{ ...item, other: correspondentOf(other) }] : []
  })
  return { items: named, total }
}

export const readThread: UseCase<'messages', 'readThread'> = async (
  deps,
  member,
  id,
  { before, marks = false } = {},
) => {
  const { blocks, conversations, identity } = deps
  // Before its messages: what is written between the two is not marked as read.
  const found = await conversations.findOwn(member.id, id)
  if (!found) return null
  const otherId = otherIn(found, member.id)
  const [{ messages, hasOlder }, standing, members] = await Promise.all([
    conversations.readMessages(id, before),
    blocks.between(member.id, otherId),
    identity.members.findAll([member.id, otherId]),
  ])
  const [writer, other] = [members.get(member.id), members.get(otherId)]
  if (!writer || !other) return null
  if (marks && before === undefined && isUnreadBy(found, member.id))
    await conversations.markRead(found, member.id)
  return {
    ...{ id, messages, hasOlder, adTitle: found.adTitle, isBlocking: standing.isBlocking },
    ad: found.ad && { ...inBrief(found.ad, member), photos: photosOf(found, member) },
    other: correspondentOf(other),
    refusal: whyNotWrite({ writer, reader: other, ...standing }),
  }
}

export const setBlocking: UseCase<'messages', 'setBlocking'> = (deps, caller, id, isBlocking) =>
  inConversation(deps, caller, id, undefined, async (_conversation, { writer, readerId }, tx) => {
    await deps.blocks.set(writer.id, readerId, isBlocking, deps.clock.now(), tx)
    return ok(undefined)
  })

export const findOwnMessages: UseCase<'messages', 'findOwn'> = async (deps, userId) => {
  const conversations = await deps.conversations.ofMember(userId)
  const blocked = await deps.blocks.listOf(userId)
  const others = [...conversations.map((one) => otherIn(one, userId)), ...blocked.map((one) => one.blockedId)]
  const names = await deps.identity.members.findAll(others)
  const nameOf = (id: number) => names.get(id)?.username ?? ''
  return {
    conversations: conversations.map((one) => ({
      with: nameOf(otherIn(one, userId)),
      ad: one.adTitle,
      startedAt: one.createdAt,
      messages: deps.conversations.copyMessages(one.id, ({ senderId, body, createdAt }) => {
        return { isOwn: senderId === userId, body, createdAt }
      }),
    })),
    blockedMembers: blocked.map(({ blockedId, createdAt }) => ({ username: nameOf(blockedId), createdAt })),
    conversationReports: await deps.conversationReports.ofMember(userId),
  }
}

/** Those of its ad that this member may see, of which the conversation shows the first. */
function photosOf({ ad, photo }: OwnConversation, member: AdMember): AdPhoto[] {
  const isVisible = ad && mayRead(ad, ad.ownerIsBlocked, member) && showsPhotos(ad, member)
  return isVisible && photo ? [photo] : []
}

/** The mail waits for the next message while an earlier one is unread: a chat sends no flood. */
async function deliver(
  { clock, conversations, mails }: Deps,
  conversation: StoredConversation,
  { writer, reader }: Pair,
  body: string,
  tx: Tx,
): Promise<void> {
  const isNew = conversation.writerReadAt === null
  const hasMail = !isNew && isUnreadBy(conversation, reader!.id)
  const at = isNew ? clock.now() : momentAfter(conversation.lastMessageAt, clock.now())
  await conversations.addMessage(conversation, writer.id, body, at, tx)
  if (hasMail) return
  const { id: userId, email: to, firstName, emailConfirmedAt } = reader!
  const { id: conversationId, adTitle: title } = conversation
  // An address that nobody has confirmed may be a stranger's: no member's words go there.
  const words = emailConfirmedAt ? firstWords(body) : null
  const parameters = { firstName, from: writer.username, title, conversationId, words }
  await mails.queue({ template: 'message', to, userId, parameters }, tx)
}
