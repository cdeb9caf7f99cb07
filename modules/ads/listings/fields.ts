type Characteristics = {
  category: string
  condition: string | null
  weight: string | null
  caliber: string | null
  brand: string | null
}

/** Caliber and brand describe weapons and ammunition only, condition and weight weapons only. */
export function keepWhatApplies<Ad extends Characteristics>(ad: Ad): Ad {
  return {
    ...ad,
    ...(!isRegulated(ad.category) && { caliber: null, brand: null }),
    ...(ad.category !== 'armes' && { condition: null, weight: null }),
  }
}

/** The categories that the law on weapons covers. */
export function isRegulated(category: string): boolean {
  return category === 'armes' || category === 'munitions'
}

/** Whether to ask for the promise to keep the law on weapons; `ad` is what is stored, if anything is. */
export function needsPromise(category: string, ad?: { category: string; isCertified: boolean }): boolean {
  return isRegulated(category) && !(ad?.isCertified && isRegulated(ad.category))
}
