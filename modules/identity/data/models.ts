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

export interface ResetTokenModel extends Row<ResetTokenModel> {
  id: CreationOptional<number>
  userId: number
  tokenHash: string
  expiresAt: Date
  createdAt: Date
  isUsed: CreationOptional<boolean>
}

export interface SessionModel extends Row<SessionModel> {
  tokenHash: string
  userId: number
  device: string
  createdAt: Date
  lastUsedAt: Date
}

export type Models = ReturnType<typeof defineModels>

export function defineModels(sequelize: Sequelize) {
  const users = sequelize.define<UserModel>(
    'User',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      username: DataTypes.TEXT,
      usernameKey: DataTypes.TEXT,
      passwordHash: DataTypes.TEXT,
      email: DataTypes.TEXT,
      firstName: DataTypes.TEXT,
      lastName: DataTypes.TEXT,
      phone: DataTypes.TEXT,
      isAdmin: { type: DataTypes.BOOLEAN, defaultValue: false },
      isBlocked: { type: DataTypes.BOOLEAN, defaultValue: false },
      searchText: DataTypes.TEXT,
      createdAt: DataTypes.DATE,
    },
    { tableName: 'users' },
  )

  const sessions = sequelize.define<SessionModel>(
    'Session',
    {
      tokenHash: { type: DataTypes.TEXT, primaryKey: true },
      userId: DataTypes.INTEGER,
      device: DataTypes.TEXT,
      createdAt: DataTypes.DATE,
      lastUsedAt: DataTypes.DATE,
    },
    { tableName: 'sessions' },
  )

  const resetTokens = sequelize.define<ResetTokenModel>(
    'PasswordResetToken',
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: DataTypes.INTEGER,
      tokenHash: DataTypes.TEXT,
      expiresAt: DataTypes.DATE,
      createdAt: DataTypes.DATE,
      isUsed: { type: DataTypes.BOOLEAN, defaultValue: false },
    },
    { tableName: 'password_reset_tokens' },
  )

  return { users, sessions, resetTokens }
}
