import type { Database } from '#db/database'
import type { Browser } from '#test/harness/browser'

type Site = { db: Database }

/** Confirms everyone's address, as the mailed link does. */
export const confirmAll = ({ db }: Site) =>
  db.write('UPDATE users SET email_confirmed_at = created_at WHERE email_confirmed_at IS NULL')

/** Writes about an ad for the first time. Returns the id of the conversation. */
export async function startConversation(writer: Browser, ad: number, message = 'Bonjour.'): Promise<number> {
  const answer = await writer.post(`/classified-ads/${ad}/message`, { message })
  return Number(/\/messages\/(\d+)/.exec(answer.headers.get('Location') ?? '')?.[1])
}

type Conversation = { ad: number; writer: Browser; owner: Browser; messages: readonly string[] }

/** The writer begins, then both write in turn. Returns the id of the conversation. */
export async function converse({ ad, writer, owner, messages }: Conversation): Promise<number> {
  const [first, ...others] = messages
  const id = await startConversation(writer, ad, first)
  for (const [index, message] of others.entries())
    await (index % 2 === 0 ? owner : writer).post(`/messages/${id}`, { message })
  return id
}

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' } as const

/** Returns the id of the report. */
export async function reportAd({ db }: Site, by: Browser, ad: number, fields = {}): Promise<number> {
  await by.post(`/signaler/annonce/${ad}`, { ...REPORT, ...fields })
  return findNewestReport(db)
}

/** Returns the id of the report. */
export async function reportConversation(
  { db }: Site,
  by: Browser,
  id: number,
  fields = {},
): Promise<number> {
  await by.post(`/signaler/conversation/${id}`, { ...REPORT, ...fields })
  return findNewestReport(db)
}

async function findNewestReport(db: Database): Promise<number> {
  const [found] = await db.read<{ id: number }>('SELECT max(id) AS id FROM reports')
  return found!.id
}
