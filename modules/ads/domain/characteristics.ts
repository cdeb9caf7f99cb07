type Characteristics = {
  category: string
  condition: string | null
  weight: string | null
  caliber: string | null
  brand: string | null
}

/** The ad without what its category has not: caliber and brand are of weapons and ammunition. */
export function keepWhatApplies<Ad extends Characteristics>(ad: Ad): Ad {
  return {
    ...ad,
    ...(!isRegulated(ad.category) && { caliber: null, brand: null }),
    ...(ad.category !== 'armes' && { condition: null, weight: null }),
  }
}

/** Whether the promise to keep the law on weapons is to be asked for; `ad` is what it is now, if it is. */
export function needsPromise(category: string, ad?: { category: string; isCertified: boolean }): boolean {
  return isRegulated(category) && !(ad?.isCertified && isRegulated(ad.category))
}

/** What the law on weapons is about. */
export function isRegulated(category: string): boolean {
  return category === 'armes' || category === 'munitions'
}
