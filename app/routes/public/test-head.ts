/** What a page's HTML tells crawlers, as a test reads it. */
export function headOf(html: string) {
  const one = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1])
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
        unescaped(content),
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

export function textOf(html: string): string {
  return plain(unescaped(html.replace(/<[^>]+>/g, ''))!)
}

/** Without the spaces of French printing. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

function unescaped(text: string | undefined): string | undefined {
  return text
    ?.replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
