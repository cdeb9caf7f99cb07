import { markdownToHtml } from './markdown-html'
import * as css from './markdown.css'

/** Rendered on the server only. */
export function MarkdownText({ children }: { children: string }) {
  return <div className={css.markdown} dangerouslySetInnerHTML={{ __html: markdownToHtml(children) }} />
}
