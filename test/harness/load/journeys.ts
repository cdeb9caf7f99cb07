import type { Mailbox } from '#test/harness/mailbox'
import { fresh } from '#test/harness/page'
import { headset } from '#test/things/ad'
import { appendFiles, createPhotos } from '#test/things/photo'
import { article } from '#test/things/news'
import type { Client } from './client'

export type LoadedSite = {
  origin: string
  /** Where the site sends its mails. */
  mailbox: Pick<Mailbox, 'link'>
  /** Of an admin who is signed in. */
  adminCookie: string
}

type World = LoadedSite & { client: (cookie?: string) => Client }

/** The people who use the site at the same time. When a journey ends, it starts again with a new person. */
export const JOURNEYS = {
  visitors: { people: 26, go: visit },
  members: { people: 8, go: look },
  candidates: { people: 4, go: takeExam },
  learners: { people: 2, go: revise },
  sellers: { people: 2, go: sell },
  admins: { people: 1, go: administer },
}

const PAGES =
  `/ /examen-de-tir-theorique /chance-de-reussite /news /news/feed.xml /lecons /lecons/stockage /essai /auth
  /classified-ads /classified-ads?category=optique&type=sale /classified-ads?sort=price-asc /api/classified-ads?limit=20
  /api/news?limit=10 /sitemap.xml`.split(/\s+/)
const MEMBERS_PAGES =
  `/dashboard /exam-selection /results /theory?q=7 /reviser /classified-ads /classified-ads/mine
  /favoris /alertes /messages /profile`.split(/\s+/)
const ADMINS_PAGES =
  `/admin/questions /admin/questions/1/statistics /admin/news /admin/ads?state=pending /admin/users
  /admin/users?q=camille /admin/exams /admin/audit /admin/mails`.split(/\s+/)
const QUESTIONS = 10
const IN_SERIES = 5
/** Mails go out one after the other, on a busy machine slowly. */
const PATIENCE_WITH_MAIL_MS = 120_000

/** Reads public pages, every other one past what is kept in memory. */
async function visit({ client }: World) {
  const visitor = client()
  for (const [nth, path] of PAGES.entries())
    await visitor.read('page of a visitor', nth % 2 === 0 ? path : fresh(path))
  await visitor.read('page of a visitor', fresh('/classified-ads?q=lunette'))
  const [ad] = /\/classified-ads\/\d+/.exec(await visitor.read('page of a visitor', '/classified-ads')) ?? []
  if (ad) await visitor.read('page of a visitor', ad)
}

async function look({ client }: World) {
  const member = client()
  await member.register()
  for (const path of [...MEMBERS_PAGES, ...MEMBERS_PAGES]) await member.read('page of a member', path)
}

/** Takes a practice exam as the page's script does. */
async function takeExam({ client }: World) {
  const candidate = client()
  await candidate.register()
  await candidate.read('page of a member', '/exam-selection')
  const first = await candidate.follow('other', '/quiz?type=practice')
  await candidate.read('page of a member', first)
  const answers = `/quiz/${/attempt=(\d+)/.exec(first)![1]}/answers`
  for (let number = 1; number <= QUESTIONS; number += 1)
    await candidate.call('answer saved', 'POST', answers, { answers: [{ number, userAnswer: 'B' }] })
  const form = { userAnswer: 'B', intent: 'finish' }
  const results = await candidate.post('other', first.replace('q=1', `q=${QUESTIONS}`), form)
  await candidate.read('page of a member', results)
  const [{ id }] = JSON.parse(await candidate.read('other', '/api/exam-results')) as [{ id: number }]
  await candidate.read('page of a member', `/exam/${id}/details`)
}

async function revise({ client }: World) {
  const learner = client()
  await learner.register()
  await learner.read('page of a member', '/reviser')
  const series = await learner.post('other', '/reviser', { count: String(IN_SERIES) })
  for (let q = 1; q <= IN_SERIES; q += 1) {
    await learner.read('page of a member', `${series}?q=${q}`)
    await learner.post('answer saved', `${series}?q=${q}`, { userAnswer: 'B' })
  }
  await learner.read('page of a member', series)
}

const photos = createPhotos(2)

/** A seller posts an ad with photos, and a buyer writes to them about it. */
async function sell({ client, mailbox, adminCookie }: World) {
  const [seller, buyer, admin] = [client(), client(), client(adminCookie)]
  for (const one of [seller, buyer])
    await one.post('other', await mailbox.link(await one.register(), '/confirmation/', PATIENCE_WITH_MAIL_MS))

  const form = new FormData()
  for (const [name, value] of Object.entries({ ...headset, certify: 'on' })) form.append(name, value)
  appendFiles(form, 'photos', await photos)
  await seller.read('page of a member', '/post-ad')
  await seller.post('photos uploaded', '/post-ad', form)
  const [ad] = /\/classified-ads\/\d+/.exec(await seller.read('page of a member', '/classified-ads/mine'))!
  await admin.call('other', 'PUT', `/api${ad}/approve`)

  const [picture] = /\/photos\/[^" ]+/.exec(await buyer.read('page of a member', ad))!
  await buyer.read('other', picture)
  const [conversation] = (await buyer.post('other', `${ad}/message`, { message: 'Bonjour.' })).split(/[?#]/)
  await seller.read('page of a member', '/messages')
  await seller.read('page of a member', conversation!)
  await seller.post('other', conversation!, { message: 'Oui, il est encore à vendre.' })
  await buyer.read('page of a member', conversation!)
  await seller.call('other', 'PUT', `/api${ad}/mark-sold`)
}

/** Reads the lists, and writes, edits and deletes a news item: each time the kept pages are dropped. */
async function administer({ client, adminCookie }: World) {
  const admin = client(adminCookie)
  for (const path of ADMINS_PAGES) await admin.read('page of an admin', path)
  const { text } = await admin.call('other', 'POST', '/api/admin/news', article(), 201)
  const item = `/api/admin/news/${(JSON.parse(text) as { id: number }).id}`
  await admin.call('other', 'PUT', item, article({ title: 'Fermeture du stand' }))
  await admin.read('page of a visitor', '/news')
  await admin.call('other', 'DELETE', item)
}
