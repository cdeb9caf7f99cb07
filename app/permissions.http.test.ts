import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { setUpCallWorld } from '#test/harness/file-sites'
import { LOG_STATEMENTS, readStatements } from '#test/harness/request-log'
import { CONTENT, type Content } from '#db/content-watch'
import { contract } from './api'
import { listContents } from './http/page-contents'
import { writeWithPicture } from '#test/things/news'
import { postAd, sendAdForm } from '#test/things/ad'
import { startSeries } from '#test/things/series'
import { permissions, type Reader, READERS, rowOf } from '#test/permissions'
import routes from './routes'
import { openConfirmationLinks } from './start/confirmation-links.server'
import { openLinkTokens, previewToken, renewalToken, STOP_MAILS } from './start/link-tokens.server'
import { AD_ACTIONS } from './routes/admin/ads/actions'
import { BIN_ACTIONS } from './routes/admin/bin/actions'
import { NEWS_ACTIONS } from './routes/admin/news/actions'
import { USER_ACTIONS } from './routes/admin/users/actions'
import { FAVOURITE_ACTIONS, OWN_AD_ACTIONS } from './routes/ads/actions'
import { CONVERSATION_ACTIONS } from './routes/messages/actions'
import { systemClock } from '#modules/kernel/clock'
import { camille, elodie, karim } from '#test/people'

const SESSION_SECRET = 'un-secret-de-trente-deux-signes-1'

const world = await setUpCallWorld({ ...LOG_STATEMENTS, SESSION_SECRET })
const { browser, id } = await world.addMember()
const readers = { ...world.readers, blocked: browser }
await world.db.write('UPDATE users SET is_blocked = true WHERE id = $1', [id])
const quiz = await readers.owner.get('/quiz?type=practice')
const attempt = new URL(quiz.headers.get('Location')!, world.origin).searchParams.get('attempt')!
const { id: result } = await world.result()
/** Of a photo of an ad that waits, and of the picture of a draft. */
const photoPath = (await postAd(readers.owner, {}, 1)).photos[0]!.url
await sendAdForm(readers.owner, '/post-ad', { draft: 'save' })
const picturePath = (await writeWithPicture(readers.admin, { isPublished: '' })).picture!.url

test('the table has a row for every page and call, and for nothing else', () => {
  const asked = permissions.map(({ ask }) => ask.replace(/\{\w+\}/g, '*'))
  const there = [...routes.flatMap(pageAsksOf), ...callAsks()]
  const missing = there.filter((ask) => !asked.includes(ask))
  const tooMany = asked.filter((ask) => !there.includes(ask))

  expect(missing, 'test/permissions.ts does not say who may ask for these').toEqual([])
  expect(tooMany, 'test/permissions.ts has rows for what does not exist').toEqual([])
})

test('a page that is cached for visitors names the content that it reads', async () => {
  const known: Record<string, readonly string[] | undefined> = {}
  const read: typeof known = {}
  for (const { ask, outcomes } of permissions) {
    if (!ask.startsWith('GET ') || outcomes[0] !== '200') continue
    const path = await addressOf(ask.slice('GET '.length), ofReading)
    const answer = await readers.visitor.get(path)
    await answer.arrayBuffer()
    if (answer.headers.get('Cache-Control') !== 'no-cache') continue
    const statements = (await readStatements(world, answer.headers.get('X-Request-Id'))).join('\n')
    known[ask] = listContents(path)
    read[ask] = CONTENT.filter((content) => TABLES[content].test(statements))
  }

  expect(Object.keys(read).length).toBeGreaterThan(20)
  expect(known, 'app/http/page-contents.ts names something else').toEqual(read)
})

const TABLES: Record<Content, RegExp> = {
  ads: /FROM .?classified_ads/,
  news: /FROM .?news\b/,
  lessons: /FROM .?lessons/,
  questions: /FROM .?question_versions/,
}

test.each(permissions)('$ask', async ({ ask, outcomes }) => {
  const [method, path] = ask.split(' ') as [string, string]
  const found: string[] = []
  let address: string | undefined
  for (const reader of READERS) {
    address ??= await addressOf(path, method === 'GET' ? ofReading : new Map())
    const outcome = await outcomeOf(readers[reader], method, address)
    found.push(outcome)
    if (method !== 'GET' && !IS_REFUSAL.test(outcome)) address = undefined
  }

  if (path.endsWith('/logout')) await signInAgain()

  expect(rowOf(found)).toBe(rowOf(outcomes))
})

/** The answers to a request that has changed nothing. */
const IS_REFUSAL = /^(4\d\d|sign-in|> \/auth.*)$/

async function outcomeOf(browser: Browser, method: string, address: string): Promise<string> {
  const answer = address.startsWith('/api/')
    ? await browser.call(method, address, method === 'GET' ? undefined : {})
    : await browser.send(method, address, method === 'GET' ? {} : { body: new URLSearchParams() })
  await answer.arrayBuffer()
  const location = answer.headers.get('Location')
  if (location === null) return String(answer.status)
  const { pathname, searchParams } = new URL(location, world.origin)
  const back = searchParams.get('redirectTo')
  if (pathname === '/auth' && back === address) return 'sign-in'
  return `> ${pathname.replace(/\d+/g, '#')}${back === null ? '' : `, then ${back}`}`
}

/** What pages and calls only read, by its name in the table. */
const ofReading = new Map<string, string>()

/** With something in the place of each name: from `made`, or made now. */
async function addressOf(path: string, made: Map<string, string>): Promise<string> {
  let address = path
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (!made.has(name)) made.set(name, await subjectOf(name))
    address = address.replace(`{${name}}`, made.get(name)!)
  }
  return address
}

async function subjectOf(name: string): Promise<string> {
  const make = SUBJECTS[name]
  if (!make) throw new Error(`What is {${name}}? Tell it in SUBJECTS.`)
  return String(await make())
}

const SUBJECTS: Record<string, () => unknown> = {
  ad: async () => (await world.ad()).id,
  published: () => world.publishedAd(),
  photo: () => photoPath.split('/')[2],
  file: () => photoPath.split('/')[3],
  picture: () => picturePath.split('/')[3],
  pictureFile: () => picturePath.split('/')[4],
  conversation: () => world.conversation(),
  adReport: () => world.adReport(),
  messageReport: () => world.messageReport(),
  binned: () => world.binned(),
  news: async () => (await world.news()).id,
  draft: async () => (await world.news({ isPublished: false })).id,
  slug: async () => (await world.news()).slug,
  lesson: () => 'stockage',
  first: () => 1,
  nothing: () => 2147483647,
  question: () => world.question().id,
  report: () => world.report(),
  result: () => result,
  attempt: () => attempt,
  series: async () => (await startSeries(readers.owner)).id,
  token: () => openLinkTokens(SESSION_SECRET).sign(STOP_MAILS.reminder, '1'),
  preview: async () => {
    const { id } = await world.news({ isPublished: false })
    return previewToken(openLinkTokens(SESSION_SECRET), { id, edition: 0 }, systemClock.now()).token
  },
  renewal: async () => renewalToken(openLinkTokens(SESSION_SECRET), await endingAd()),
  link: async () => {
    const owner = (await (await readers.owner.get('/api/user')).json()) as { id: number; email: string }
    return openConfirmationLinks(openLinkTokens(SESSION_SECRET), systemClock).of(owner)
  },
  user: async () => (await world.addMember()).id,
  count: () => 10,
  nowhere: () => 'nulle-part',
}

/** Its owner's mail announces its end. */
async function endingAd() {
  const { id } = await world.ad()
  const expiresAt = new Date(Date.now() + 7 * 86_400_000)
  const online =
    "UPDATE classified_ads SET is_approved = true, state = 'online', expires_at = $1 WHERE id = $2"
  await world.db.write(online, [expiresAt, id])
  return { id, expiresAt }
}

async function signInAgain() {
  const people = { owner: camille, member: karim, admin: elodie }
  for (const [reader, { username, password }] of Object.entries(people))
    await readers[reader as Reader].call('POST', '/api/login', { username, password })
}

/** A page is read, and a form of it is sent where it takes one. */
function pageAsksOf({ path = '', file }: RouteConfigEntry): string[] {
  const acts = ACTS[path] ?? ['*']
  const addresses = acts.map((act) => `/${path.replace(':act', act)}`.replace(/:\w+|\*/g, '*'))
  const source = readFileSync(`app/${file}`, 'utf8')
  const takesForms =
    path === 'api/*' ||
    (/export (async )?(function|const|\{.*) ?action\b/.test(source) &&
      !/= (fileRoute|pictureFile)\(/.test(source))
  return addresses.flatMap((address) => [`GET ${address}`, ...(takesForms ? [`POST ${address}`] : [])])
}

/** Of the routes that serve several acts. */
const ACTS: Record<string, string[]> = {
  'classified-ads/:id/:act': Object.keys(OWN_AD_ACTIONS),
  'favoris/:id/:act': Object.keys(FAVOURITE_ACTIONS),
  'messages/:id/:act': Object.keys(CONVERSATION_ACTIONS),
  'admin/ads/:id/:act': Object.keys(AD_ACTIONS),
  'admin/news/:id/:act': Object.keys(NEWS_ACTIONS),
  'admin/users/:id/:act': Object.keys(USER_ACTIONS),
  'admin/bin/:id/:act': Object.keys(BIN_ACTIONS),
}

function callAsks(): string[] {
  return Object.keys(contract).map((name) => name.replace(/\{\w+\}/g, '*'))
}
