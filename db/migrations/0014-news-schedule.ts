import type { Migration } from '../migrate'

export const newsSchedule: Migration = {
  name: '0014-news-schedule',
  async up(run, { timestamp }) {
    for (const moment of ['publish_at', 'unpublish_at']) {
      const check = moment === 'publish_at' ? '' : ' CHECK (unpublish_at > publish_at)'
      await run(`ALTER TABLE news ADD COLUMN ${moment} ${timestamp}${check}`)
      await run(
        `CREATE INDEX news_to_${moment.replace('_at', '')} ON news (${moment}) WHERE ${moment} IS NOT NULL`,
      )
    }
  },
}
