import { date, dateOrNull, flag, id, integer, text, textOrNull } from '#db/columns'
import type { Database } from '#db/database'

export type Tables = ReturnType<typeof defineTables>

export function defineTables(db: Database) {
  return {
    users: db.table('users', {
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
    sessions: db.table('sessions', {
      id: { ...text, field: 'token_hash', primaryKey: true },
      userId: integer,
      device: text,
      startedAt: { ...date, field: 'created_at' },
      lastUsedAt: date,
      authenticatedAt: dateOrNull,
    }),
    deletions: db.table('account_deletions', {
      userId: { ...integer, primaryKey: true },
      begunAt: date,
    }),
    emailChanges: db.table('email_changes', {
      id,
      userId: integer,
      oldEmail: text,
      changedAt: date,
    }),
    factors: db.table('second_factors', {
      userId: { ...integer, primaryKey: true },
      sealedSecret: text,
      lastStep: integer,
      createdAt: date,
      begunIn: textOrNull,
    }),
    recoveryCodes: db.table('recovery_codes', {
      codeHash: { ...text, primaryKey: true },
      userId: integer,
    }),
    resetTokens: db.table('password_reset_tokens', {
      id,
      userId: integer,
      tokenHash: text,
      expiresAt: date,
      createdAt: date,
      isUsed: flag,
    }),
  }
}
