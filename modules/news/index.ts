import type { Database } from '#db/database'
import type { Clock } from '../kernel/clock'
import type { News } from './contract'
import { defineModels } from './data/models'
import { createNewsLists } from './data/news-lists'
import { createNewsStore } from './data/news-store'
import { createPictureStore } from './data/picture-store'
import { isWithdrawnFirst } from './domain/schedule'

export type * from './contract'
export type { NewsChange, NewsFields } from './schemas'

export function createNews({ db, clock }: { db: Database; clock: Clock }): News {
  const models = defineModels(db.sequelize)
  const pictures = createPictureStore(db, clock, models)
  const lists = createNewsLists(db, models, pictures)
  const news = createNewsStore(db, clock, models, pictures)
  const { addPicture, findPlaceablePicture, findPictureFile, removeUnusedPictures } = pictures.doors
  return {
    listPublished: lists.listPublished,
    listCards: lists.listCards,
    listAll: lists.listAll,
    listAllCards: lists.listAllCards,
    listFeatured: lists.listFeatured,
    listFeaturedCards: lists.listFeaturedCards,
    listAddresses: lists.listAddresses,
    findPublished: news.findPublished,
    findAny: news.findAny,
    findPreviewed: news.findPreviewed,
    create: news.create,
    change: news.change,
    isWithdrawnFirst,
    followSchedule: news.followSchedule,
    bin: news.bin,
    restore: news.restore,
    remove: news.remove,
    addPicture,
    findPlaceablePicture,
    findPictureFile,
    removeUnusedPictures,
  }
}
