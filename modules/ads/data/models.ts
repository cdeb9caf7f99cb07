import {
  DataTypes,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'
import type { CheckedAd, ClassifiedAd } from '../contract'

type Fields = Omit<ClassifiedAd, 'id' | 'isApproved' | 'isSold'>

export interface AdModel extends Model<InferAttributes<AdModel>, InferCreationAttributes<AdModel>>, Fields {
  id: CreationOptional<number>
  isApproved: CreationOptional<boolean>
  isSold: CreationOptional<boolean>
  searchText: string
  ownerIsBlocked: CreationOptional<boolean>
  /** Its owner has promised to keep the law on weapons. */
  isCertified: CreationOptional<boolean>
  rejectionReason: CreationOptional<string | null>
  /** Counts what the ad has said so far. */
  revision: CreationOptional<number>
  updatedAt: Date
}

export type Models = { ads: ModelStatic<AdModel> }

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes

export function defineModels(sequelize: Sequelize): Models {
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
      searchText: TEXT,
      ownerIsBlocked: { type: BOOLEAN, defaultValue: false },
      isCertified: { type: BOOLEAN, defaultValue: false },
      rejectionReason: TEXT,
      revision: { type: INTEGER, defaultValue: 1 },
      createdAt: DATE,
      updatedAt: DATE,
    },
    // As long as the ad itself, and of use to the database only.
    { tableName: 'classified_ads', defaultScope: { attributes: { exclude: ['searchText'] } } },
  )
  return { ads }
}

/** What leaves the module: plain data. */
export function toAd(row: AdModel): ClassifiedAd {
  const { rejectionReason: _, revision: _1, ...ad } = toCheckedAd(row)
  return ad
}

/** The same with what only its owner and admins learn. */
export function toCheckedAd(row: AdModel): CheckedAd {
  const {
    searchText: _,
    ownerIsBlocked: _1,
    isCertified: _2,
    updatedAt: _3,
    ...ad
  } = row.get({ plain: true })
  return ad
}
