import type { Migration } from '../migrate'

export const lessons: Migration = {
  name: '0008-lessons',
  async up(run, { id, timestamp, boolean, true: yes }) {
    const columns = [
      'why text',
      'trap text',
      'remember text',
      'difficulty integer CHECK (difficulty IN (1, 2, 3))',
      'article text',
      'source_url text',
      // A day, such as '2026-11-23'.
      'checked_on text',
      "checked_by text CHECK (checked_by IN ('texte', 'reproduction', 'pratique'))",
      'question_group text',
      'picture text',
      'picture_alt text',
      'lesson text',
    ]
    for (const column of columns) await run(`ALTER TABLE question_versions ADD COLUMN ${column}`)

    await run(`CREATE TABLE lessons (
      id ${id},
      slug text NOT NULL UNIQUE,
      theme text NOT NULL UNIQUE,
      created_at ${timestamp} NOT NULL
    )`)
    await run(`CREATE TABLE lesson_versions (
      id ${id},
      lesson_id integer NOT NULL REFERENCES lessons ON DELETE CASCADE,
      number integer NOT NULL CHECK (number >= 1),
      title text NOT NULL,
      description text NOT NULL,
      content text NOT NULL,
      basis text NOT NULL,
      checked_on text NOT NULL,
      checked_by text NOT NULL CHECK (checked_by IN ('texte', 'reproduction', 'pratique')),
      ${boolean('is_current')},
      created_at ${timestamp} NOT NULL,
      UNIQUE (lesson_id, number)
    )`)
    await run(`CREATE UNIQUE INDEX lesson_versions_one_current
      ON lesson_versions (lesson_id) WHERE is_current = ${yes}`)
  },
}
