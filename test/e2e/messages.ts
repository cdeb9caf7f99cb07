import { camille, karim } from '#test/people'
import { headset, publishAd } from './ads'
import type { Member, Site } from './worker-site'

/** As the link of a mail does. */
export async function confirmAll({ db }: Site): Promise<void> {
  await db.run('UPDATE users SET email_confirmed_at = created_at WHERE email_confirmed_at IS NULL')
}

type Conversation = { id: number; ad: number; owner: Member; writer: Member }

/** A conversation about an ad of Camille's: Karim writes first, then one after the other. */
export async function converse(
  site: Site,
  given: { owner?: Member; writer?: Member; ad?: object; messages?: string[] } = {},
): Promise<Conversation> {
  const { owner = await site.member(camille), writer = await site.member(karim) } = given
  const [first, ...others] = given.messages ?? ['Bonjour, le casque est-il encore disponible ?']
  await confirmAll(site)
  const { id: ad } = await publishAd(site, owner, given.ad ?? headset)
  const begun = await writer.http.post(`/classified-ads/${ad}/message`, { message: first! })
  const id = Number(/\/messages\/(\d+)/.exec(begun.headers.get('Location') ?? '')?.[1])
  for (const [index, message] of others.entries())
    await (index % 2 === 0 ? owner : writer).http.post(`/messages/${id}`, { message })
  return { id, ad, owner, writer }
}

/** By Karim, about an ad of Camille's. Returns the number of the report. */
export async function reportedAd(site: Site, ad: object = headset): Promise<number> {
  await site.db.run('DELETE FROM ad_reports')
  const { id } = await publishAd(site, await site.member(camille), ad, 3)
  const { http } = await site.member(karim)
  await http.post(`/signaler/annonce/${id}`, {
    reason: 'scam',
    message: `Le vendeur demande un acompte. ${'Sansespace'.repeat(20)}\n\nVoir la fin de l'annonce.`,
  })
  const [found] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM ad_reports')
  return found!.id
}

/** A conversation that its writer has reported. Returns the number of the report. */
export async function reportedConversation(site: Site, messages?: string[]): Promise<number> {
  await site.db.run('DELETE FROM conversation_reports')
  const { id, writer } = await converse(site, { messages })
  await writer.http.post(`/signaler/conversation/${id}`, {
    reason: 'scam',
    message: `Il demande un acompte. ${'Sansespace'.repeat(20)}\n\nVoir son dernier message.`,
  })
  const [found] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM conversation_reports')
  return found!.id
}
