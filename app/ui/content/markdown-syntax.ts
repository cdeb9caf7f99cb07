import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmTable } from 'micromark-extension-gfm-table'

type Extensions = { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }

/** Tables and bare links. `remark-gfm` would bring footnotes, boxes to tick and struck text as well. */
export function readTablesAndLinks(this: { data(): object }) {
  const data: Extensions = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable(), gfmAutolinkLiteral()]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmTableFromMarkdown(),
    gfmAutolinkLiteralFromMarkdown(),
  ]
}
