import Markdown, { type Components } from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import { dropImages, placeHeadings, setFrench, showHtml } from './markdown-tree'
import * as css from './markdown.css'

/** Plain paragraphs or Markdown, below the heading of a page. HTML that it holds is shown as it was typed. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className={css.markdown}>
      <Markdown
        remarkPlugins={[showHtml, remarkBreaks, placeHeadings, dropImages]}
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

const components: Components = {
  a: ({ href, children }) => (href ? <a href={href}>{children}</a> : <>{children}</>),
}
