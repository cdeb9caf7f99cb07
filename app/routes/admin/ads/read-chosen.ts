import type { AdDecision } from '#modules/admin'
import { parseId } from '#app/http/ids'

type Chosen = { decision: AdDecision; ads: { id: number; revision: number }[] }

/** What a decision can be about at once: more than the panel shows. */
const MOST = 50

/**
 * Which ads, as they were read, and what shall be done with them: `act=approve&ad[]=7.2&ad[]=9.1`. Null for
 * what no form of ours sends; each ad counts once.
 */
export function readChosen(act: unknown, chosen: readonly string[]): Chosen | null {
  if (act !== 'approve' && act !== 'delete') return null
  const ads = new Map<number, number>()
  for (const text of chosen) {
    const [id, revision] = text.split('.').map(parseId)
    if (!id || !revision) return null
    ads.set(id, revision)
  }
  if (ads.size > MOST) return null
  return { decision: act, ads: [...ads].map(([id, revision]) => ({ id, revision })) }
}

/** All of them in one field. */
export function writeChosen({ ads }: Chosen): string {
  return ads.map(({ id, revision }) => `${id}.${revision}`).join(' ')
}
