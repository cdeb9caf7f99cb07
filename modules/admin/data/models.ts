import { DataTypes, type CreationOptional, type Sequelize } from 'sequelize'
import type { Row } from '#db/table'

export interface ActionModel extends Row<ActionModel> {
  id: CreationOptional<number>
  actorId: number
  actorName: string
  action: string
  subjectId: number | null
  subject: string
  /** JSON. */
  changes: string
  searchText: string
  createdAt: Date
}

export interface ImportModel extends Row<ImportModel> {
  id: CreationOptional<number>
  userId: number
  fileName: string
  /** JSON. */
  content: string
  replaces: boolean
  createdAt: Date
}

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }

export function defineModels(sequelize: Sequelize) {
  const actions = sequelize.define<ActionModel>(
    'AdminAction',
    {
      id,
      actorId: INTEGER,
      actorName: TEXT,
      action: TEXT,
      subjectId: INTEGER,
      subject: TEXT,
      changes: TEXT,
      searchText: TEXT,
      createdAt: DATE,
    },
    { tableName: 'admin_actions' },
  )
  const imports = sequelize.define<ImportModel>(
    'QuestionImport',
    { id, userId: INTEGER, fileName: TEXT, content: TEXT, replaces: BOOLEAN, createdAt: DATE },
    { tableName: 'question_imports' },
  )
  return { actions, imports }
}
