import { z } from 'zod'
import { message, user } from './entities'
import { USER_NOT_FOUND } from '../text/not-found-words'
import { defineCalls } from './operation'

/** In the words of the page. */
const unknown = USER_NOT_FOUND

/** Blocking, unblocking, deleting oneself. */
const refusals = [409] as const

export const userCalls = defineCalls({
  '/api/admin/users': {
    GET: {
      summary: 'Tous les utilisateurs, du plus récent au plus ancien',
      access: 'admin',
      isList: true,
      answer: { status: 200, schema: z.array(user) },
    },
  },
  '/api/admin/users/{id}': {
    DELETE: {
      summary: 'Supprimer un utilisateur et tout ce qui lui appartient',
      access: 'admin',
      unknown,
      answer: { status: 200, schema: message },
      refusals,
    },
  },
  '/api/admin/users/{id}/block': {
    PUT: {
      summary: 'Bloquer un utilisateur et fermer toutes ses sessions',
      access: 'admin',
      unknown,
      answer: { status: 200, schema: user },
      refusals,
    },
  },
  '/api/admin/users/{id}/unblock': {
    PUT: {
      summary: 'Débloquer un utilisateur',
      access: 'admin',
      unknown,
      answer: { status: 200, schema: user },
      refusals,
    },
  },
})
