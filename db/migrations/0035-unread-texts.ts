import type { Migration } from '../migrate'

/** Allows the check 'non-lu', for a rule whose text nobody could read. */
export const unreadTexts: Migration = {
  name: '0035-unread-texts',
  async up(run, { dialect }) {
    if (dialect === 'postgres') {
      for (const table of ['question_versions', 'lesson_versions'])
        await run(`ALTER TABLE ${table}
          DROP CONSTRAINT ${table}_checked_by_check,
          ADD CONSTRAINT ${table}_checked_by_check
            CHECK (checked_by IN ('texte', 'reproduction', 'pratique', 'non-lu'))`)
      return
    }
    // SQLite has no statement for this. Its manual changes the text of the schema: sqlite.org/lang_altertable.html
    await run('PRAGMA writable_schema = ON')
    await run(`UPDATE sqlite_schema SET sql = replace(sql, '''pratique'')', '''pratique'', ''non-lu'')')
      WHERE name IN ('question_versions', 'lesson_versions')`)
    await run('PRAGMA writable_schema = RESET')
  },
}
