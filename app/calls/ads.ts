import { z } from 'zod'
import { adminAdSchema, newAdSchema } from '#modules/ads/schemas'
import { LARGEST_INTEGER } from '../http/ids'
import { AD_NOT_FOUND } from '../text/not-found-words'
import { classifiedAd, message } from './entities'
import { defineCalls } from './operation'
import { wholeNumber } from './parameters'

const unknown = AD_NOT_FOUND

const one = { status: 200, schema: classifiedAd } as const
const many = { status: 200, schema: z.array(classifiedAd) } as const
const created = { status: 201, schema: classifiedAd } as const

/** Which text of the ad was read: where it says something else by now, nothing is done. */
const revision = z.object({
  revision: wholeNumber(1, LARGEST_INTEGER, 'revision doit être un nombre entier à partir de 1').optional(),
})

export const adCalls = defineCalls({
  '/api/classified-ads': {
    GET: { summary: 'Les annonces en ligne', access: 'everyone', isList: true, answer: many },
    POST: {
      summary: 'Poster une annonce, qui attend une validation',
      access: 'member',
      body: newAdSchema,
      answer: created,
      refusals: [403, 429],
    },
  },
  '/api/classified-ads/user': {
    GET: { summary: 'Ses propres annonces', access: 'member', isList: true, answer: many },
  },
  '/api/classified-ads/pending': {
    GET: { summary: 'Les annonces en attente de validation', access: 'admin', isList: true, answer: many },
  },
  '/api/classified-ads/{id}': {
    GET: { summary: 'Une annonce', access: 'everyone', unknown, answer: one },
    DELETE: {
      summary: 'Supprimer une annonce, la sienne ou, pour un administrateur, toute autre',
      access: 'member',
      unknown,
      answer: { status: 200, schema: message },
    },
  },
  '/api/classified-ads/{id}/mark-sold': {
    PUT: { summary: 'Marquer sa propre annonce comme vendue', access: 'member', unknown, answer: one },
  },
  '/api/classified-ads/{id}/approve': {
    PUT: {
      summary: 'Approuver une annonce',
      access: 'admin',
      unknown,
      query: revision,
      answer: one,
      refusals: [400, 409],
    },
  },
  '/api/admin/classified-ads': {
    GET: { summary: 'Toutes les annonces', access: 'admin', isList: true, answer: many },
    POST: {
      summary: 'Créer une annonce, approuvée',
      access: 'admin',
      body: adminAdSchema,
      answer: created,
    },
  },
  '/api/admin/classified-ads/{id}': {
    PUT: {
      summary: 'Modifier une annonce, qui garde son état',
      access: 'admin',
      unknown,
      query: revision,
      body: adminAdSchema,
      answer: one,
      refusals: [409],
    },
  },
})
