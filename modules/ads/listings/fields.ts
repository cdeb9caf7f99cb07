type Characteristics = {
  category: string
  condition: string | null
  weight: string | null
  caliber: string | null
  brand: string | null
}

/**
 * Clears the fields that do not apply to the ad's category: caliber and brand are for weapons and ammunition only,
 * condition and weight for weapons only.
 */
export function keepWhatApplies<Ad extends Characteristics>(ad: Ad): Ad {
  return {
    ...ad,
    ...(!isRegulated(ad.category) && { caliber: null, brand: null }),
    ...(ad.category !== 'armes' && { condition: null, weight: null }),
  }
}

/** Returns whether the law on weapons covers the category. */
export function isRegulated(category: string): boolean {
  return category === 'armes' || category === 'munitions'
}

/** Returns whether to ask for the promise to obey the law on weapons. `ad` is the stored ad, if there is one. */
export function needsPromise(category: string, ad?: { category: string; isCertified: boolean }): boolean {
  return isRegulated(category) && !(ad?.isCertified && isRegulated(ad.category))
}
