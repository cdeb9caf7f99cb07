import type { AddressInfo } from 'node:net'
import { type Answer, askWell } from './ask'
import { type Ask, form, headersOf, json, methodOf } from './asks'
import type { BareAnswer } from './bare'
import { type Figures, fire } from './fire'
import { askChild, stopChild } from './children'
import { median, type Report, rounded } from './report'
import { type BenchSite, openSite } from './site'
import { SMALL } from './sizes'
import type { Options } from './options'
import { TARGETS } from './targets'

const ROUNDS = 3
/** Until the code is compiled, the page is kept and the database has its rows in memory. */
const WARM_UP_SECONDS = 2

/**
 * How many answers a second, and how long one takes, beside a bare Express that sends the same bytes:
 * one after the other, three times, so that what else the machine does weighs on both.
 */
export async function measureLoad({ seconds, postgres }: Options, report: Report): Promise<void> {
  const site = await openSite(SMALL, { postgres })
  report.title(`Load: ${ROUNDS} rounds of ${seconds} s each, 10 connections, the ${SMALL.name} data set`)
  const rows = [HEAD]
  for (const load of await loadsOf(site)) {
    console.error(`  ${load.name}`)
    const { own, bare, ratio, computed } = await compare(site, load, seconds)
    const { name, target } = load
    const verdict = target === undefined ? '' : report.atLeast(`${name}, ratio`, ratio, target)
    rows.push([
      name,
      ...[own.perSecond, own.p50, own.p99, bare.perSecond, bare.p50, bare.p99].map(rounded),
      Number.isNaN(computed) ? '' : computed.toFixed(3),
      ratio.toFixed(3),
      target?.toFixed(3) ?? '',
      verdict,
    ])
  }
  await site.close()
  report.table(rows)
  report.note(
    'Times in milliseconds. The ratio is the median of three: this site by bare Express, in answers a second.\n' +
      'In CPU time: the same in what one answer takes of computing, for a machine that does other things besides.',
  )
}

const HEAD = ['', 'per s', 'p50', 'p99', 'bare per s', 'p50', 'p99', 'in CPU time', 'ratio', 'at least', '']

/** `anew` is as by a reader who has not been there before; without it pages come from memory where they can. */
type Load = Ask & { status: number; target?: number; anew?: boolean }

async function loadsOf(site: BenchSite): Promise<Load[]> {
  const { kept, read, answered } = TARGETS.ratio
  const page = { status: 200 }
  const question = await site.question()
  const answers = `/quiz/${/attempt=(\d+)/.exec(question)![1]}/answers`
  return [
    { ...page, name: 'home', path: '/', target: kept },
    { ...page, name: 'landing', path: '/examen-de-tir-theorique', target: kept },
    { ...page, name: 'news', path: '/news', target: kept },
    { ...page, name: 'a news article', path: '/news/actualite-35', target: kept },
    { ...page, name: 'ads', path: '/classified-ads', target: kept },
    { ...page, name: 'GET /api/news', path: '/api/news' },
    {
      ...page,
      name: 'ads of a category, a visitor',
      path: '/classified-ads?category=optique',
      target: read,
    },
    ...[
      { ...page, name: 'ads searched through, a visitor', path: '/classified-ads?q=lunette' },
      {
        ...page,
        name: 'ads of a category, a member',
        path: '/classified-ads?category=optique',
        by: 'member' as const,
      },
      { ...page, name: 'the dashboard', path: '/dashboard', by: 'member' as const },
    ].flatMap((load) => [
      { ...load, name: `${load.name}, again`, target: read },
      { ...load, name: `${load.name}, anew`, anew: true, target: read },
    ]),
    {
      name: 'an answer of an exam, by the form',
      path: question,
      by: 'member',
      body: form({ userAnswer: 'B', intent: 'next' }),
      status: 303,
      target: answered,
    },
    {
      name: 'the same, by the script',
      path: answers,
      by: 'member',
      body: json({ answers: [{ number: 1, userAnswer: 'B' }] }),
      status: 200,
      target: answered,
    },
  ]
}

async function compare(site: BenchSite, load: Load, seconds: number) {
  const answer = await askWell(site, load, load.status)
  const bare = await startBare(load, answer)
  const shot = { headers: headersOf(load, site), status: load.status, anew: load.anew }
  const both = async (time: number) => ({
    own: await fire(load, site, { ...shot, seconds: time }),
    bare: await fire(load, bare, { ...shot, seconds: time }),
  })

  await both(WARM_UP_SECONDS)
  const rounds: Awaited<ReturnType<typeof both>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await both(seconds))
  await bare.close()
  return {
    own: middle(rounds.map(({ own }) => own)),
    bare: middle(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.own.perSecond / round.bare.perSecond)),
    computed: median(rounds.map((round) => round.bare.computed / round.own.computed)),
  }
}

/** A part of a page's headers: those without which the same bytes would be another answer. */
const OF_THE_BYTES = ['content-type', 'content-encoding', 'etag', 'location'] as const

async function startBare(load: Load, { status, headers, body }: Answer) {
  const own = OF_THE_BYTES.flatMap((name) => (headers[name] ? [[name, headers[name]] as const] : []))
  const { reply, child } = await askChild('bare.js', {
    method: methodOf(load),
    path: load.path.split('?')[0]!,
    status,
    headers: { ...Object.fromEntries(own), 'Content-Length': String(body.length) },
    body: body.toString('base64'),
  } satisfies BareAnswer)
  const { port } = reply as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid!, close: () => stopChild(child) }
}

function middle(figures: Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((one) => one[name]))
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), computed: of('computed') }
}
