import {
  DataTypes,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type Sequelize,
} from 'sequelize'
import type { ClassifiedAd } from '../contract'

type Fields = Omit<ClassifiedAd, 'id' | 'isApproved' | 'isSold'>

export interface AdModel extends Model<InferAttributes<AdModel>, InferCreationAttributes<AdModel>>, Fields {
  id: CreationOptional<number>
  isApproved: CreationOptional<boolean>
  isSold: CreationOptional<boolean>
}

export type Models = ReturnType<typeof defineModels>

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes

export function defineModels(sequelize: Sequelize) {
  const ads = sequelize.define<AdModel>(
    'ClassifiedAd',
    {
      id: { type: INTEGER, primaryKey: true, autoIncrement: true },
      userId: INTEGER,
      title: TEXT,
      description: TEXT,
      price: TEXT,
      location: TEXT,
      type: TEXT,
      category: TEXT,
      condition: TEXT,
      weight: TEXT,
      caliber: TEXT,
      brand: TEXT,
      contactEmail: TEXT,
      contactPhone: TEXT,
      contactInfo: TEXT,
      isApproved: { type: BOOLEAN, defaultValue: false },
      isSold: { type: BOOLEAN, defaultValue: false },
      createdAt: DATE,
    },
    { tableName: 'classified_ads', underscored: true, timestamps: false },
  )
  return { ads }
}
