import { DataTypes, type CreationOptional, type Sequelize } from 'sequelize'
import type { Row } from '#db/table'

export interface UserModel extends Row<UserModel> {
  id: CreationOptional<number>
  username: string
  usernameKey: string
  passwordHash: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  isAdmin: CreationOptional<boolean>
  isBlocked: CreationOptional<boolean>
  searchText: string
  createdAt: Date
}

interface SessionModel extends Row<SessionModel> {
  tokenHash: string
  userId: number
  device: string
  createdAt: Date
  lastUsedAt: Date
}

export interface ResetTokenModel extends Row<ResetTokenModel> {
  id: CreationOptional<number>
  userId: number
  tokenHash: string
  expiresAt: Date
  createdAt: Date
  isUsed: CreationOptional<boolean>
}

export type Models = ReturnType<typeof defineModels>

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }

export function defineModels(sequelize: Sequelize) {
  const users = sequelize.define<UserModel>(
    'User',
    {
      id,
      username: TEXT,
      usernameKey: TEXT,
      passwordHash: TEXT,
      email: TEXT,
      firstName: TEXT,
      lastName: TEXT,
      phone: TEXT,
      isAdmin: { type: BOOLEAN, defaultValue: false },
      isBlocked: { type: BOOLEAN, defaultValue: false },
      searchText: TEXT,
      createdAt: DATE,
    },
    { tableName: 'users' },
  )
  const sessions = sequelize.define<SessionModel>(
    'Session',
    {
      tokenHash: { type: TEXT, primaryKey: true },
      userId: INTEGER,
      device: TEXT,
      createdAt: DATE,
      lastUsedAt: DATE,
    },
    { tableName: 'sessions' },
  )
  const resetTokens = sequelize.define<ResetTokenModel>(
    'PasswordResetToken',
    {
      id,
      userId: INTEGER,
      tokenHash: TEXT,
      expiresAt: DATE,
      createdAt: DATE,
      isUsed: { type: BOOLEAN, defaultValue: false },
    },
    { tableName: 'password_reset_tokens' },
  )
  return { users, sessions, resetTokens }
}
