type Characteristics = {
  category: string
  condition: string | null
  weight: string | null
  caliber: string | null
  brand: string | null
}

export function keepWhatApplies<Ad extends Characteristics>(ad: Ad): Ad {
  return {
    ...ad,
    ...(!isRegulated(ad.category) && { caliber: null, brand: null }),
    ...(ad.category !== 'armes' && { condition: null, weight: null }),
  }
}

export function isRegulated(category: string): boolean {
  return category === 'armes' || category === 'munitions'
}

export function needsPromise(category: string, ad?: { category: string; isCertified: boolean }): boolean {
  return isRegulated(category) && !(ad?.isCertified && isRegulated(ad.category))
}
