import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type ApiQuestion, toClaim } from '#test/things/exam'
import { camille } from '#test/people'
import { openTestSite } from '#test/harness/site'

/** Prometheus sets them itself. */
const OF_PROMETHEUS = { series: ['up'], labels: ['job', 'instance'] }

type Alert = { alert: string; expr: string; labels: object; annotations: { summary: string } }
type Rules = { groups: { rules: Alert[] }[] }
type Panel = {
  id: number
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  fieldConfig: { defaults: { unit?: string } }
  targets: { expr: string; legendFormat: string }[]
}
type Board = { panels: Panel[] }

const rules = parse(readFileSync('docs/monitoring/alerts.yaml', 'utf8')) as Rules
const board = JSON.parse(readFileSync('docs/monitoring/grafana.json', 'utf8')) as Board
const alerts = rules.groups.flatMap((group) => group.rules)
const targets = board.panels.flatMap((panel) => panel.targets)

const token = 'jeton-de-mesure-0123456789abcdef'
const site = await openTestSite({ METRICS_TOKEN: token })
const member = await site.member(camille)
const questions = (await (await member.get('/api/questions')).json()) as ApiQuestion[]
await member.call('POST', '/api/exam-results', toClaim(questions, { right: 8 }))
const answer = await member.get('/metrics', { Authorization: `Bearer ${token}` })
const given = seriesOf(await answer.text())
afterAll(() => site.close())

test.each(alerts.map(({ alert, expr }) => [alert, expr]))(
  'the alert %s reads series and labels that the site gives',
  (_alert, expr) => expect(unknownIn(expr)).toEqual([]),
)

test.each(board.panels.map(({ title, targets }) => [title, targets] as const))(
  'the panel «%s» reads series and labels that the site gives',
  (_title, shown) => expect(shown.flatMap(({ expr }) => unknownIn(expr))).toEqual([]),
)

test('a series, a label or a grammar that nobody knows would be found', () => {
  expect(unknownIn('rate(http_requests_total[5m])')).toEqual(['http_requests_total'])
  expect(unknownIn('sum by (path) (database_up{host="a"})')).toEqual(['path', 'host'])
  expect(unknownIn('sum(rate(database_up[5m])')).toEqual(['sum(rate(database_up[5m])'])
})

test('a text of an alert or a legend names labels that its expression keeps', () => {
  const texts = [
    ...alerts.map(({ expr, annotations }) => [expr, annotations.summary] as const),
    ...targets.map(({ expr, legendFormat }) => [expr, legendFormat] as const),
  ]
  const lost = texts.filter(([expr, text]) => {
    const kept = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ')
    const named = [...text.matchAll(/\{\{ ?(?:\$labels\.)?([a-z]+) ?\}\}/g)].map(([, label]) => label!)
    return kept ? named.some((label) => !kept.includes(label)) : /^(sum|max)\(/.test(expr) && named.length > 0
  })
  expect(lost).toEqual([])
})

test('each alert is for a page or a ticket, and each panel has a unit', () => {
  for (const { alert, labels } of alerts)
    expect([{ severity: 'page' }, { severity: 'ticket' }], alert).toContainEqual(labels)
  for (const { title, fieldConfig } of board.panels)
    expect(fieldConfig.defaults.unit, title).toEqual(expect.any(String))
})

test("the board's panels have ids of their own, and do not overlap", () => {
  const taken = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, nth) => `${x + (nth % w)},${y + Math.floor(nth / w)}`),
  )
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length)
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.filter((cell) => Number(cell.split(',')[0]) >= 24)).toEqual([])
})

/** The labels of each series in the answer of `/metrics`. */
function seriesOf(text: string): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>()
  for (const [, name, labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = series.get(name!) ?? new Set<string>()
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!)
    series.set(name!, known)
  }
  return series
}

/** Read by Prometheus's own grammar; all of the expression where it is against that. */
function unknownIn(expr: string): string[] {
  // Grafana's word for a span of time, which it replaces.
  const promql = expr.replaceAll('$__rate_interval', '5m')
  const names: string[] = []
  const labels: string[] = []
  const errors: string[] = []
  parser.parse(promql).iterate({
    enter({ name, from, to, type }) {
      if (type.isError) errors.push(name)
      if (name === 'Identifier') names.push(promql.slice(from, to))
      if (name === 'LabelName') labels.push(promql.slice(from, to))
    },
  })
  if (errors.length > 0) return [expr]
  const known = [...OF_PROMETHEUS.labels, ...names.flatMap((name) => [...(given.get(name) ?? [])])]
  return [
    ...names.filter((name) => !given.has(name) && !OF_PROMETHEUS.series.includes(name)),
    ...labels.filter((label) => !known.includes(label)),
  ]
}
