import Markdown, { type Components } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import { readTablesAndLinks } from './markdown-syntax'
import { dropImages, placeHeadings, setFrench, showHtml } from './markdown-tree'
import * as css from './markdown.css'

/** Plain paragraphs or Markdown, below the heading of a page. HTML that it holds is shown as it was typed. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className={css.markdown}>
      <Markdown
        remarkPlugins={[readTablesAndLinks, showHtml, remarkBreaks, placeHeadings, dropImages]}
        rehypePlugins={[setFrench]}
        urlTransform={safeUrl}
        components={components}
      >
        {children}
      </Markdown>
    </div>
  )
}

/** To pages of the site, to others, to an address or a number; nothing else leads anywhere. */
function safeUrl(url: string): string {
  return /^(https?:|mailto:|tel:|\/(?!\/))/i.test(url) ? url : ''
}

function alignmentOf(style: { textAlign?: string } | undefined) {
  if (style?.textAlign === 'right') return css.right
  return style?.textAlign === 'center' ? css.centre : css.left
}

const components: Components = {
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : <>{children}</>),
  // Scrolls in itself where it is wider than a phone, by the keyboard too.
  table: ({ children }) => (
    <div className={css.scroller} role="region" aria-label="Tableau" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // By a class: the policy of the site allows no style in the page.
  th: ({ style, children }) => <th className={alignmentOf(style)}>{children}</th>,
  td: ({ style, children }) => <td className={alignmentOf(style)}>{children}</td>,
}
