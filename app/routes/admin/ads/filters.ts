import { choicesOf } from '#app/ui/forms/choices'
import { STATE_BADGES } from '#app/routes/ads/ad-view'
import { CATEGORY_NAMES, TYPE_BADGES } from '#app/routes/ads/words'

const STATES = Object.entries(STATE_BADGES).map(([value, { label }]) => ({ value, label }))

export const AD_FILTERS = {
  label: 'Filtrer les annonces',
  searched: 'Titre ou membre',
  selects: [
    { name: 'state', label: 'État', options: [{ value: '', label: 'Tous' }, ...STATES] },
    { name: 'type', label: 'Type', options: choicesOf({ '': 'Tous', ...TYPE_BADGES }) },
    { name: 'category', label: 'Catégorie', options: choicesOf({ '': 'Toutes', ...CATEGORY_NAMES }) },
  ],
  sorts: choicesOf({ '': 'Les plus récentes', oldest: 'Les plus anciennes' }),
}
