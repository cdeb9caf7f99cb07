import type { Province } from '../ad'
import { findCommune, findProvince, formatLocality } from './find-commune'

export interface Localities {
  /** Returns why a form refuses a locality, or null. A locality is never refused if its province was chosen. */
  findFault(located: Located): LocalityFault | null

  /** Returns the province of a locality; null if the locality is not known. */
  deriveProvince(location: string): Province | null
}

type Located = { location: string; province: Province | null }

/** `offered` are localities that may have been meant, as ads write them. */
export type LocalityFault = {
  code: 'ambiguous' | 'unknown'
  offered: { locality: string; province: Province }[]
}

export const localities: Localities = {
  findFault({ location, province }) {
    if (province !== null || deriveProvince(location) !== null) return null
    const found = findCommune(location)
    if (found.ok) return null
    const offered = found.offered.map((each) => {
      return { locality: formatLocality(each), province: each.commune.province }
    })
    return { code: found.code, offered }
  },

  deriveProvince,
}

function deriveProvince(location: string): Province | null {
  const found = findCommune(location)
  if (found.ok) return found.value.commune.province
  return found.code === 'unknown' ? findProvince(location) : null
}

/**
 * Writes a known locality in its usual form, and fills in its province unless one was chosen. An unknown location
 * stays as it was typed.
 */
export function followLocation<Ad extends Located>(ad: Ad): Ad {
  const found = findCommune(ad.location, ad.province)
  const location = found.ok ? formatLocality(found.value) : ad.location
  return { ...ad, location, province: ad.province ?? deriveProvince(ad.location) }
}

/** Returns every name of an ad's commune, so that a search for one finds the ad. */
export function listNames({ location, province }: Located): readonly string[] {
  const found = findCommune(location, province)
  return found.ok ? found.value.commune.names : []
}
