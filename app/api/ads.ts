import { z } from 'zod'
import type { ClassifiedAd } from '#modules/ads'
import { adminAdSchema, newAdSchema } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { ok } from '#modules/kernel/result'
import { LARGEST_INTEGER, limitUser } from '#app/http'
import {
  AD_CHANGED,
  AD_DECIDED,
  AD_DELETED,
  AD_NOT_FOUND,
  CATEGORY_CLOSED,
  OWNER_BLOCKED,
  TOO_MANY_ADS,
} from '#app/text'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { admin, everyone, member, wholeNumber } from './call'
import { classifiedAd, message } from './entities'

const oneAd = { unknown: AD_NOT_FOUND, answer: classifiedAd, showAll: toAdsJson }
const changed = { status: 409, message: AD_CHANGED }

/** The revision of the ad that the caller has read; the call is refused if the ad has changed since. */
const revision = z.object({
  revision: wholeNumber(1, LARGEST_INTEGER, 'revision doit être un nombre entier à partir de 1').optional(),
})

export const adCalls = {
  'GET /api/classified-ads': everyone({
    summary: 'Les annonces en ligne',
    isList: true,
    answer: classifiedAd,
    showAll: toAdsJson,
  }).handle(({ user, slice }) => site().ads.search.list({}, slice, user)),

  'POST /api/classified-ads': member({
    summary: 'Poster une annonce, qui attend une validation',
    body: newAdSchema,
    answer: classifiedAd,
    showAll: toAdsJson,
    status: 201,
    refusals: {
      'category-closed': { status: 403, message: CATEGORY_CLOSED },
      'too-many-waiting': { status: 429, message: TOO_MANY_ADS['too-many-waiting'] },
      'too-many-ads': { status: 429, message: TOO_MANY_ADS['too-many-ads'] },
    },
    statuses: [429],
  }).handle(
    async ({ user, caller, body }) =>
      (await limitUser('ad', user)) ?? site().ads.listings.create(caller, body),
  ),

  'GET /api/classified-ads/user': member({
    summary: 'Ses propres annonces',
    isList: true,
    answer: classifiedAd,
    showAll: toAdsJson,
  }).handle(({ user, slice }) => site().ads.listings.listOwn(user.id, slice)),

  'GET /api/classified-ads/pending': admin({
    summary: 'Les annonces en attente de validation',
    isList: true,
    answer: classifiedAd,
    showAll: toAdsJson,
  }).handle(({ slice }) => site().ads.moderation.listPending(slice)),

  'GET /api/classified-ads/{id}': everyone({
    ...oneAd,
    summary: 'Une annonce',
  }).handle(({ user, id }) => site().ads.listings.find(id, user)),

  'DELETE /api/classified-ads/{id}': member({
    unknown: AD_NOT_FOUND,
    summary: 'Supprimer une annonce, la sienne ou, pour un administrateur, toute autre',
    answer: message,
    show: () => ({ message: AD_DELETED }),
  }).handle(async ({ user, caller, id }) => {
    const ad = await site().ads.listings.findRemovable(id, user)
    if (!ad || user.isAdmin) return ad && site().admin.ads.delete(caller, id)
    return (await site().ads.listings.remove(user.id, id)) ? ok(ad) : null
  }),

  'PUT /api/classified-ads/{id}/mark-sold': member({
    ...oneAd,
    summary: 'Marquer sa propre annonce comme vendue',
  }).handle(({ user, id }) => site().ads.lifecycle.markSold(user.id, id)),

  'PUT /api/classified-ads/{id}/approve': admin({
    ...oneAd,
    summary: 'Approuver une annonce',
    query: revision,
    refusals: {
      changed,
      decided: { status: 409, message: AD_DECIDED },
      'owner-blocked': { status: 409, message: OWNER_BLOCKED },
    },
  }).handle(async ({ caller, id, query }) => {
    const approved = await site().admin.decisions.approve(caller, { id, ...query }, { isFinal: true })
    return approved.ok ? ok(approved.value.ad) : approved
  }),

  'GET /api/admin/classified-ads': admin({
    summary: 'Toutes les annonces',
    isList: true,
    answer: classifiedAd,
    showAll: toAdsJson,
  }).handle(({ slice }) => site().ads.moderation.list({}, slice)),

  'POST /api/admin/classified-ads': admin({
    summary: 'Créer une annonce, approuvée',
    body: adminAdSchema,
    answer: classifiedAd,
    showAll: toAdsJson,
    status: 201,
  }).handle(({ caller, body }) => site().admin.ads.create(caller, body)),

  'PUT /api/admin/classified-ads/{id}': admin({
    ...oneAd,
    summary: 'Modifier une annonce, qui garde son état',
    query: revision,
    body: adminAdSchema,
    refusals: { changed },
  }).handle(({ caller, id, query, body }) => site().admin.ads.change(caller, { id, ...query }, body)),
}

async function toAdsJson(ads: readonly ClassifiedAd[], user: User | null) {
  return (await site().ads.photos.withPhotos(ads, user)).map((ad) => ({
    ...ad,
    isReserved: ad.reservedAt !== null,
    photos: ad.photos.map((photo) => ({ ...photo, url: paths.photo(photo, 'grande.webp') })),
  }))
}
