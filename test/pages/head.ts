import { textOf, unescaped } from '../html-text'

/** What a page's HTML tells crawlers, as a test reads it. */
export function headOf(html: string) {
  const one = (pattern: RegExp) => {
    const [, found] = pattern.exec(html) ?? []
    return found === undefined ? undefined : unescaped(found)
  }
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    keywords: one(/<meta name="keywords" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    card: one(/<meta name="twitter:card" content="([^"]*)"/),
    openGraph: Object.fromEntries(
      [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
        name,
        unescaped(content!),
      ]),
    ),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    crumbs: crumbsOf(html),
  }
}

/** As a person reads them. */
function crumbsOf(html: string): string[] {
  const [trail = ''] = /<nav[^>]*aria-label="Fil d&#x27;Ariane".*?<\/nav>/s.exec(html) ?? []
  return [...trail.matchAll(/<li.*?<\/li>/gs)].map(([item]) => textOf(item))
}
