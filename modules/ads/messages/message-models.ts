import type { Sequelize } from 'sequelize'
import {
  date,
  dateOrNull,
  defineModel,
  id,
  integer,
  integerOrNull,
  oneOf,
  text,
  textOrNull,
} from '#db/columns'
import type { ConversationReport, ReportedMessage } from '../contract'

export type MessageModels = ReturnType<typeof defineMessageModels>

export function defineMessageModels(sequelize: Sequelize) {
  return {
    conversations: defineModel(sequelize, 'conversations', {
      id,
      adId: integerOrNull,
      /** As it was when the conversation began. */
      adTitle: text,
      ownerId: integer,
      writerId: integer,
      createdAt: date,
      lastMessageAt: date,
      /** The moment of the last message that they have seen. */
      ownerReadAt: dateOrNull,
      writerReadAt: dateOrNull,
    }),
    messages: defineModel(sequelize, 'messages', {
      id,
      conversationId: integer,
      senderId: integer,
      body: text,
      createdAt: date,
    }),
    blockedMembers: defineModel(sequelize, 'blocked_members', {
      userId: { ...integer, primaryKey: true },
      blockedId: { ...integer, primaryKey: true },
      createdAt: date,
    }),
    conversationReports: defineModel(sequelize, 'conversation_reports', {
      id,
      /** Null once one of the two accounts is deleted: names, title and messages stay. */
      conversationId: integerOrNull,
      adTitle: text,
      ownerId: integerOrNull,
      ownerName: text,
      writerId: integerOrNull,
      writerName: text,
      userId: integer,
      reason: oneOf<ConversationReport['reason']>(),
      message: text,
      createdAt: date,
      closedAt: dateOrNull,
      outcome: oneOf<ConversationReport['outcome']>(),
      reply: textOrNull,
    }),
    reportedMessages: defineModel(sequelize, 'reported_messages', {
      reportId: { ...integer, primaryKey: true },
      messageId: { ...integer, primaryKey: true },
      sender: oneOf<ReportedMessage['sender']>(),
      body: text,
      createdAt: date,
    }),
  }
}
