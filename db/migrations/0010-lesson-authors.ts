import type { Migration } from '../migrate'

export const lessonAuthors: Migration = {
  name: '0010-lesson-authors',
  async up(run) {
    // Null for what came with the site, and once its author has left.
    await run('ALTER TABLE lesson_versions ADD COLUMN author_id integer REFERENCES users ON DELETE SET NULL')
    await run('CREATE INDEX lesson_versions_of_author ON lesson_versions (author_id)')
  },
}
