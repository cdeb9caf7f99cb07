type Characteristics = {
  category: string
  condition: string | null
  weight: string | null
  caliber: string | null
  brand: string | null
}

/** The ad without what its category has not: caliber and brand are of weapons and ammunition. */
export function keepWhatApplies<Ad extends Characteristics>(ad: Ad): Ad {
  const isWeapon = ad.category === 'armes'
  const isRegulated = isWeapon || ad.category === 'munitions'
  return {
    ...ad,
    ...(!isRegulated && { caliber: null, brand: null }),
    ...(!isWeapon && { condition: null, weight: null }),
  }
}
