import type { ClassifiedAd } from '../contract'
import type { AdModel, Models } from './models'

export type AdStore = ReturnType<typeof createAdStore>

export function createAdStore({ ads }: Models) {
  return {
    async listOwn(userId: number): Promise<ClassifiedAd[]> {
      const rows = await ads.findAll({ where: { userId }, order: NEWEST_FIRST })
      return rows.map(toAd)
    },
  }
}

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

/** What leaves the module: plain data. */
function toAd(row: AdModel): ClassifiedAd {
  return row.get({ plain: true })
}
