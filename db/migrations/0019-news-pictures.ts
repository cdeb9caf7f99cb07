import type { Migration } from '../migrate'

export const newsPictures: Migration = {
  name: '0019-news-pictures',
  async up(run, { id, timestamp, dialect }) {
    // news_id is null while the form is being filled in. A replaced picture is kept for pages that are already open.
    await run(`CREATE TABLE news_pictures (
      id ${id},
      news_id integer REFERENCES news ON DELETE CASCADE,
      hash text NOT NULL CHECK (length(hash) = 64),
      width integer NOT NULL CHECK (width >= 1),
      height integer NOT NULL CHECK (height >= 1),
      alt text NOT NULL,
      unused_since ${timestamp},
      CHECK (news_id IS NOT NULL OR unused_since IS NOT NULL)
    )`)
    await run('CREATE UNIQUE INDEX news_pictures_shown ON news_pictures (news_id) WHERE unused_since IS NULL')
    await run('CREATE INDEX news_pictures_of_item ON news_pictures (news_id)')
    await run(
      'CREATE INDEX news_pictures_unused ON news_pictures (unused_since) WHERE unused_since IS NOT NULL',
    )
    await run(`CREATE TABLE news_picture_files (
      picture_id integer NOT NULL REFERENCES news_pictures ON DELETE CASCADE,
      side integer NOT NULL,
      format text NOT NULL CHECK (format IN ('webp', 'jpeg')),
      bytes ${dialect === 'sqlite' ? 'BLOB' : 'bytea'} NOT NULL,
      PRIMARY KEY (picture_id, side, format)
    )`)
  },
}
