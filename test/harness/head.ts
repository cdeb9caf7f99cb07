import type { Page } from './page'

/** What a page tells crawlers. */
export function readHead(page: Page) {
  const content = (meta: string) => page.find(`meta[${meta}]`)?.attribute('content')
  const properties = page.attributes('meta[property^="og:"]', 'property')
  return {
    title: page.find('title')?.textContent,
    description: content('name="description"'),
    keywords: content('name="keywords"'),
    canonical: page.find('link[rel="canonical"]')?.attribute('href'),
    card: content('name="twitter:card"'),
    openGraph: Object.fromEntries(
      properties.map((property) => [property.replace('og:', ''), content(`property="${property}"`)!]),
    ),
    structured: page
      .findAll('script[type="application/ld+json"]')
      .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>),
    headings: page.findAll('h1').length,
    crumbs: page.texts(`nav[aria-label="Fil d'Ariane"] li`),
  }
}
