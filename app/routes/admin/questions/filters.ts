import { choicesOf } from '#app/ui/forms/choices'
import { FLAGGED } from './words'

export const QUESTION_SORTS = ['oldest', 'hardest', 'most-asked'] as const

export function filtersOf(themes: readonly string[]) {
  return {
    label: 'Filtrer les questions',
    searched: 'Texte de la question',
    selects: [
      {
        name: 'theme',
        label: 'Thème',
        options: [{ value: '', label: 'Tous' }, ...themes.map((theme) => ({ value: theme, label: theme }))],
      },
      { name: 'flag', label: 'Statistiques', options: choicesOf({ '': 'Toutes', flagged: FLAGGED }) },
    ],
    sorts: choicesOf({
      '': 'Les plus récentes',
      oldest: 'Les plus anciennes',
      hardest: 'Les moins réussies',
      'most-asked': 'Les plus posées',
    } satisfies Record<'' | (typeof QUESTION_SORTS)[number], string>),
  }
}
