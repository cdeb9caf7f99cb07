import {
  DataTypes,
  type Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type NonAttribute,
  type Sequelize,
} from 'sequelize'

export interface UserModel extends Model<InferAttributes<UserModel>, InferCreationAttributes<UserModel>> {
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

export interface ResetTokenModel extends Model<
  InferAttributes<ResetTokenModel>,
  InferCreationAttributes<ResetTokenModel>
> {
  id: CreationOptional<number>
  userId: number
  tokenHash: string
  expiresAt: Date
  createdAt: Date
  isUsed: CreationOptional<boolean>
}

export interface SessionModel extends Model<
  InferAttributes<SessionModel>,
  InferCreationAttributes<SessionModel>
> {
  tokenHash: string
  userId: number
  device: string
  createdAt: Date
  lastUsedAt: Date
  user?: NonAttribute<UserModel>
}

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
    { tableName: 'users', underscored: true, timestamps: false },
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
    { tableName: 'sessions', underscored: true, timestamps: false },
  )
  sessions.belongsTo(users, { as: 'user', foreignKey: 'userId' })

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
    { tableName: 'password_reset_tokens', underscored: true, timestamps: false },
  )

  return { users, sessions, resetTokens }
}
