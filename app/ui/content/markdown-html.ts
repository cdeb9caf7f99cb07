import MarkdownIt, { type StateCore, type Token } from 'markdown-it'
import { frenchPieces } from '../text/french'
import { nowrap } from '../text/text.css'
import * as css from './markdown.css'

/**
 * Plain paragraphs or Markdown with tables and bare links, as HTML that stands below the heading of a page.
 * HTML in the text is escaped; pictures are left out, since nothing is loaded from elsewhere.
 */
export function markdownToHtml(text: string): string {
  return markdown.render(text)
}

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true })
const { escapeHtml } = markdown.utils

/** To pages of the site, to other sites, to an address or a number; nothing else leads anywhere. */
markdown.validateLink = (url) => /^(?:(?:https?|mailto|tel):|(?!\/\/|[^/?#]*:))/i.test(url)

markdown.core.ruler.push('place_headings', placeHeadings)
markdown.core.ruler.push('drop_images', dropImages)

/** The largest heading of the text becomes the page's second level, and none skips a level. */
function placeHeadings({ tokens }: StateCore): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open')
  const largest = headings.reduce((level, { tag }) => Math.min(level, levelOf(tag)), 6)
  let above = 1
  let tag = 'h2'
  for (const token of tokens) {
    if (token.type === 'heading_open') {
      above = Math.min(levelOf(token.tag) - largest + 2, above + 1, 6)
      tag = `h${above}`
    }
    if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = tag
  }
}

const levelOf = (tag: string) => Number(tag.slice(1))

/** With what held only a picture: its link, its emphasis, its paragraph. */
function dropImages({ tokens }: StateCore): void {
  for (const [index, { children }] of tokens.entries()) {
    if (!children?.some(isImage)) continue
    const kept = children.filter((token) => !isImage(token))
    const end = (at: number) => kept[at]?.nesting === -1 && kept[at - 1]?.nesting === 1
    for (let at = 1; at < kept.length; at += 1) {
      if (!end(at)) continue
      kept.splice(at - 1, 2)
      at = Math.max(0, at - 2)
    }
    const says = kept.some(({ type, content }) => type !== 'softbreak' && content.trim() !== '')
    tokens[index]!.children = says ? kept : []
    if (!says) tokens[index - 1]!.hidden = tokens[index + 1]!.hidden = true
  }
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
  `<div class="${css.scroller}" role="region" aria-label="Tableau" tabindex="0"><table>`
markdown.renderer.rules.table_close = () => '</table></div>\n'

/** Aligned by a class: the policy of the site allows no style in the page. */
for (const cell of ['th_open', 'td_open'])
  markdown.renderer.rules[cell] = (tokens, index) => {
    const token = tokens[index]!
    const style = String(token.attrGet('style') ?? '')
    const alignment = style.includes('right') ? css.right : style.includes('center') ? css.centre : css.left
    return `<${token.tag} class="${alignment}">`
  }
