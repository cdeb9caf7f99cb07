import { type Blueprint, LEGISLATION_PERCENT } from '../rules'
import type { Check } from '../statements/schema'
import { themeSlug } from '../theme'

/** Of 100 questions on legislation, so many are on each theme. */
const LEGISLATION = new Map([
  ['licence', 15],
  ['carnet-de-tir', 10],
  ['detention-et-autorisation', 25],
  ['transport', 10],
  ['stockage', 10],
  ['categories-d-armes', 10],
  ['cession-et-pret', 8],
  ['securite-au-stand', 7],
  ['infractions', 5],
])

/** These share equally what the legislation leaves of an exam. */
const OTHER_THEMES = ['munitions', 'manipulation', 'incidents-de-tir', 'technique-des-armes']

/** The stratum of questions without a theme. Draws also put all themes there that the blueprint does not list. */
const WITHOUT_THEME = ''

export type Drawable = { theme: string | null; group: string | null; checkedBy: Check | null }

export type Stratum<Question> = {
  name: string
  /** Each unit is a group of questions or a single one. A draw takes at most one question of a unit. */
  units: Question[][]
  /** The average number of its questions in a draw. Each draw takes this number rounded down or up. */
  share: number
}

/**
 * Shares the places of a draw of `count` questions among the strata. A stratum with too few units leaves its places to
 * the others. Returns null if there are too few units for the draw.
 */
export function toStrata<Question extends Drawable>(
  bank: readonly Question[],
  { count, blueprint }: { count: number; blueprint: Blueprint },
): Stratum<Question>[] | null {
  const pools = toPools(bank, blueprint)
  const weigh = (name: string, weight: number) => ({ name, weight, units: pools.get(name) ?? [] })
  const legislation = [...LEGISLATION].map(([name, weight]) => weigh(name, weight))
  if (blueprint === 'legislation') return allocatePlaces([{ places: count, strata: legislation }], count)
  const places = (count * LEGISLATION_PERCENT) / 100
  const others = OTHER_THEMES.map((name) => weigh(name, 1))
  const parts = [
    { places, strata: legislation },
    { places: count - places, strata: others },
    // Drawn only if the themes of the blueprint have too few questions.
    { places: 0, strata: [weigh(WITHOUT_THEME, 1)] },
  ]
  return allocatePlaces(parts, count)
}

/** Returns how many questions each stratum gives to a draw. `start` is a random number from 0 to 1. */
export function toQuotas(strata: readonly Stratum<unknown>[], start: number): number[] {
  let before = 0
  return strata.map(({ share }) => {
    const first = Math.floor(rounded(before + start))
    before += share
    return Math.floor(rounded(before + start)) - first
  })
}

/** Returns every outcome of `toQuotas` with its probability. */
export function listQuotas(strata: readonly Stratum<unknown>[]): { quotas: number[]; probability: number }[] {
  let sum = 0
  const steps = strata.map(({ share }) => 1 - (rounded((sum += share)) % 1))
  const bounds = [...new Set([0, ...steps.map(rounded), 1])].sort((one, other) => one - other)
  return bounds.slice(1).map((bound, index) => {
    const from = bounds[index]!
    return { quotas: toQuotas(strata, (from + bound) / 2), probability: bound - from }
  })
}

/** Returns the units of each stratum. A group is in the stratum of the first of its questions. */
function toPools<Question extends Drawable>(
  bank: readonly Question[],
  blueprint: Blueprint,
): Map<string, Question[][]> {
  const pools = new Map<string, Question[][]>()
  const groups = new Map<string, Question[]>()
  let practice = 0
  for (const question of bank) {
    const { group, checkedBy } = question
    const slug = toStratum(question)
    let name = isListed(slug) ? slug : WITHOUT_THEME
    const isPractice = checkedBy === 'pratique' && LEGISLATION.has(name)
    if (blueprint === 'legislation' && (isPractice || !LEGISLATION.has(name))) continue
    // Practice on a theme of the legislation is drawn with the other themes, which have equal parts of it.
    if (isPractice) name = OTHER_THEMES[practice++ % OTHER_THEMES.length]!
    const unit = group === null ? [] : (groups.get(group) ?? [])
    unit.push(question)
    if (unit.length > 1) continue
    if (group !== null) groups.set(group, unit)
    if (!pools.has(name)) pools.set(name, [])
    pools.get(name)!.push(unit)
  }
  return pools
}

const isListed = (name: string) => LEGISLATION.has(name) || OTHER_THEMES.includes(name)

/** Returns the stratum of a question by its theme. */
export const toStratum = ({ theme }: Pick<Drawable, 'theme'>): string =>
  theme === null ? WITHOUT_THEME : themeSlug(theme)

/** Returns the percentage of an exam that a stratum gets; 1 for an unlisted one. */
export function toWeight(stratum: string): number {
  const weight = LEGISLATION.get(stratum)
  if (weight !== undefined) return (weight * LEGISLATION_PERCENT) / 100
  return OTHER_THEMES.includes(stratum) ? (100 - LEGISLATION_PERCENT) / OTHER_THEMES.length : 1
}

type Weighted<Question> = Pick<Stratum<Question>, 'name' | 'units'> & { weight: number }
type Part<Question> = { places: number; strata: Weighted<Question>[] }

function allocatePlaces<Question>(
  parts: readonly Part<Question>[],
  count: number,
): Stratum<Question>[] | null {
  const sizes = parts.map(({ strata }) => strata.reduce((sum, { units }) => sum + units.length, 0))
  let missing = count - sizes.reduce((sum, size, index) => sum + Math.min(size, parts[index]!.places), 0)
  const shared = parts.flatMap(({ places, strata }, index) => {
    const own = Math.min(sizes[index]!, places)
    const taken = Math.min(missing, sizes[index]! - own)
    missing -= taken
    return apportion(own + taken, strata)
  })
  return rounded(missing) > 0 ? null : shared
}

/** Shares the places out by weight, but gives no stratum more places than it has units. */
function apportion<Question>(places: number, strata: Weighted<Question>[]): Stratum<Question>[] {
  const shares = new Map<Weighted<Question>, number>()
  let open = strata
  let left = places
  for (;;) {
    const weights = open.reduce((sum, { weight }) => sum + weight, 0)
    const toShare = ({ weight }: Weighted<Question>) => (left * weight) / weights
    const full = open.filter((stratum) => toShare(stratum) >= stratum.units.length)
    if (full.length === 0) {
      for (const stratum of open) shares.set(stratum, toShare(stratum))
      return strata.map(({ name, units }, index) => ({ name, units, share: shares.get(strata[index]!)! }))
    }
    for (const stratum of full) shares.set(stratum, stratum.units.length)
    left -= full.reduce((sum, { units }) => sum + units.length, 0)
    open = open.filter((stratum) => !full.includes(stratum))
  }
}

/** Removes the error of adding thirds and sevenths, so that a whole number stays whole. */
const rounded = (number: number) => Math.round(number * 1e9) / 1e9
