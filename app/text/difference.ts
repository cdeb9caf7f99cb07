import { diffArrays, diffWordsWithSpace } from 'diff'

/** A line of two texts side by side: of both, of one only with what changed in it, or several that both have. */
export type DifferenceLine =
  | { kind: 'same'; text: string }
  | { kind: 'removed' | 'added'; parts: Part[] }
  | { kind: 'skipped'; lines: number }

type Part = { text: string; isChanged: boolean }

/** The second text against the first, line by line. Far from a change, lines of both are counted only. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  // Two texts with little in common would take long: they are shown one after the other.
  const parts = diffArrays(was, is, { maxEditLength: MOST_EDITS }) ?? [
    { value: was, removed: true, added: false },
    { value: is, removed: false, added: true },
  ]
  return parts.flatMap(({ value, removed, added }, index): DifferenceLine[] => {
    if (!removed && !added) return around(value, index === 0, index === parts.length - 1)
    const other = parts[removed ? index + 1 : index - 1]
    const isPair = other && (removed ? other.added : other.removed) && other.value.length === value.length
    const kind = removed ? 'removed' : 'added'
    return value.map((line, at) => {
      return { kind, parts: isPair ? wordsOf(line, other.value[at]!) : [{ text: line, isChanged: false }] }
    })
  })
}

const MOST_EDITS = 400
const MOST_WORDS = 200
/** Lines that both texts have, shown before and after a change. */
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

/** The words of a line that its counterpart lacks are marked. */
function wordsOf(line: string, other: string): Part[] {
  const parts = diffWordsWithSpace(other, line, { maxEditLength: MOST_WORDS })
  if (!parts) return [{ text: line, isChanged: false }]
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value, isChanged: added }))
}
