import { camille, karim } from '#test/people'
import type { Member, Site } from './worker-site'

const LONG = `La source est périmée. ${'Sansespace'.repeat(20)}\n\nVoir le Moniteur belge.`

/** Two members report the first question, and one of them a lesson; reports of other tests are gone. */
export async function reportAll(site: Site, member?: Member): Promise<{ first: number }> {
  await site.db.run('DELETE FROM content_reports')
  const { http } = member ?? (await site.member(camille))
  const other = await site.member(karim)
  await http.post('/signaler/question/1', { reason: 'source', message: LONG })
  await other.http.post('/signaler/question/1', { reason: 'wording', message: 'Deux négations.' })
  await http.post('/signaler/lecon/stockage', { reason: 'answer', message: 'Le seuil a changé.' })
  const [found] = await site.db.read<{ id: number }>('SELECT min(id) AS id FROM content_reports')
  return { first: found!.id }
}
