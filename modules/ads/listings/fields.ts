type Characteristics = { category: string; weight: string | null; caliber: string | null }

/** Drops the calibre and the weight where the form does not ask for them: other ads say them among their features. */
export function keepWhatApplies<Ad extends Characteristics>(ad: Ad): Ad {
  return {
    ...ad,
    ...(!isRegulated(ad.category) && { caliber: null }),
    ...(ad.category !== 'armes' && { weight: null }),
  }
}

export function isRegulated(category: string): boolean {
  return category === 'armes' || category === 'munitions'
}

export function needsPromise(category: string, ad?: { category: string; isCertified: boolean }): boolean {
  return isRegulated(category) && !(ad?.isCertified && isRegulated(ad.category))
}
