import {
  DataTypes,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize'

type Row<M extends Model> = Model<InferAttributes<M>, InferCreationAttributes<M>>

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

const { DATE, INTEGER, TEXT } = DataTypes

export function defineModels(sequelize: Sequelize) {
  const actions = sequelize.define<ActionModel>(
    'AdminAction',
    {
      id: { type: INTEGER, primaryKey: true, autoIncrement: true },
      actorId: INTEGER,
      actorName: TEXT,
      action: TEXT,
      subjectId: INTEGER,
      subject: TEXT,
      changes: TEXT,
      searchText: TEXT,
      createdAt: DATE,
    },
    { tableName: 'admin_actions', underscored: true, timestamps: false },
  )
  return { actions }
}
