import { type Cost, COST, limitsOf, overruns } from './budgets'
import { type Loaded, loadOf, withoutCache } from '#test/e2e/network'
import { examPages, pages } from '#test/e2e/pages'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/window'

for (const [name, open] of Object.entries(pages)) {
  test(`the cost of ${name}`, async ({ page, site }, { annotations }) => {
    const first = await withoutCache(page, () => loadOf(page, () => open(page, site)))
    const { url } = first[0]!
    const second = await loadOf(page, () => page.goto(url))

    const cost = await costOf(first, second, site)
    const hasIsland = name in examPages
    annotations.push({ type: COST, description: JSON.stringify(cost) })

    expect(overruns(cost, limitsOf({ path: new URL(url).pathname, hasIsland }))).toEqual([])
    expect(first.filter(({ encoding, type }) => isText(type) && !encoding)).toEqual([])
    const [entry, ...islands] = first.filter(({ type }) => type === 'script')
    expect(entry?.url).toMatch(/\/assets\/entry\.client-/)
    expect(islands.length > 0).toBe(hasIsland)
  })
}

async function costOf(first: Loaded[], second: Loaded[], site: Site): Promise<Cost> {
  const [html, css, js] = ['document', 'stylesheet', 'script'].map((type) => bytesOf(first, type))
  const known = new Set(first.map(({ id }) => id))
  return {
    html: html!,
    css: css!,
    js: js!,
    weight: html! + css! + js!,
    // A full browser asks for the icon, a headless shell does not.
    requests: first.filter(({ url }) => !url.endsWith('/favicon.svg')).length,
    fonts: first.filter(({ type }) => type === 'font').length,
    again: second.filter(({ id, type }) => !known.has(id) && type !== 'image').length,
    queries: (await site.statementsOf(first[0]!.id)).length,
  }
}

function bytesOf(loaded: Loaded[], type: string): number {
  return loaded.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
}

function isText(type: string): boolean {
  return ['document', 'stylesheet', 'script'].includes(type)
}
