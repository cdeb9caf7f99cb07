import { z } from 'zod'
import type { CheckedAd, ClassifiedAd } from '#modules/ads'
import { adminAdSchema, newAdSchema } from '#modules/ads/schemas'
import type { Page } from '#modules/kernel/page'
import type { Result } from '#modules/kernel/result'
import { LARGEST_INTEGER } from '#app/http/address'
import { limitAds } from '#app/http/limits.server'
import { AD_CHANGED, AD_DECIDED, AD_DELETED, CATEGORY_CLOSED } from '#app/routes/ads/words'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { call, wholeNumber } from './call'
import { classifiedAd, message } from './entities'

const unknown = AD_NOT_FOUND

const refusals = {
  changed: { status: 409, message: AD_CHANGED },
  decided: { status: 409, message: AD_DECIDED },
}

/** The revision of the ad that was read: nothing is done when it has changed since. */
const revision = z.object({
  revision: wholeNumber(1, LARGEST_INTEGER, 'revision doit être un nombre entier à partir de 1').optional(),
})

export const adCalls = {
  'GET /api/classified-ads': call({
    summary: 'Les annonces en ligne',
    access: 'everyone',
    isList: true,
    answer: classifiedAd,
    handle: ({ user, slice }) => site().ads.listPublic({}, slice, user),
  }),

  'POST /api/classified-ads': call({
    summary: 'Poster une annonce, qui attend une validation',
    access: 'member',
    body: newAdSchema,
    answer: classifiedAd,
    status: 201,
    refusals: { 'category-closed': { status: 403, message: CATEGORY_CLOSED } },
    statuses: [403, 429],
    handle: async ({ user, caller, body }) => (await limitAds(user)) ?? site().ads.create(caller, body),
  }),

  'GET /api/classified-ads/user': call({
    summary: 'Ses propres annonces',
    access: 'member',
    isList: true,
    answer: classifiedAd,
    handle: async ({ user, slice }) => withoutReviews(await site().ads.listOwn(user.id, slice)),
  }),

  'GET /api/classified-ads/pending': call({
    summary: 'Les annonces en attente de validation',
    access: 'admin',
    isList: true,
    answer: classifiedAd,
    handle: ({ slice }) => site().ads.listPending(slice),
  }),

  'GET /api/classified-ads/{id}': call({
    summary: 'Une annonce',
    access: 'everyone',
    unknown,
    answer: classifiedAd,
    handle: ({ user, id }) => site().ads.find(id, user),
  }),

  'DELETE /api/classified-ads/{id}': call({
    summary: 'Supprimer une annonce, la sienne ou, pour un administrateur, toute autre',
    access: 'member',
    unknown,
    answer: message,
    refusals,
    async handle({ user, caller, id }) {
      const { ads, admin } = site()
      if (!(await ads.findRemovable(id, user))) return null
      if (user.isAdmin) {
        const deleted = await admin.deleteAd(caller, id)
        if (!deleted.ok) return deleted
      } else if (!(await ads.remove(user.id, id))) return null
      return { message: AD_DELETED }
    },
  }),

  'PUT /api/classified-ads/{id}/mark-sold': call({
    summary: 'Marquer sa propre annonce comme vendue',
    access: 'member',
    unknown,
    answer: classifiedAd,
    handle: ({ user, id }) => site().ads.markSold(user.id, id),
  }),

  'PUT /api/classified-ads/{id}/approve': call({
    summary: 'Approuver une annonce',
    access: 'admin',
    unknown,
    query: revision,
    answer: classifiedAd,
    refusals,
    statuses: [400, 409],
    handle: async ({ caller, id, query }) =>
      withoutReviewIfOk(await site().admin.approveAd(caller, { id, ...query })),
  }),

  'GET /api/admin/classified-ads': call({
    summary: 'Toutes les annonces',
    access: 'admin',
    isList: true,
    answer: classifiedAd,
    handle: async ({ slice }) => withoutReviews(await site().ads.listAll({}, slice)),
  }),

  'POST /api/admin/classified-ads': call({
    summary: 'Créer une annonce, approuvée',
    access: 'admin',
    body: adminAdSchema,
    answer: classifiedAd,
    status: 201,
    handle: async ({ caller, body }) => withoutReviewIfOk(await site().admin.createAd(caller, body)),
  }),

  'PUT /api/admin/classified-ads/{id}': call({
    summary: 'Modifier une annonce, qui garde son état',
    access: 'admin',
    unknown,
    query: revision,
    body: adminAdSchema,
    answer: classifiedAd,
    refusals,
    statuses: [409],
    handle: async ({ caller, id, query, body }) =>
      withoutReviewIfOk(await site().admin.changeAd(caller, { id, ...query }, body)),
  }),
}

/** The contract leaves out what only the pages show. */
function withoutReview({ state: _, rejectionReason: _1, revision: _2, ...ad }: CheckedAd): ClassifiedAd {
  return ad
}

function withoutReviews({ items, total }: Page<CheckedAd>): Page<ClassifiedAd> {
  return { items: items.map(withoutReview), total }
}

function withoutReviewIfOk<Code extends string>(acted: Result<CheckedAd, Code>) {
  return acted.ok ? withoutReview(acted.value) : acted
}
