import { boolean, date, id, integer, integerOrNull, oneOf, text } from '#db/columns'
import type { Database } from '#db/database'
import type { AdminAction } from './log/actions'

export type Tables = ReturnType<typeof defineTables>

export function defineTables(db: Database) {
  return {
    actions: db.table('admin_actions', {
      id,
      actorId: integer,
      actorName: text,
      action: oneOf<AdminAction>(),
      subjectId: integerOrNull,
      subject: text,
      changes: text,
      searchText: text,
      createdAt: date,
    }),
    bin: db.table('bin', {
      id,
      /** Exactly one of these three ids is set. */
      questionId: integerOrNull,
      newsId: integerOrNull,
      adId: integerOrNull,
      ownerId: integerOrNull,
      title: text,
      binnedBy: text,
      binnedAt: date,
      searchText: text,
    }),
    imports: db.table('question_imports', {
      id,
      userId: integer,
      fileName: text,
      content: text,
      replaces: boolean,
      createdAt: date,
    }),
  }
}
