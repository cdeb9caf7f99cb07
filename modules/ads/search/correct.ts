import { toSearchedWords } from './text'

/** A search in which words were replaced by near ones, and by how many letters they differ at most. */
export type Correction = { q: string; letters: number }

/** The most unknown words that are compared. A search with more of them is no slip of the pen, but costs time. */
const MOST_UNKNOWN = 3

/**
 * Replaces each word that none of the texts has by the nearest one of theirs. A word of five to seven letters may
 * differ by one letter, a longer one by two. Returns null if nothing was replaced, or more than three words are unknown.
 */
export function correctSearch(q: string, texts: readonly string[]): Correction | null {
  const usedWords = countWords(texts)
  const words = q.split(/\s+/).map((typed) => ({ typed, word: toSearchedWords(typed) }))
  const isUnknown = ({ word }: { word: string }) =>
    /^\p{L}{5,}$/u.test(word) && !usedWords.some((used) => used.word.includes(word))
  const unknown = words.filter(isUnknown)
  if (unknown.length > MOST_UNKNOWN) return null

  let letters = 0
  const corrected = words.map((searched) => {
    const near = unknown.includes(searched) && findNearest(searched.word, usedWords)
    if (!near) return searched.typed
    letters = Math.max(letters, near.distance)
    return near.spelling
  })
  return letters === 0 ? null : { q: corrected.join(' '), letters }
}

type UsedWord = { word: string; spelling: string; uses: number }

/** Lists the words of the texts, the most used one first. */
function countWords(texts: readonly string[]): UsedWord[] {
  const counted = new Map<string, UsedWord>()
  for (const [spelling] of texts
    .join(' ')
    .toLowerCase()
    .matchAll(/\p{L}{4,}/gu)) {
    const word = toSearchedWords(spelling)
    const used = counted.get(word)
    if (used) used.uses += 1
    else counted.set(word, { word, spelling, uses: 1 })
  }
  return [...counted.values()].sort((a, b) => b.uses - a.uses)
}

function findNearest(word: string, usedWords: readonly UsedWord[]) {
  const most = word.length < 8 ? 1 : 2
  return usedWords
    .filter((used) => Math.abs(used.word.length - word.length) <= most)
    .map((used) => ({ ...used, distance: countEdits(word, used.word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]
}

/** Counts the letters to insert, leave out, replace or swap: the distance of Damerau and Levenshtein. */
function countEdits(one: string, other: string): number {
  const rows = [...one, ''].map(() => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => rows[row]![column]!
  for (let row = 0; row <= one.length; row += 1)
    for (let column = 0; column <= other.length; column += 1) {
      if (row === 0 || column === 0) {
        rows[row]![column] = row + column
        continue
      }
      const replaced = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1)
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = isSwap && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity
      rows[row]![column] = Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1)
    }
  return at(one.length, other.length)
}
