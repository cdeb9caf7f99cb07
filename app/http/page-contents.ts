import type { Content, ContentChange } from '#db/content-watch'

/**
 * The content that each page for visitors reads, by path, where `*` stands for the last part. A cached page without
 * an entry is dropped by every change.
 */
const pageContents: Record<string, readonly Content[]> = {
  '/': ['ads', 'news', 'questions'],
  '/examen-de-tir-theorique': [],
  '/confidentialite': [],
  '/mentions-legales': [],
  '/accessibilite': [],
  '/signaler-un-contenu': [],
  '/chance-de-reussite': [],
  '/epreuve': [],
  '/hors-ligne': [],
  '/essai': [],
  '/news': ['news'],
  '/news/*': ['news'],
  '/lecons': ['lessons', 'questions'],
  '/lecons/*': ['lessons', 'questions'],
  '/classified-ads': ['ads'],
  '/classified-ads/*': ['ads'],
  '/sitemap.xml': ['ads', 'news', 'lessons', 'questions'],
  '/robots.txt': [],
  '/.well-known/security.txt': [],
  '/api/classified-ads': ['ads'],
  '/api/classified-ads/*': ['ads'],
  '/api/news': ['news'],
  '/api/news/*': ['news'],
  '/api/openapi.json': [],
  '/test-svg': [],
}

/** Matches the page of one ad, which shows no other ad. */
const ONE_AD = /^(?:\/api)?\/classified-ads\/(\d+)$/

export const listContents = (path: string) => pageContents[path] ?? pageContents[path.replace(/[^/]+$/, '*')]

/** Returns whether the page at `path` may show what changed. */
export function mayShow(path: string, change: ContentChange): boolean {
  const contents = listContents(path)
  if (!contents) return true
  if (typeof change === 'string') return contents.includes(change)
  const ad = ONE_AD.exec(path)?.[1]
  return contents.includes('ads') && (ad === undefined || change.ads.includes(Number(ad)))
}
