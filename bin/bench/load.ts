import { compare, uncached } from './measure'
import { hold, TARGETS } from './report'
import { openSite, type Options, type Site } from './site'

/** This site beside a bare Express that sends the same bytes, and the same build behind Remix's own adapter. */
export async function load({ seconds, postgres }: Options): Promise<void> {
  const site = await openSite('small', postgres)
  const bare = await site.startBeside('bin/bench/bare.js')
  const stock = await site.startBeside('bin/bench/stock.js')
  const servers = [site, bare, stock]
  const rows: object[] = []
  for (const [request, comparedTo, target] of pagesOf(site)) {
    const page = request.path.replace(/.asked=.*/, '')
    console.error(`  ${page}`)
    const figures = await compare(servers, request, seconds)
    for (const [nth, { perSecond, p50, p99, ratio }] of figures.entries()) {
      const server = ['this site', 'bare Express', 'stock Remix'][nth]!
      const held = server === comparedTo && hold(`${page}, to ${server}`, ratio, target)
      rows.push({ page, server, 'per s': perSecond, p50, p99, ratio, ...held })
    }
  }
  for (const server of servers) await server.stop()
  console.log('\nLoad: answers a second, milliseconds, and the speed of this site by that of the server')
  console.table(rows)
}

function pagesOf({ as: { visitor, member }, answer }: Site) {
  const toBare = ['bare Express', TARGETS.cachedToBare] as const
  const toStock = ['stock Remix', TARGETS.renderedToStock] as const
  const cached = ['/', '/examen-de-tir-theorique', '/news', '/news/actualite-35', '/classified-ads']
  return [
    [answer, 'bare Express', TARGETS.savedToBare] as const,
    ...cached.map((path) => [{ path, headers: visitor }, ...toBare] as const),
    [{ path: uncached('/classified-ads?q=lunette'), headers: visitor }, ...toStock] as const,
    [{ path: uncached('/theory?q=7'), headers: member }, ...toStock] as const,
    [{ path: uncached('/dashboard'), headers: member }, ...toStock] as const,
  ]
}
