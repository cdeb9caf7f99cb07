import { createHash } from 'node:crypto'
import { insert, NOON } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { karim, newcomer } from '#test/people'
import { publishNews } from '#test/things/news'
import { type ApiQuestion, toClaim } from '#test/things/exam'
import { reportAd, reportConversation, startConversation } from '#test/things/conversation'
import { openAdSite } from '#test/harness/ad-site'

/** A site on which every call has something to be about. */
export async function openCallWorld(env?: Record<string, string>) {
  const site = await openAdSite(env)
  const { readers } = site
  const questions = (await (await readers.owner.get('/api/questions')).json()) as ApiQuestion[]
  let made = 0

  /** A member of this test alone, in their browser. */
  async function addMember() {
    const browser = await site.member(newcomer(karim))
    return { browser, id: await browser.findMemberId() }
  }

  return {
    ...site,
    questions,
    addMember,
    /** Of Camille; it waits for an admin. */
    ad: () => site.post(),
    /** Of Camille, online. Returns its number. */
    publishedAd: async (): Promise<number> => (await site.publish()).id,
    /** Of a new member with Camille, about an ad of hers. Returns its number. */
    async conversation(): Promise<number> {
      const { browser, id } = await addMember()
      await site.db.write('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [id])
      return startConversation(browser, await this.publishedAd())
    },
    /** By Karim. */
    async adReport(): Promise<number> {
      return reportAd(site, readers.member, await this.publishedAd())
    },
    /** By Camille. */
    async messageReport(): Promise<number> {
      return reportConversation(site, readers.owner, await this.conversation())
    },
    news: (fields: { isPublished?: boolean; isFeatured?: boolean } = {}) =>
      publishNews(site, { title: `Ouverture ${(made += 1)}`, ...fields }),
    /** An item of the news that an admin has deleted: its number in the bin. */
    async binned(): Promise<number> {
      const { id } = await this.news()
      await readers.admin.post(`/admin/news/${id}/delete`)
      const [found] = await site.db.read<{ id: number }>('SELECT id FROM bin WHERE news_id = $1', [id])
      return found!.id
    },
    /** One of the bank that no other test changes, and no exam of `result` asks. */
    question: () => questions.at(-(made += 1))!,
    async result(by: Browser = readers.owner): Promise<{ id: number }> {
      const answer = await by.call('POST', '/api/exam-results', toClaim(questions, { right: 8 }))
      return answer.json()
    },
    /** By Camille, about a question that nobody else has reported. */
    async report(): Promise<number> {
      const { id } = this.question()
      await readers.owner.post(`/signaler/question/${id}`, { reason: 'source', message: 'Source périmée' })
      const [found] = await site.db.read<{ id: number }>('SELECT id FROM reports WHERE question_id = $1', [
        id,
      ])
      return found!.id
    },
    /** What the link that was mailed to a member holds. */
    async resetToken(): Promise<string> {
      const token = `jeton-${(made += 1)}`
      const { id } = await addMember()
      await insert(site.db, 'password_reset_tokens', {
        user_id: id,
        token_hash: createHash('sha256').update(token).digest('hex'),
        created_at: NOON,
        expires_at: new Date(Date.now() + 60_000),
      })
      return token
    },
  }
}

export type CallWorld = Awaited<ReturnType<typeof openCallWorld>>
