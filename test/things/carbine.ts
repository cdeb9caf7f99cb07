import type { NewAd } from '#modules/ads'

/** The example of every test: a rifle, as its owner would fill in the form. */
export const carbine = {
  type: 'sale',
  category: 'armes',
  title: 'Carabine de match',
  description: 'Peu servie, avec sa mallette et son méplat.',
  brand: 'Anschütz',
  caliber: '.22 LR',
  condition: 'bon',
  weight: '4,6 kg',
  price: '500€',
  location: 'Namur',
  province: 'namur',
  contactEmail: 'camille@example.com',
  contactPhone: '+32 470 12 34 56',
} as const satisfies NewAd

/** The same as the form sends it, with both contacts shown. */
export const carbineForm = { ...carbine, showPhone: 'on', showEmail: 'on', certify: 'on' }
