import { foldForSearch } from '#modules/kernel/search'
import type { Province } from '../ad'
import { COMMUNES } from './communes'

export type Commune = {
  name: string
  /** All its names, in every language. */
  names: readonly string[]
  province: Province
  /** The first one is the main one. */
  postcodes: readonly string[]
}

export type Locality = {
  commune: Commune
  /** The former commune that was named, or null. */
  part: string | null
  /** Null if no postcode was given. */
  postcode: string | null
}

/** A name of a commune, or of a former commune in it; `part` is null for the commune itself. */
export type Named = { commune: Commune; part: string | null; postcode: string }

/** Returns the words of a name as they are compared: without accents, case and signs, and 'st' as 'saint'. */
export function toWords(text: string): string[] {
  const words = foldForSearch(text).split(/[^\p{L}\p{N}]+/u)
  return words.filter(Boolean).map((word) => SPELLED.get(word) ?? word)
}

/** Returns the words in one, because people write "lAlleud" and "La Louvière" as they like. */
export const toKey = (text: string): string => toWords(text).join('')

const SPELLED: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['sint', 'saint'],
  ['sankt', 'saint'],
  ['ste', 'sainte'],
  ['les', 'lez'],
])

const byName = new Map<string, Named[]>()
const byPostcode = new Map<string, Commune>()

for (const [province, lines] of Object.entries(COMMUNES))
  for (const line of lines.trim().split('\n')) addLine(line, province as Province)

function addLine(line: string, province: Province): void {
  const [called = '', ...areas] = line.split('; ')
  const [name = '', others] = called.split(' = ')
  const names = [name, ...(others?.split(', ') ?? [])]
  const postcodes = areas.map((area) => area.slice(0, 4))
  const commune = { name, names, province, postcodes }
  for (const postcode of postcodes) byPostcode.set(postcode, commune)
  for (const each of names) addName(each, { commune, part: null, postcode: postcodes[0]! })
  for (const area of areas) {
    const parts = area.slice(5).split(', ').filter(Boolean)
    for (const part of parts) addName(part, { commune, part, postcode: area.slice(0, 4) })
  }
}

function addName(name: string, named: Named): void {
  const key = toKey(name)
  byName.set(key, [...(byName.get(key) ?? []), named])
}

export const findByKey = (key: string): readonly Named[] => byName.get(key) ?? []

export const findByPostcode = (postcode: string): Commune | undefined => byPostcode.get(postcode)

export const allNames = (): Iterable<readonly [key: string, named: readonly Named[]]> => byName
