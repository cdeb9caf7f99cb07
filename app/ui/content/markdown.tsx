import MarkdownIt, { type Env, type StateCore, type Token } from 'markdown-it'
import { frenchPieces, frenchSpaces } from '#app/text/french'
import { nowrap } from '../text/text.css'
import * as css from './markdown.css'
import { PICTURE } from './picture'
import { picture } from './picture.css'

type MarkdownTextProps = {
  /** The level of the heading above the text. */
  below?: 1 | 2
  /** Whether the site's own drawings are shown. */
  withDrawings?: boolean
  /** The link references of the whole text, if `children` is only a part of it. */
  references?: References
  children: string
}

/** The targets of links such as `[la loi][1]`. */
export type References = NonNullable<Env['references']>

/**
 * Renders Markdown. Escapes HTML. Drops pictures other than the site's own drawings, because the site loads
 * nothing from other sites.
 */
export function MarkdownText({ children, ...how }: MarkdownTextProps) {
  const html = markdown.render(children, how satisfies Found)
  return <div className={css.markdown} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Renders the text as HTML for a feed: without classes, and with absolute URLs. */
export function markdownForFeed(text: string, origin: string): string {
  const html = markdown.render(text, {} satisfies Found)
  return html.replace(/ class="[^"]*"/g, '').replace(/ (href|src)="\//g, ` $1="${origin}/`)
}

type MarkdownLineProps = Pick<MarkdownTextProps, 'references' | 'children'> & { withoutLinks?: boolean }

export function MarkdownLine({ children, ...how }: MarkdownLineProps) {
  const html = markdown.renderInline(children, how satisfies Found)
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

/** Returns whether the text has a picture that `dropImages` drops. */
export function holdsPictures(text: string, how: Pick<Found, 'withDrawings'> = {}): boolean {
  const found: Found = { ...how }
  markdown.parse(text, found)
  return found.pictures ?? false
}

export function readMarkdown(text: string): { tokens: Token[]; references: References } {
  const found: Found = { references: {}, withDrawings: true }
  return { tokens: markdown.parse(text, found), references: found.references! }
}

const DRAWING = /^\/pictures\/([a-z0-9-]+)\.svg$/

export const findDrawing = (token: Token): string | null =>
  (isImage(token) && DRAWING.exec(String(token.attrGet('src')))?.[1]) || null

type Found = Omit<MarkdownTextProps & MarkdownLineProps, 'children'> & { pictures?: boolean }

/** The maximum nesting. With the library's default of 100, a text of brackets took over 100 ms. */
const DEEPEST = 50

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true })
markdown.set({ maxNesting: DEEPEST })
const { escapeHtml } = markdown.utils

// Accepts all links, because the library would show a rejected link as Markdown source. `unlink` later turns
// unsafe links into plain text.
markdown.validateLink = () => true

markdown.core.ruler.push('drop_images', dropImages)
markdown.core.ruler.push('place_headings', placeHeadings)
markdown.core.ruler.push('unlink', unlink)

/** Shifts the text's headings below the page's heading, without skipping a level. */
function placeHeadings({ tokens, env }: StateCore): void {
  const { below = 1 } = env as Found
  const headings = tokens.filter(({ type, hidden }) => type === 'heading_open' && !hidden)
  const largest = headings.reduce((level, { tag }) => Math.min(level, toLevel(tag)), 6)
  let above: number = below
  let tag = ''
  for (const token of tokens) {
    if (token.type === 'heading_open' && !token.hidden) {
      above = Math.min(toLevel(token.tag) - largest + below + 1, above + 1, 6)
      tag = `h${above}`
    }
    if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = tag
  }
}

const toLevel = (tag: string) => Number(tag.slice(1))

/** Keeps links to the site, other sites, mail addresses and phone numbers. Other links become plain text. */
function unlink({ tokens, env }: StateCore): void {
  const { withoutLinks } = env as Found
  for (const { children } of tokens) {
    let isSafe = true
    for (const token of children ?? []) {
      if (token.type === 'link_open') isSafe = !withoutLinks && SAFE.test(String(token.attrGet('href')))
      if (token.type === 'link_open' || token.type === 'link_close') token.hidden = !isSafe
    }
  }
}

const SAFE = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * Drops pictures other than allowed drawings, and any link, emphasis or paragraph that contained only a
 * dropped picture.
 */
function dropImages({ tokens, env }: StateCore): void {
  const found = env as Found
  const isDropped = (token: Token) => isImage(token) && !(found.withDrawings && findDrawing(token))
  for (const [index, inline] of tokens.entries()) {
    if (!inline.children?.some(isDropped)) continue
    found.pictures = true
    inline.children = without(isDropped, inline.children)
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    // Text rendered inline has no surrounding tokens to hide.
    if (inline.children.length === 0 && before && after) before.hidden = after.hidden = true
  }
}

function without(isDropped: (token: Token) => boolean, children: Token[]): Token[] {
  const remaining: Token[] = []
  for (const token of children) {
    if (isDropped(token) || (token.type === 'softbreak' && remaining.length === 0)) continue
    // Removes empty pairs of tags, such as a link around a dropped picture.
    if (token.nesting === -1 && remaining.at(-1)?.nesting === 1) remaining.pop()
    else remaining.push(token)
  }
  return remaining.some((token) => isImage(token) || token.content.trim() !== '') ? remaining : []
}

const isImage = ({ type }: Token) => type === 'image'

markdown.renderer.rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index]!
  const alt = self.renderInlineAsText(token.children ?? [], options, env)
  const src = String(token.attrGet('src'))
  const size = `width="${PICTURE.width}" height="${PICTURE.height}"`
  return `<img class="${picture}" src="${src}" alt="${escapeHtml(frenchSpaces(alt))}" ${size} loading="lazy">`
}

/** Applies French typography, except in code. */
markdown.renderer.rules.text = (tokens, index) =>
  frenchPieces(tokens[index]!.content)
    .map(({ text, unbroken }) =>
      unbroken ? `<span class="${nowrap}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('')

/** Lets a wide table scroll. `tabindex` makes the table scroll by keyboard too. */
markdown.renderer.rules.table_open = () =>
  `<div class="${css.scroller}" role="group" aria-label="Tableau" tabindex="0"><table>`
markdown.renderer.rules.table_close = () => '</table></div>\n'

/** Aligns cells by a class, because the CSP forbids style attributes. */
for (const cell of ['th_open', 'td_open'])
  markdown.renderer.rules[cell] = (tokens, index) => {
    const token = tokens[index]!
    const style = String(token.attrGet('style') ?? '')
    const alignment = style.includes('right') ? css.right : style.includes('center') ? css.centre : css.left
    return `<${token.tag} class="${alignment}">`
  }
