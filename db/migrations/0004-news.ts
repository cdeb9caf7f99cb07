import type { Migration } from '../migrate'

export const news: Migration = {
  name: '0004-news',
  async up(run, { id, timestamp, boolean, true: yes, false: no }) {
    await run(`CREATE TABLE news (
      id ${id},
      slug text NOT NULL UNIQUE,
      title text NOT NULL,
      summary text NOT NULL,
      content text NOT NULL,
      author text NOT NULL,
      ${boolean('is_published')} DEFAULT ${no},
      ${boolean('is_featured')} DEFAULT ${no},
      created_at ${timestamp} NOT NULL,
      updated_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX news_newest ON news (created_at DESC, id DESC)')
    await run(`CREATE INDEX news_newest_published ON news (created_at DESC, id DESC)
      WHERE is_published = ${yes}`)
  },
}
