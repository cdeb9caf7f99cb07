import type { Browser } from '#test/harness/browser'
import { camille, karim, newcomer, NEW_PASSWORD, PASSWORD } from '#test/people'
import { newsForm } from '#test/things/news'
import { bareQuestion } from '#test/things/question'
import { toClaim } from '#test/things/exam'
import { carbine } from '#test/things/ad'
import type { CallWorld } from './world'

/** A request that is answered as the contract promises. Without `by`, by the caller that the access names. */
export type Example = { path?: Record<string, string | number>; query?: string; body?: object; by?: Browser }

type Make = (world: CallWorld) => Example | Promise<Example>

const ofAd: Make = async (world) => ({ path: { id: (await world.ad()).id } })
const ofNews: Make = async (world) => ({ path: { id: (await world.news()).id } })
const ofQuestion: Make = (world) => ({ path: { id: world.question().id } })
const ofMember: Make = async (world) => ({ path: { id: (await world.addMember()).id } })

const profile = { firstName: 'Camille', lastName: 'Dubois', email: 'camille@example.com', phone: '0470 12' }
const adByAdmin = { ...carbine, contactInfo: 'Au stand, le samedi' }

/** Of the calls that need more than their address, or something to be about. */
export const EXAMPLES: Record<string, Make> = {
  'POST /api/login': () => ({ body: { username: camille.username, password: PASSWORD } }),
  'POST /api/register': () => ({ body: newcomer(karim) }),
  'POST /api/forgot-password': () => ({ body: { email: 'camille@example.com' } }),
  'POST /api/reset-password': async (world) => ({
    body: { token: await world.resetToken(), newPassword: NEW_PASSWORD },
  }),
  'PUT /api/profile': () => ({ body: profile }),
  'PUT /api/profile/password': async (world) => ({
    by: (await world.addMember()).browser,
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  }),
  'POST /api/confirm-password': () => ({ body: { password: PASSWORD } }),

  'GET /api/questions/random/{count}': () => ({ path: { count: 10 }, query: '?type=practice' }),
  'GET /api/questions': () => ({ query: '?limit=5&offset=1' }),
  'POST /api/questions': () => ({ body: bareQuestion(9001) }),
  'PUT /api/questions/{id}': async (world) => ({
    ...(await ofQuestion(world)),
    body: bareQuestion(9002),
  }),
  'DELETE /api/questions/{id}': ofQuestion,
  'POST /api/exam-results': (world) => ({ body: toClaim(world.questions, { right: 8 }) }),
  'GET /api/exam-results': async (world) => (await world.result(), {}),
  'GET /api/exam-results/{id}/details': async (world) => ({ path: { id: (await world.result()).id } }),

  'GET /api/classified-ads/{id}': async (world) => ({ ...(await ofAd(world)), by: world.readers.owner }),
  'GET /api/classified-ads/user': async (world) => (await world.ad(), {}),
  'POST /api/classified-ads': () => ({ body: carbine }),
  'DELETE /api/classified-ads/{id}': ofAd,
  'PUT /api/classified-ads/{id}/mark-sold': ofAd,
  'PUT /api/classified-ads/{id}/approve': ofAd,
  'GET /api/classified-ads/pending': async (world) => (await world.ad(), {}),

  'GET /api/news': async (world) => (await world.news(), {}),
  'GET /api/news/{slug}': async (world) => ({ path: { slug: (await world.news()).slug } }),
  'GET /api/news/featured': async (world) => (await world.news({ isFeatured: true }), {}),

  'GET /api/admin/classified-ads': async (world) => (await world.ad(), {}),
  'POST /api/admin/classified-ads': () => ({ body: adByAdmin }),
  'PUT /api/admin/classified-ads/{id}': async (world) => ({ ...(await ofAd(world)), body: adByAdmin }),
  'GET /api/admin/news': async (world) => (await world.news({ isPublished: false }), {}),
  'POST /api/admin/news': () => ({ body: newsForm() }),
  'PUT /api/admin/news/{id}': async (world) => ({ ...(await ofNews(world)), body: newsForm() }),
  'DELETE /api/admin/news/{id}': ofNews,
  'PUT /api/admin/news/{id}/publish': async (world) => ({
    path: { id: (await world.news({ isPublished: false })).id },
  }),
  'PUT /api/admin/news/{id}/unpublish': ofNews,
  'PUT /api/admin/news/{id}/toggle-featured': ofNews,
  'PUT /api/admin/users/{id}/block': ofMember,
  'PUT /api/admin/users/{id}/unblock': ofMember,
  'DELETE /api/admin/users/{id}': ofMember,
  'GET /api/admin/exam-results': async (world) => (await world.result(), {}),
}
