import {
  allNames,
  findByKey,
  findByPostcode,
  type Locality,
  type Named,
  toKey,
  toWords,
} from './commune-names'

/** The most localities that are suggested for one text. */
const MOST_SUGGESTED = 6

/** The most words of a name: 'Nil Saint Vincent Saint Martin'. */
const MOST_WORDS = 6

/** Suggests localities for a text that names none: those in it, those that begin so, and those one letter away. */
export function suggestLocalities(text: string, postcode: string | null): Locality[] {
  const key = toKey(text.replace(/\d+/g, ' '))
  const commune = postcode === null ? undefined : findByPostcode(postcode)
  const ofPostcode = commune ? [{ commune, part: null, postcode: postcode! }] : []
  const named = [...listInside(toWords(text)), ...listBeginning(key), ...listNear(key)]
  const localities = [...ofPostcode, ...named]
  const isFirst = ({ commune, part }: Named, at: number) =>
    localities.findIndex((each) => each.commune === commune && each.part === part) === at
  return localities.filter(isFirst).slice(0, MOST_SUGGESTED)
}

/** Finds the names inside a text, the longest first. */
function listInside(words: readonly string[]): Named[] {
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (_, length) =>
      words.slice(from, from + length + 1).join(''),
    ),
  )
  const names = runs.filter((run) => run.length > 2).sort((one, other) => other.length - one.length)
  return names.flatMap((run) => findByKey(run))
}

function listBeginning(key: string): Named[] {
  const named = key.length < 3 ? [] : listNames((name) => name.startsWith(key))
  return named.toSorted((one, other) => Number(one.part !== null) - Number(other.part !== null))
}

function listNear(key: string): Named[] {
  return key.length < 5 ? [] : listNames((name) => name.length >= 5 && isOneLetterOff(key, name))
}

function listNames(isWanted: (key: string) => boolean): Named[] {
  return Array.from(allNames()).flatMap(([key, named]) => (isWanted(key) ? named : []))
}

/** Returns whether one letter is missing, too many or another one, or two neighbours are swapped. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const [left, right] = [one.slice(same), other.slice(same)]
  if (left.length !== right.length) return left.slice(1) === right || left === right.slice(1)
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return left.slice(1) === right.slice(1) || isSwapped
}
