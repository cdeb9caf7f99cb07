import MarkdownIt, { type StateCore, type Token } from 'markdown-it'
import { frenchPieces } from '#app/text/french'
import { nowrap } from '../text/text.css'
import * as css from './markdown.css'

/**
 * Plain paragraphs or Markdown with tables and bare links, as HTML that stands below the heading of a page; rendered on
 * the server only. HTML in the text is escaped; pictures are left out, since nothing is loaded from elsewhere.
 */
export function MarkdownText({ children }: { children: string }) {
  return <div className={css.markdown} dangerouslySetInnerHTML={{ __html: markdown.render(children) }} />
}

/** Whether a picture in the text is left out. */
export function holdsPictures(text: string): boolean {
  const found: Found = {}
  markdown.parse(text, found)
  return found.pictures ?? false
}

type Found = { pictures?: boolean }

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true })
const { escapeHtml } = markdown.utils

// `unlink` decides: the library would show the source of what leads nowhere.
markdown.validateLink = () => true

markdown.core.ruler.push('drop_images', dropImages)
markdown.core.ruler.push('place_headings', placeHeadings)
markdown.core.ruler.push('unlink', unlink)

/** The largest heading of the text becomes the page's second level, and none skips a level. */
function placeHeadings({ tokens }: StateCore): void {
  const headings = tokens.filter(({ type, hidden }) => type === 'heading_open' && !hidden)
  const largest = headings.reduce((level, { tag }) => Math.min(level, levelOf(tag)), 6)
  let above = 1
  let tag = 'h2'
  for (const token of tokens) {
    if (token.type === 'heading_open' && !token.hidden) {
      above = Math.min(levelOf(token.tag) - largest + 2, above + 1, 6)
      tag = `h${above}`
    }
    if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = tag
  }
}

const levelOf = (tag: string) => Number(tag.slice(1))

/** Links to pages of the site, to other sites, to an address or a number; of any other only its text is left. */
function unlink({ tokens }: StateCore): void {
  for (const { children } of tokens) {
    let isSafe = true
    for (const token of children ?? []) {
      if (token.type === 'link_open') isSafe = SAFE.test(String(token.attrGet('href')))
      if (token.type === 'link_open' || token.type === 'link_close') token.hidden = !isSafe
    }
  }
}

const SAFE = /^(https?:|mailto:|tel:|\/(?!\/))/i

/** With what held only a picture: its link, its emphasis, its paragraph. */
function dropImages({ tokens, env }: StateCore): void {
  for (const [index, inline] of tokens.entries()) {
    if (!inline.children?.some(isImage)) continue
    ;(env as Found).pictures = true
    inline.children = withoutImages(inline.children)
    if (inline.children.length === 0) tokens[index - 1]!.hidden = tokens[index + 1]!.hidden = true
  }
}

function withoutImages(children: Token[]): Token[] {
  const kept: Token[] = []
  for (const token of children) {
    if (isImage(token) || (token.type === 'softbreak' && kept.length === 0)) continue
    // What begins and ends at once, as a link whose text was a picture.
    if (token.nesting === -1 && kept.at(-1)?.nesting === 1) kept.pop()
    else kept.push(token)
  }
  return kept.some(({ content }) => content.trim() !== '') ? kept : []
}

const isImage = ({ type }: Token) => type === 'image'

/** The spaces of French printing, but not in code. */
markdown.renderer.rules.text = (tokens, index) =>
  frenchPieces(tokens[index]!.content)
    .map(({ text, unbroken }) =>
      unbroken ? `<span class="${nowrap}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('')

/** Scrolls in itself where it is wider than a phone, by the keyboard too. */
markdown.renderer.rules.table_open = () =>
  `<div class="${css.scroller}" role="group" aria-label="Tableau" tabindex="0"><table>`
markdown.renderer.rules.table_close = () => '</table></div>\n'

/** Aligned by a class: the policy of the site allows no style in the page. */
for (const cell of ['th_open', 'td_open'])
  markdown.renderer.rules[cell] = (tokens, index) => {
    const token = tokens[index]!
    const style = String(token.attrGet('style') ?? '')
    const alignment = style.includes('right') ? css.right : style.includes('center') ? css.centre : css.left
    return `<${token.tag} class="${alignment}">`
  }
