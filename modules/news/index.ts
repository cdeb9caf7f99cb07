import type { Database } from '../../db/database'
import type { Clock } from '../kernel/clock'
import type { News } from './contract'
import { defineModels } from './data/models'
import { createNewsStore } from './data/news-store'
import { createSlugStore } from './data/slug-store'
import { isSlug } from './domain/slug'
import { changeItem, removeItem, setFlag } from './use-cases/change-news'
import { createItem } from './use-cases/create-news'

export type * from './contract'
export type { NewsChange, NewsFields, NewsSort, NewsState } from './schemas'

export type NewsDependencies = { db: Database; clock: Clock }

export function createNews({ db, clock }: NewsDependencies): News {
  const models = defineModels(db.sequelize)
  const news = createNewsStore(db, models)
  const parts = { db, clock, news, slugs: createSlugStore(db, models.slugs) }
  return {
    listPublished: (query, slice) => news.listPublished(query, slice),
    listCards: (query, slice) => news.listCards(query, slice),
    listAll: (query, slice) => news.listAll(query, slice),
    listAllCards: (query, slice) => news.listAllCards(query, slice),
    findAny: (id, tx) => news.find(id, tx),
    listFeatured: (slice) => news.listPublished({ isFeatured: true }, slice),
    listFeaturedCards: (limit) => news.listFeaturedCards(limit),
    // PostgreSQL would not even look for some texts.
    findPublished: async (slug) => (isSlug(slug) ? news.findPublished(slug) : null),
    listAddresses: (limit) => news.listAddresses(limit),
    create: (...args) => createItem(parts, ...args),
    change: (...args) => changeItem(parts, ...args),
    setPublished: (id, isPublished, tx) => setFlag(parts, id, { isPublished }, tx),
    setFeatured: (id, isFeatured, tx) => setFlag(parts, id, { isFeatured }, tx),
    remove: (...args) => removeItem(parts, ...args),
  }
}
