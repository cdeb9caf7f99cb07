import { MarkdownText } from '../content/markdown'
import * as css from './sources.css'

export type Source = { name: string; url: string; about: string; read: string }

type StatementsProps = { paragraphs: readonly string[]; sources: readonly Source[]; page: string }

/** Renders paragraphs of Markdown. A statement names its source by number: '([décret, art. 12][1])'. */
export function Statements({ paragraphs, sources, page }: StatementsProps) {
  const references = sources.map((_, index) => `[${index + 1}]: ${page}#${sourceId(index)}`)
  return <MarkdownText below={2}>{[...paragraphs, ...references].join('\n\n')}</MarkdownText>
}

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className={css.sources}>
      {sources.map(({ name, url, about, read }, index) => (
        <li key={url} id={sourceId(index)} className={css.source}>
          <MarkdownText below={2}>{`[${name}](${url}) ${about}\n\n${read}`}</MarkdownText>
        </li>
      ))}
    </ol>
  )
}

const sourceId = (index: number) => `source-${index + 1}`
