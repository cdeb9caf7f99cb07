import type { Migration } from '../migrate'

export const news: Migration = {
  name: '0002-news',
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
      search_text text NOT NULL,
      created_at ${timestamp} NOT NULL,
      updated_at ${timestamp} NOT NULL
    )`)
    const newest = 'news (created_at DESC, id DESC)'
    await run(`CREATE INDEX news_newest ON ${newest}`)
    await run(`CREATE INDEX news_newest_published ON ${newest} WHERE is_published = ${yes}`)
    await run(`CREATE INDEX news_newest_draft ON ${newest} WHERE is_published = ${no}`)
    await run(`CREATE INDEX news_newest_featured ON ${newest} WHERE is_featured = ${yes}`)

    // Holds the current and the former slugs of each item, so that old links still work.
    await run(`CREATE TABLE news_slugs (
      slug text NOT NULL PRIMARY KEY,
      news_id integer NOT NULL REFERENCES news ON DELETE CASCADE
    )`)
    await run('CREATE INDEX news_slugs_of_news ON news_slugs (news_id)')
  },
}
