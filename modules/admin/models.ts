import type { Sequelize } from 'sequelize'
import { boolean, date, defineModel, id, integer, integerOrNull, oneOf, text } from '#db/columns'
import type { AdminAction } from './log/actions'

export type Models = ReturnType<typeof defineModels>

export function defineModels(sequelize: Sequelize) {
  return {
    actions: defineModel(sequelize, 'admin_actions', {
      id,
      actorId: integer,
      actorName: text,
      action: oneOf<AdminAction>(),
      subjectId: integerOrNull,
      subject: text,
      /** JSON. */
      changes: text,
      searchText: text,
      createdAt: date,
    }),
    bin: defineModel(sequelize, 'bin', {
      id,
      /** One of these three. */
      questionId: integerOrNull,
      newsId: integerOrNull,
      adId: integerOrNull,
      ownerId: integerOrNull,
      title: text,
      binnedBy: text,
      binnedAt: date,
      searchText: text,
    }),
    imports: defineModel(sequelize, 'question_imports', {
      id,
      userId: integer,
      fileName: text,
      /** JSON. */
      content: text,
      replaces: boolean,
      createdAt: date,
    }),
  }
}
