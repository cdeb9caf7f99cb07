import { foldForSearch } from '#modules/kernel/search'
import type { Province } from '../ad'
import { PROVINCES } from '../schemas'
import { type Commune, findByKey, findByPostcode, type Locality, type Named, toKey } from './commune-names'
import { suggestLocalities } from './suggest-localities'

export type FoundLocality =
  { ok: true; value: Locality } | { ok: false; code: 'ambiguous' | 'unknown'; offered: Locality[] }

/**
 * Finds the commune that a text names: 'liege', '4020 Liège', 'Luik', 'Huy (Ben-Ahin)'. Refuses with 'ambiguous' if
 * several have this name, unless the province tells them apart, and with 'unknown' if none has it. Both refusals offer
 * localities, each with a postcode.
 */
export function findCommune(text: string, province: Province | null = null): FoundLocality {
  const { names, numbers } = readParts(text)
  const [postcode = null] = numbers
  const named = names.map((name) => findByKey(toKey(name)))
  const isOne = numbers.length <= 1 && (names.length > 0 || postcode !== null)
  const possible = isOne ? listPossible(named, postcode) : []
  const localities = possible.filter((commune) => isMeant(commune, names, postcode)).map(toLocality)

  const [locality, ...others] = localities.length > 1 ? inProvince(localities, province) : localities
  if (locality && others.length === 0 && !(postcode === null && mayMeanProvince(names, locality, province)))
    return { ok: true, value: locality }
  if (locality) return { ok: false, code: 'ambiguous', offered: localities.map(withPostcode) }
  return { ok: false, code: 'unknown', offered: suggestLocalities(text, postcode) }

  function toLocality(commune: Commune): Locality {
    const own = named.flat().filter((each) => each.commune === commune)
    const isPart = own.every(({ part }) => part !== null) || names.length > 1
    const part = isPart ? (own.find((each) => each.part !== null)?.part ?? null) : null
    return { commune, part, postcode }
  }

  function withPostcode({ commune, part }: Locality): Locality {
    const own = named.flat().find((each) => each.commune === commune && each.part === part)
    return { commune, part, postcode: postcode ?? own?.postcode ?? commune.postcodes[0]! }
  }
}

/** Returns the province that a text names, such as 'Hainaut' or 'province de Namur', or null. */
export function findProvince(text: string): Province | null {
  const key = toKey(foldForSearch(text).replace(/^(?:en )?province (?:de |du |d')/, ''))
  return PROVINCES.find((province) => toKey(province) === key) ?? null
}

/** Writes a locality as ads show it: '4500 Huy', or 'Huy (Ben-Ahin)'. `findCommune` finds the same locality again. */
export function formatLocality({ commune: { name, postcodes }, part, postcode }: Locality): string {
  const isSaid = part === null || toKey(name).includes(toKey(part))
  const locality = isSaid ? name : `${name} (${part})`
  const written = postcode === null ? locality : `${postcode} ${locality}`
  return findCommune(written).ok ? written : `${postcodes[0]!} ${locality}`
}

function readParts(text: string): { names: string[]; numbers: string[] } {
  const numbers = text.match(/\d+/g) ?? []
  const names = text
    .replace(/(?:\bB[\s-]*)?\d+/gi, ',')
    .split(/[(),;/]|\s[-–—]\s/)
    .filter((name) => !['', 'belgique', 'belgie', 'belgien', 'belgium'].includes(toKey(name)))
  return { names, numbers }
}

function listPossible(named: readonly (readonly Named[])[], postcode: string | null): Commune[] {
  const ofPostcode = postcode === null ? undefined : findByPostcode(postcode)
  return [...new Set([...named.flat().map(({ commune }) => commune), ...(ofPostcode ? [ofPostcode] : [])])]
}

/** Each name must be the commune's, a part's or the province's: '1030 Bruxelles' is Schaerbeek. */
function isMeant(commune: Commune, names: readonly string[], postcode: string | null): boolean {
  const isNamed = (name: string) => {
    const named = findByKey(toKey(name))
    return named.some((each) => each.commune === commune) || toProvince(name) === commune.province
  }
  return (postcode === null || commune.postcodes.includes(postcode)) && names.every(isNamed)
}

/** Also finds a province by its town in another language: 'Brussel'. */
function toProvince(name: string): Province | null {
  const town = findByKey(toKey(name)).find(({ part }) => part === null)?.commune.name
  return findProvince(name) ?? (town === undefined ? null : findProvince(town))
}

function inProvince(localities: readonly Locality[], province: Province | null): readonly Locality[] {
  const there = localities.filter(({ commune }) => commune.province === province)
  return there.length === 1 ? there : localities
}

/** 'Limbourg' is a commune near Verviers, and more often the province. */
function mayMeanProvince(names: readonly string[], { commune }: Locality, chosen: Province | null): boolean {
  const province = names.length === 1 ? findProvince(names[0]!) : null
  return province !== null && province !== commune.province && chosen !== commune.province
}
