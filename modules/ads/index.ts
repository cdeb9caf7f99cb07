import { bind } from '#modules/kernel/bind'
import type { Ads } from './contract'
import { createAlertStore } from './alerts/store'
import { createAdLists } from './listings/list-store'
import { createAdReportStore } from './reports/store'
import { createAdStore } from './listings/store'
import { createLifecycleStore } from './lifecycle/store'
import { definePhotoModels } from './photos/photo-models'
import { createPhotoStore } from './photos/store'
import { createBlockStore } from './messages/block-store'
import { createConversationReportStore } from './messages/report-store'
import { createConversationStore } from './messages/store'
import { createDecisionStore } from './moderation/decision-store'
import { createFavouriteStore } from './favourites/store'
import { defineKeptModels } from './favourites/kept-models'
import { defineMessageModels } from './messages/message-models'
import { adTables, defineAdModel, defineAdReportModel } from './models'
import { createQueueStore } from './moderation/queue-store'
import { createSearchStore } from './search/store'
import type { AdsDependencies } from './deps'
import * as ofAdReports from './reports/reports'
import * as ofAlerts from './alerts/alerts'
import * as ofDecisions from './moderation/decisions'
import * as digests from './alerts/digests'
import * as endings from './lifecycle/ends'
import * as ofFavourites from './favourites/favourites'
import * as finding from './search/search'
import * as ofOwners from './lifecycle/lifecycle'
import * as ofConversationReports from './messages/reports'
import * as messages from './messages/messages'
import * as ofPhotos from './photos/photos'
import { withPhotos } from './photos/photos'
import * as queue from './moderation/moderation'
import * as readAds from './listings/read-ads'
import * as writeAds from './listings/listings'

export type * from './contract'
export type { AdminAd, NewAd } from './schemas'

export function createAds(given: AdsDependencies): Ads {
  const { db, closedCategories } = given
  const model = defineAdModel(db.sequelize)
  const tables = adTables(db, model)
  const photoModels = definePhotoModels(db.sequelize)
  const photos = createPhotoStore(db, photoModels)
  const ads = createAdStore(given, model, tables, photos)
  const lists = createAdLists(db, tables)
  const lifecycle = createLifecycleStore(given, model, tables)
  const searches = createSearchStore(db, tables)
  const messageModels = defineMessageModels(db.sequelize)
  const keptModels = defineKeptModels(db.sequelize)
  const deps = {
    ...given,
    ads,
    photos,
    lists,
    lifecycle,
    searches,
    decisions: createDecisionStore(given, model, tables),
    queue: createQueueStore(db, tables),
    adReports: createAdReportStore(db, defineAdReportModel(db.sequelize)),
    conversations: createConversationStore(db, messageModels, tables, photoModels),
    blocks: createBlockStore(db, messageModels),
    alerts: createAlertStore(db, keptModels, tables),
    favourites: createFavouriteStore(db, keptModels, tables),
    conversationReports: createConversationReportStore(db, messageModels),
  }
  const flat = {
    closedCategories,
    findOwn: ads.findOwn,
    findChecked: ads.findChecked,
    findExisting: ads.findExisting,
    findLastLook: ads.findLastLook,
    lock: ads.lock,
    approve: ads.approve,
    reject: ads.reject,
    takeDown: ads.takeDown,
    setHidden: ads.setHidden,
    setOwnerBlocked: ads.setOwnerBlocked,
    remove: ads.remove,
    bin: ads.bin,
    restore: ads.restore,
    erase: ads.erase,
    countPublic: lists.countPublic,
    findAllOwn: lists.findAllOwn,
    listOwn: lists.listOwn,
    listPending: lists.listPending,
    listAll: lists.listAll,
    listAddresses: lists.listAddresses,
    findLastAdReport: deps.adReports.findLast,
    findAdReport: deps.adReports.find,
    findModerationRecord: deps.adReports.recordOf,
    findOwnAdReports: deps.adReports.ofMember,
    findConversationReport: deps.conversationReports.find,
    listDecided: deps.decisions.listDecided,
    settleDecisions: deps.decisions.remove,
    countUnread: deps.conversations.countUnread,
    dropFavourite: deps.favourites.remove,
    isFavourite: deps.favourites.has,
    findOwnFavourites: deps.favourites.ofMember,
    removeAlert: deps.alerts.remove,
    stopDigests: deps.alerts.stop,
    findOwnPhotos: photos.ofMember,
    ...bind(deps, { ...finding, ...readAds, ...writeAds, ...ofOwners, ...endings, ...queue, ...ofDecisions }),
    ...bind(deps, { ...ofPhotos }),
    // Binding would lose that it is generic.
    withPhotos: ((found, reader) => withPhotos(deps, found, reader)) as Ads['photos']['withPhotos'],
    ...bind(deps, {
      ...messages,
      ...ofConversationReports,
      ...ofAdReports,
      ...ofFavourites,
      ...ofAlerts,
      ...digests,
    }),
  }
  return {
    listings: {
      create: flat.create,
      createApproved: flat.createApproved,
      find: flat.find,
      findOwn: flat.findOwn,
      findAllOwn: flat.findAllOwn,
      listOwn: flat.listOwn,
      change: flat.change,
      findRemovable: flat.findRemovable,
      remove: flat.remove,
      countPublic: flat.countPublic,
      listAddresses: flat.listAddresses,
      closedCategories: flat.closedCategories,
    },
    search: {
      list: flat.listPublic,
      rebuildText: flat.remakeSearch,
    },
    lifecycle: {
      markSold: flat.markSold,
      renew: flat.renew,
      reserve: flat.reserve,
      release: flat.release,
      undoSale: flat.undoSale,
      lowerPrice: flat.lowerPrice,
      findByLink: flat.findByLink,
      renewByLink: flat.renewByLink,
      findEnding: flat.findEnding,
      announceEnds: flat.announceEnds,
      endOverdue: flat.endOverdue,
      removeEnded: flat.removeEnded,
    },
    moderation: {
      listPending: flat.listPending,
      findOldestPending: flat.findOldestPending,
      list: flat.listAll,
      find: flat.findChecked,
      findExisting: flat.findExisting,
      lock: flat.lock,
      rewrite: flat.rewrite,
      approve: flat.approve,
      reject: flat.reject,
      findLastDecision: flat.findLastLook,
      setOwnerBlocked: flat.setOwnerBlocked,
      setHidden: flat.setHidden,
      takeDown: flat.takeDown,
    },
    bin: {
      add: flat.bin,
      restore: flat.restore,
      erase: flat.erase,
    },
    decisions: {
      overview: flat.overview,
      begin: flat.beginDecision,
      lock: flat.lockDecided,
      takeBack: flat.takeBack,
      list: flat.listDecided,
      settle: flat.settleDecisions,
      removeOld: flat.removeOldDecisions,
    },
    photos: {
      add: flat.addPhoto,
      findPlaceable: flat.findPlaceable,
      withPhotos: flat.withPhotos,
      findFile: flat.findPhotoFile,
      findOwn: flat.findOwnPhotos,
      removeWaiting: flat.removeWaitingPhotos,
    },
    favourites: {
      add: flat.keepFavourite,
      remove: flat.dropFavourite,
      has: flat.isFavourite,
      list: flat.listFavourites,
      findOwn: flat.findOwnFavourites,
    },
    alerts: {
      create: flat.createAlert,
      remove: flat.removeAlert,
      list: flat.listAlerts,
      findOwn: flat.findOwnAlerts,
      setDigests: flat.setDigests,
      stopDigests: flat.stopDigests,
      queueDigests: flat.queueDigests,
      composeDigest: flat.takeDigest,
      recordDigest: flat.noteDigest,
    },
    messages: {
      findFirst: flat.findFirstMessage,
      writeAboutAd: flat.writeAboutAd,
      write: flat.writeMessage,
      list: flat.listConversations,
      countUnread: flat.countUnread,
      readThread: flat.readThread,
      setBlocking: flat.setBlocking,
      findOwn: flat.findOwnMessages,
    },
    conversationReports: {
      findOwn: flat.findOwnReport,
      add: flat.reportConversation,
      list: flat.listConversationReports,
      find: flat.findConversationReport,
      readReported: flat.readReported,
      close: flat.closeConversationReport,
    },
    reports: {
      findLast: flat.findLastAdReport,
      add: flat.reportAd,
      list: flat.listAdReports,
      find: flat.findAdReport,
      findOpenWith: flat.findOpenWith,
      hasOpen: flat.hasOpenReports,
      findModerationRecord: flat.findModerationRecord,
      close: flat.closeAdReports,
      findOwn: flat.findOwnAdReports,
      removeOld: flat.removeOldReports,
    },
  }
}
