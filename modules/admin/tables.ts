import { boolean, date, dateOrNull, id, integer, integerOrNull, oneOf, text, textOrNull } from '#db/columns'
import type { Database } from '#db/database'
import type { AdminAction } from './log/actions'
import type { Kind, Outcome, Reason } from './reports/schema'
import type { TriedLine } from './setup/lines'

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
    waitingMails: db.table('waiting_mails', {
      userId: { ...integer, primaryKey: true },
      /** The day of the next mail at the earliest, in Belgium; null if the admin has ended these mails. */
      nextOn: textOrNull,
    }),
    imports: db.table('question_imports', {
      id,
      userId: integer,
      fileName: text,
      content: text,
      replaces: boolean,
      createdAt: date,
    }),
    reports: db.table('reports', {
      id,
      kind: oneOf<Kind>(),
      questionId: integerOrNull,
      lessonId: integerOrNull,
      /** The reported ad, or the ad of the reported conversation. Null once the ad is deleted. */
      adId: integerOrNull,
      /** Null once the conversation is deleted along with a member's account. */
      conversationId: integerOrNull,
      /** The version of the question or lesson that the reporter read. */
      version: integerOrNull,
      /** The title of the ad or lesson, or the text of the question, when it was reported. */
      title: text,
      /** The text of the ad when it was reported. */
      text,
      /** The owner of the ad. Null once their account is deleted; the name remains. */
      ownerId: integerOrNull,
      ownerName: text,
      /** The member who wrote to the owner. */
      writerId: integerOrNull,
      writerName: text,
      /** Null for a visitor, who gets the reply at `email`. */
      userId: integerOrNull,
      email: textOrNull,
      /** Identifies the reporter in the unique indexes of open reports. Null for some old reports of ads. */
      reporterKey: textOrNull,
      reason: oneOf<Reason>(),
      message: text,
      createdAt: date,
      /** Null while the report is open, like `outcome` and `reply`. */
      closedAt: dateOrNull,
      outcome: oneOf<Outcome | null>(),
      reply: textOrNull,
    }),
    /** The last try of each line of the checklist that somebody tries or decides. */
    tries: db.table('setup_tries', {
      line: { ...oneOf<TriedLine>(), primaryKey: true },
      outcome: text,
      detail: textOrNull,
      triedAt: date,
    }),
    demo: db.table('demo_content', {
      id,
      /** Exactly one of these three ids is set. */
      userId: integerOrNull,
      newsId: integerOrNull,
      adId: integerOrNull,
    }),
    reportedMessages: db.table('reported_messages', {
      reportId: { ...integer, primaryKey: true },
      messageId: { ...integer, primaryKey: true },
      sender: oneOf<'owner' | 'writer'>(),
      body: text,
      createdAt: date,
    }),
  }
}
