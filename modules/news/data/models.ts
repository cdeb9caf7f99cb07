import { DataTypes, type CreationOptional, type NonAttribute, type Sequelize } from 'sequelize'
import type { Row } from '#db/table'
import type { NewsItem } from '../contract'

export interface NewsModel extends Row<NewsModel>, Omit<NewsItem, 'id'> {
  id: CreationOptional<number>
  searchText: string
}

interface SlugModel extends Row<SlugModel> {
  slug: string
  newsId: number
  item?: NonAttribute<NewsModel>
}

export type Models = ReturnType<typeof defineModels>

const { BOOLEAN, DATE, INTEGER, TEXT } = DataTypes

export function defineModels(sequelize: Sequelize) {
  const news = sequelize.define<NewsModel>(
    'News',
    {
      id: { type: INTEGER, primaryKey: true, autoIncrement: true },
      slug: TEXT,
      title: TEXT,
      summary: TEXT,
      content: TEXT,
      author: TEXT,
      isPublished: BOOLEAN,
      isFeatured: BOOLEAN,
      createdAt: DATE,
      updatedAt: DATE,
      searchText: TEXT,
    },
    { tableName: 'news' },
  )
  const slugs = sequelize.define<SlugModel>(
    'NewsSlug',
    { slug: { type: TEXT, primaryKey: true }, newsId: INTEGER },
    { tableName: 'news_slugs' },
  )
  slugs.belongsTo(news, { as: 'item', foreignKey: 'newsId' })
  return { news, slugs }
}
