export type AdType = 'sale' | 'purchase'
export type AdCategory = 'armes' | 'munitions' | 'accessoires' | 'optique' | 'equipement' | 'autres'
export type AdCondition = 'neuf' | 'excellent' | 'bon' | 'moyen'

export type ClassifiedAd = {
  id: number
  userId: number
  title: string
  description: string
  /** As it was typed: '500€', 'à discuter'. */
  price: string
  location: string
  type: AdType
  category: AdCategory
  condition: AdCondition | null
  weight: string | null
  caliber: string | null
  brand: string | null
  contactEmail: string | null
  contactPhone: string | null
  contactInfo: string | null
  isApproved: boolean
  isSold: boolean
  createdAt: Date
}

/** The classified ads of the members. */
export interface Ads {
  /** All of one member, whatever their state, newest first. */
  findOwn(userId: number): Promise<ClassifiedAd[]>
}
