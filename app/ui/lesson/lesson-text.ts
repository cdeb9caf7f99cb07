import { foldForSearch } from '#modules/kernel/search'
import { readMarkdown, type References } from '../content/markdown'

type Section = { id: string; title: string; body: string }

/** `lead` is the text before the first heading. */
export type LessonText = { lead: string; sections: Section[]; references: References }

/** Splits a lesson at its largest headings. Other pages link to the ids of these headings. */
export function readLesson(content: string): LessonText {
  const lines = content.split('\n')
  const { tokens, references } = readMarkdown(content)
  const headings = tokens.flatMap((token, index) =>
    token.type === 'heading_open' && token.level === 0 && !token.hidden && token.tag !== ''
      ? [{ tag: token.tag, lines: token.map!, title: tokens[index + 1]!.content }]
      : [],
  )
  const largest = headings.map(({ tag }) => tag).sort()[0]
  const starts = headings.filter(({ tag }) => tag === largest)
  const joinLines = (from: number, to?: number) => lines.slice(from, to).join('\n').trim()
  const isTaken = new Set<string>(Object.values(PAGE_IDS))
  return {
    references,
    lead: joinLines(0, starts[0]?.lines[0]),
    sections: starts.map(({ title, lines: [, end] }, index) => {
      const id = findFreeId(isTaken, sectionId(title))
      isTaken.add(id)
      return { id, title, body: joinLines(end, starts[index + 1]?.lines[0]) }
    }),
  }
}

export const PAGE_IDS = {
  examples: 'exemples',
  check: 'verification',
  contents: 'sommaire',
  main: 'contenu',
  title: 'titre',
  editor: 'texte',
  help: 'aide',
} as const

/** Returns 'a-retenir' for the title 'À retenir'. */
function sectionId(title: string): string {
  return (
    foldForSearch(title)
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'section'
  )
}

/** Adds a number to an id that is taken, because two sections may have the same title. */
function findFreeId(isTaken: ReadonlySet<string>, id: string): string {
  if (!isTaken.has(id)) return id
  let number = 2
  while (isTaken.has(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}

/** Returns whether the text has a level 1 heading, which would leave smaller headings without ids. */
export const hasLevelOneHeading = (content: string): boolean =>
  readMarkdown(content).tokens.some(({ type, markup, level }) => {
    return type === 'heading_open' && level === 0 && (markup === '#' || markup === '=')
  })

type Pair = [believed: string, fact: string]

/** Reads a table with two columns. Returns null for any other text. */
export function readPairs(body: string): { head: Pair; rows: Pair[] } | null {
  const { tokens } = readMarkdown(body)
  const ends = [tokens[0], tokens.at(-1)].map((token) => token?.type)
  const tables = tokens.filter(({ type }) => type === 'table_open')
  if (ends.join() !== 'table_open,table_close' || tables.length !== 1) return null
  const cells = tokens.filter(({ type }) => type === 'inline').map(({ content }) => content)
  const columns = tokens.filter(({ type }) => type === 'th_open').length
  if (columns !== 2) return null
  const [head, ...rows] = Array.from({ length: cells.length / 2 }, (_, index): Pair => {
    return [cells[2 * index]!, cells[2 * index + 1]!]
  })
  return { head: head!, rows }
}

/** Returns the reading time in minutes. */
export function readingTime(content: string): number {
  return Math.ceil((content.match(/\p{L}+/gu)?.length ?? 0) / WORDS_PER_MINUTE)
}

const WORDS_PER_MINUTE = 200
