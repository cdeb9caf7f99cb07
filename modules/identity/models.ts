import type { Sequelize } from 'sequelize'
import { date, dateOrNull, defineModel, flag, id, integer, text, textOrNull } from '#db/columns'

export type Models = ReturnType<typeof defineModels>

export function defineModels(sequelize: Sequelize) {
  return {
    users: defineModel(sequelize, 'users', {
      id,
      username: text,
      usernameKey: text,
      passwordHash: text,
      email: text,
      firstName: text,
      lastName: text,
      phone: textOrNull,
      isAdmin: flag,
      isBlocked: flag,
      emailConfirmedAt: dateOrNull,
      emailRefusedAt: dateOrNull,
      recoveryEmail: textOrNull,
      firstConfirmedAt: dateOrNull,
      confirmationAskedAt: dateOrNull,
      approvalNumber: textOrNull,
      secondFactorAt: dateOrNull,
      searchText: text,
      lastSeenAt: dateOrNull,
      createdAt: date,
    }),
    sessions: defineModel(sequelize, 'sessions', {
      id: { ...text, field: 'token_hash', primaryKey: true },
      userId: integer,
      device: text,
      startedAt: { ...date, field: 'created_at' },
      lastUsedAt: date,
      authenticatedAt: dateOrNull,
    }),
    emailChanges: defineModel(sequelize, 'email_changes', {
      id,
      userId: integer,
      oldEmail: text,
      changedAt: date,
    }),
    factors: defineModel(sequelize, 'second_factors', {
      userId: { ...integer, primaryKey: true },
      sealedSecret: text,
      lastStep: integer,
      createdAt: date,
      begunIn: textOrNull,
    }),
    recoveryCodes: defineModel(sequelize, 'recovery_codes', {
      codeHash: { ...text, primaryKey: true },
      userId: integer,
    }),
    resetTokens: defineModel(sequelize, 'password_reset_tokens', {
      id,
      userId: integer,
      tokenHash: text,
      expiresAt: date,
      createdAt: date,
      isUsed: flag,
    }),
  }
}
