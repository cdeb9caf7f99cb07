import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QUERIES } from '../../e2e/budgets'
import type { Browser } from '#test/harness/browser'
import { readStatements } from '#test/harness/request-log'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { contract } from '#app/api'
import routes from '#app/routes'
import { count } from '#test/harness/db/rows'
import { readPage } from '#test/harness/page'
import { addOldAds } from '#test/things/ad'
import { openCrowd } from '#test/things/crowd'
import { startSeries } from '#test/things/series'

const site = await setUpSite()

const admin = await site.admin(elodie)
const member = await site.member(camille)
/** Who has answered every question of a trial. */
const visitor = await visitorAfterTrial()

/** Whatever a member has is in it, so it is read in slices, one after the other. */
const EXPORT = '/profile/data'

const SITEMAP = '/sitemap.xml'

/** Every address that can be read, with the first result or exam in the place of a parameter. */
const addresses = [
  ...[...routes.map(({ path = '' }) => `/${path}`), ...readingCalls()]
    .map((path) =>
      path
        .replace('*', 'nope')
        .replace(':act', 'delete')
        .replace(/:\w+|\{\w+\}/g, '1'),
    )
    // A table for a spreadsheet is read in portions as well.
    .filter((path) => path !== EXPORT && path !== SITEMAP && !path.endsWith('.csv')),
  // A part of a list, where the routes' table names the whole.
  '/dashboard?page=2',
  '/imprimer/examen?tirage=417',
  '/imprimer/theme/stockage',
  '/reviser?theme=stockage&source=new',
  '/lecons/stockage',
  '/essai?q=5',
  '/theory?theme=stockage&state=new&search=armes',
  '/theory?q=1&question=1&userAnswer=A',
  '/signaler/lecon/stockage',
  '/news?page=2',
  '/news?q=ouverture',
  '/classified-ads?page=2',
  '/classified-ads?owner=2',
  '/classified-ads?q=annonce&province=liege',
  '/classified-ads?q=annonce&type=sale&category=autres&sort=oldest',
  '/classified-ads/mine?page=2',
  '/favoris?page=2',
  '/messages/1?avant=40',
  '/admin/users?page=2',
  '/admin/users?state=refused',
  '/admin/users?q=tireur&role=member&state=active&sort=name',
  '/admin/audit?page=2',
  '/admin/audit?q=tireur&action=user.block',
  '/admin/ads?page=2',
  '/admin/ads?q=annonce&state=online&type=sale&category=autres&sort=oldest',
  '/admin/ads?q=luc',
  '/admin/questions?page=2',
  '/admin/questions?q=age&sort=oldest',
  '/admin/questions?sort=hardest',
  '/admin/questions?flag=flagged&sort=most-asked',
  '/admin/to-verify?page=2&show=due',
  '/admin/question-reports?show=closed',
  '/admin/questions/1?signalement=1',
  '/signaler/annonce/2',
  '/admin/ad-reports?show=closed',
  '/admin/message-reports?show=closed',
  '/admin/mails?page=2',
  '/admin/bin?q=elodie&kind=news',
  '/admin/questions/figures?theme=stockage',
  '/admin/figures?weeks=52',
  '/admin/news?page=2',
  '/admin/news?q=ouverture&state=featured&sort=oldest',
  '/admin/exams?page=2',
  '/admin/exams?q=camille&type=practice&outcome=passed&sort=best',
  '/api/admin/users?limit=24',
  '/api/news?limit=24',
  '/api/classified-ads?limit=24',
  '/api/classified-ads/user?limit=24',
]

const crowd = openCrowd(site, camille)
await startExam()
await addOldAds(site, 50)
await crowd.add({
  ...{ results: 25, news: 25, members: 25, questions: 1 },
  ...{ memories: 5, conversations: 3, favourites: 25, alerts: 2 },
})
/** What is asked, and shown, where there are a few rows of everything. */
const ofFew = { statements: await statementsOfAll(), cards: await adCards() }

test('pages and calls take few statements, as many for thousands of rows', async () => {
  const few = ofFew.statements
  await addOldAds(site, 4950)
  await crowd.add({
    // With one more result, the process would keep the counts of these questions from one page to the next.
    ...{ results: 974, news: 975, members: 975, questions: 160 },
    ...{ memories: 100, conversations: 900, favourites: 200, alerts: 10 },
  })
  const many = await statementsOfAll()

  expect(few['/results']?.join()).toMatch(/FROM .?exam_results/)
  expect(few['/api/classified-ads']?.join()).toMatch(/FROM .?classified_ads/)
  expect(few['/essai']?.join()).toMatch(/FROM lessons/)
  expect(few['/news/1']?.join()).toMatch(/FROM .?news_slugs/)
  // A page with lines about members, ads, questions and news: it looks for each of them.
  for (const subjects of [
    /FROM users WHERE \(id/,
    /FROM classified_ads WHERE \(id/,
    /subject_id (IN|= ANY) \(/,
  ])
    expect(few['/admin/audit']?.join('\n')).toMatch(subjects)
  for (const path of [...addresses, SITEMAP]) {
    // A search that finds few rows reads them by their ids, otherwise in the order of the list.
    if (path.includes('q=')) expect(many[path], path).toHaveLength(few[path]!.length)
    // Some are sent side by side, and end in any order.
    else expect(many[path]!.sort(), path).toEqual(few[path]!.sort())
    expect(many[path]!.length, many[path]!.join('\n')).toBeLessThanOrEqual(QUERIES)
  }
  expect(ofFew.cards).toHaveLength(24)
  expect(await adCards()).toEqual(ofFew.cards)
})

test('the export reads a thousand exams by the hundred', async () => {
  // One for each kind of thing that a member leaves here.
  const few = QUERIES + 18
  const statements = await statementsOfOne(EXPORT)

  expect(statements.filter((sql) => /FROM .?user_answers/.test(sql))).toHaveLength(10)
  const ofMessages = statements.filter((sql) => /FROM .?messages/.test(sql))
  expect(ofMessages).toHaveLength(await count(site.db, 'conversations'))
  expect(statements.length - ofMessages.length).toBeLessThanOrEqual(few + 2 * 10)
})

function readingCalls(): string[] {
  return Object.keys(contract).flatMap((name) => (name.startsWith('GET ') ? [name.slice('GET '.length)] : []))
}

async function adCards() {
  return (await readPage(member, '/classified-ads')).cards()
}

/** Of each address, or of where it leads to. */
async function statementsOfAll(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of addresses) found[path] = await statementsOfOne(path)
  found[SITEMAP] = await statementsOnceMade(SITEMAP)
  return found
}

/** The cached sitemap is rendered again within a second of a change. */
async function statementsOnceMade(path: string): Promise<string[]> {
  for (;;) {
    const statements = await statementsOfOne(path)
    if (statements.length > 0) return statements
    await delay(20)
  }
}

async function statementsOfOne(path: string): Promise<string[]> {
  const reader = path.startsWith('/essai') ? visitor : /^(\/api)?\/admin/.test(path) ? admin : member
  const answer = await reader.follow(await reader.get(await withReport(path)))
  await answer.arrayBuffer()
  return readStatements(site, answer.headers.get('X-Request-Id'))
}

/** The kinds of reports share their ids: puts the first of the right kind in the place of 1. */
async function withReport(path: string): Promise<string> {
  const [, place] = /(signalement=|ad-reports.|message-reports.|question-reports.)1$/.exec(path) ?? []
  if (!place) return path
  const kind = place.startsWith('ad') ? 'ad' : place.startsWith('message') ? 'conversation' : 'question'
  const [first] = await site.db.read<{ id: number }>(
    `SELECT min(id) AS id FROM reports WHERE kind = '${kind}'`,
  )
  return path.replace(/1$/, String(first!.id))
}

async function visitorAfterTrial(): Promise<Browser> {
  const browser = site.browser()
  await browser.post('/essai')
  for (const q of [1, 2, 3, 4, 5]) await browser.post(`/essai?q=${q}`, { userAnswer: 'A' })
  return browser
}

/** And a series, at /reviser/1. */
async function startExam() {
  await member.get('/quiz?type=practice')
  await startSeries(member)
}
