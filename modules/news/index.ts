import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import type { News } from './contract'
import { defineModels } from './data/models'
import { createNewsLists } from './data/news-lists'
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
  const lists = createNewsLists(db)
  const parts = { db, clock, news, slugs: createSlugStore(db, models.slugs) }
  return {
    listPublished: (query, slice) => lists.listPublished(query, slice),
    listCards: (query, slice) => lists.listCards(query, slice),
    listAll: (query, slice) => lists.listAll(query, slice),
    listAllCards: (query, slice) => lists.listAllCards(query, slice),
    findAny: (id, tx) => news.find(id, tx),
    listFeatured: (slice) => lists.listPublished({ isFeatured: true }, slice),
    listFeaturedCards: (limit) => lists.listFeaturedCards(limit),
    // PostgreSQL would not even look for some texts.
    findPublished: async (slug) => (isSlug(slug) ? news.findPublished(slug) : null),
    listAddresses: (limit) => lists.listAddresses(limit),
    create: (...args) => createItem(parts, ...args),
    change: (...args) => changeItem(parts, ...args),
    setPublished: (id, isPublished, tx) => setFlag(parts, id, { isPublished }, tx),
    setFeatured: (id, isFeatured, tx) => setFlag(parts, id, { isFeatured }, tx),
    remove: (...args) => removeItem(parts, ...args),
  }
}
