import type { Migration } from '../migrate'

/** Allows series of the kind 'theory', which hold the answers that a member gave in the theory on one day. */
export const theoryAnswers: Migration = {
  name: '0036-theory-answers',
  async up(run, { dialect }) {
    if (dialect === 'postgres') {
      await run(`ALTER TABLE series
        DROP CONSTRAINT series_kind_check,
        ADD CONSTRAINT series_kind_check
          CHECK (kind IN ('revision', 'today', 'legislation', 'trial', 'theory'))`)
      return
    }
    // SQLite has no statement for this. Its manual changes the text of the schema: sqlite.org/lang_altertable.html
    await run('PRAGMA writable_schema = ON')
    await run(`UPDATE sqlite_schema SET sql = replace(sql, '''trial'')', '''trial'', ''theory'')')
      WHERE name = 'series'`)
    await run('PRAGMA writable_schema = RESET')
  },
}
