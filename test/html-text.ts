import type { Browser } from './browser'

/** In every field that somebody fills in. */
export const SCRIPT = `"><script>alert('x')</script><img src=x onerror=alert(1)>`

export async function read(browser: Browser, path: string) {
  const answer = await browser.get(path)
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, words: wordsOf(html) }
}

/** The words of a page without markup, with plain spaces; a `<wbr>` is not a space. */
export function wordsOf(html: string): string {
  return unescaped(html.replace(/<wbr\/?>/g, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/gu, ' ')
}

/** What stands within one heading, link or item of a list, whose marked words stay whole. */
export function textOf(html: string): string {
  return plain(unescaped(html.replace(/<[^>]+>/g, '')))
}

/** Without the spaces of French printing. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

export function unescaped(text: string): string {
  return text.replace(/&#x27;|&quot;|&lt;|&gt;|&amp;/g, (entity) => ENTITIES[entity]!)
}

/** The section of this heading; empty where the page has none. */
export function section(html: string, id: string): string {
  return new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
}

/** The titles of the cards, from the first to the last. */
export function cardsOf(html: string): string[] {
  return [...html.matchAll(/<h3><a[^>]*>(.*?)<\/a><\/h3>/g)].map(([, title]) => wordsOf(title!))
}

/** Where the link leads that says this. */
export function linkTo(html: string, label: string): string | undefined {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const link = links.find(([, , inner]) => wordsOf(inner!).trim() === label)
  return link && unescaped(link[1]!)
}

/** Those that React writes. */
const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
