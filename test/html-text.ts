import type { Browser } from './browser'

/** Typed into every field. */
export const SCRIPT = `"><script>alert('x')</script><img src=x onerror=alert(1)>`

/** Throws where there is neither a page nor a feed: a test that only denies what stands there would pass. */
export async function read(browser: Browser, path: string) {
  const answer = await browser.get(path)
  const html = await answer.text()
  if (!/<h1\b|^<\?xml/.test(html)) throw new Error(`${path} is no page, and answers ${answer.status}`)
  return { status: answer.status, headers: answer.headers, html, words: wordsOf(html) }
}

/** The words of a page without markup, with plain spaces; a `<wbr>` is not a space. */
export function wordsOf(html: string): string {
  return unescaped(html.replace(/<wbr\/?>/g, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/gu, ' ')
}

/** The text of a heading, link or list item, without spaces in place of the tags. */
export function textOf(html: string): string {
  return plain(unescaped(html.replace(/<[^>]+>/g, '')))
}

/** Replaces the non-breaking spaces of French typography. */
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

/** The address of the link with this text. */
export function linkTo(html: string, label: string): string | undefined {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const link = links.find(([, , inner]) => wordsOf(inner!).trim() === label)
  return link && unescaped(link[1]!)
}

/** The entities that React writes. */
const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
