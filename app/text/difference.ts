import { diffArrays, diffWordsWithSpace } from 'diff'

export type DifferenceLine =
  | { kind: 'same'; text: string }
  | { kind: 'removed' | 'added'; parts: Part[] }
  | { kind: 'skipped'; lines: number }

type Part = { text: string; isChanged: boolean }

/** Lists the lines of both texts. Shows only a count of the equal lines that are far from a change. */
export function compareLines(before: string, after: string): DifferenceLine[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  // Very different texts take too long to compare, so they are shown one after the other.
  const parts = diffArrays(was, is, { maxEditLength: MOST_EDITS }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true },
  ]
  const removedLines = parts.reduce((sum, { value, removed }) => sum + (removed ? value.length : 0), 0)
  const mostWords = Math.floor(MOST_WORDS / Math.max(1, removedLines))
  return parts.flatMap(({ value, removed, added }, index): DifferenceLine[] => {
    if (!removed && !added) return around(value, index === 0, index === parts.length - 1)
    const other = parts[removed ? index + 1 : index - 1]
    const isPair = other && (removed ? other.added : other.removed) && other.value.length === value.length
    const kind = removed ? 'removed' : 'added'
    return value.map((line, at) => {
      return {
        kind,
        parts: isPair ? markWords(line, other.value[at]!, mostWords) : [{ text: line, isChanged: false }],
      }
    })
  })
}

const MOST_EDITS = 200
/** Of all lines together, so that no text keeps the process busy. */
const MOST_WORDS = 100
/** The number of equal lines shown around a change. */
const CONTEXT = 2

function around(lines: readonly string[], isFirst: boolean, isLast: boolean): DifferenceLine[] {
  const same = (some: readonly string[]) => some.map((text) => ({ kind: 'same', text }) as const)
  const head = isFirst ? 0 : CONTEXT
  const tail = isLast ? 0 : CONTEXT
  const skipped = lines.length - head - tail
  if (skipped <= 1) return same(lines)
  return [
    ...same(lines.slice(0, head)),
    { kind: 'skipped', lines: skipped },
    ...same(lines.slice(lines.length - tail)),
  ]
}

function markWords(line: string, other: string, mostWords: number): Part[] {
  const parts = diffWordsWithSpace(other, line, { maxEditLength: mostWords })
  if (!parts) return [{ text: line, isChanged: false }]
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value, isChanged: added }))
}
