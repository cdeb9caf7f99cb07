import { Readable } from 'node:stream'
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'
import { fileRoute, movedPermanently, sameForAll } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { LAST_CHANGE } from './legal'

/** The maximum number of entries of each kind. More would keep the process busy for a second. */
const AT_MOST = 5000

const { loader, action } = fileRoute(async ({ request }) => {
  // Redirects other spellings, such as `/SITEMAP.xml/`, because the page cache does not keep them.
  if (new URL(request.url).pathname !== paths.sitemap()) return movedPermanently(paths.sitemap(), sameForAll)
  const headers = { ...sameForAll, 'Content-Type': 'application/xml; charset=utf-8' }
  return new Response(await formatXml(await listEntries()), { headers })
})
export { action, loader }

async function listEntries(): Promise<SitemapItemLoose[]> {
  const { news, ads, exams } = site()
  const newsAddresses = await news.published.listAddresses(AT_MOST)
  const lessons = await exams.lessons.list()
  const adAddresses = await ads.listings.listAddresses(AT_MOST)
  const lists = [
    entry(paths.home(), findNewest([...newsAddresses, ...adAddresses])),
    entry(paths.landing()),
    entry(paths.realExam()),
    entry(paths.trial()),
    entry(paths.news(), findNewest(newsAddresses)),
    entry(paths.lessons(), findNewest(lessons)),
    entry(paths.ads(), findNewest(adAddresses)),
    entry(paths.chance()),
    entry(paths.privacy(), LAST_CHANGE),
    entry(paths.legalNotice(), LAST_CHANGE),
    entry(paths.reportContent(), LAST_CHANGE),
    entry(paths.accessibility(), LAST_CHANGE),
  ]
  return [
    ...lists,
    ...lessons.map(({ slug, updatedAt }) => entry(paths.lesson(slug), updatedAt)),
    ...newsAddresses.map(({ slug, updatedAt }) => entry(paths.newsItem(slug), updatedAt)),
    ...adAddresses.map(({ id, updatedAt }) => entry(paths.ad(id), updatedAt)),
  ]
}

/** Omits `lastmod` if the date is unknown, because crawlers stop trusting a site that gives wrong dates. */
function entry(url: string, lastChange?: Date): SitemapItemLoose {
  return lastChange ? { url, lastmod: lastChange.toISOString() } : { url }
}

function findNewest(entries: readonly { updatedAt: Date }[]): Date | undefined {
  const [newest] = entries.map(({ updatedAt }) => updatedAt).sort((a, b) => Number(b) - Number(a))
  return newest
}

async function formatXml(entries: SitemapItemLoose[]): Promise<string> {
  const xmlns = { news: false, video: false, xhtml: false, image: false }
  const stream = Readable.from(entries).pipe(new SitemapStream({ hostname: site().appUrl, xmlns }))
  return (await streamToPromise(stream)).toString()
}
