import { paths } from '#app/paths'
import { HOME_CRUMB, Onward } from '#app/ui'
import { examInWords } from '#app/text'

export const NEWS_INTRO = "L'examen, les règles du tir sportif et la vie du site."

export const NEWS_KEYWORDS = ['actualités', 'tir sportif', 'LTS', 'examen théorique', 'Belgique']

export function NewsFoot() {
  return <Onward title="Continuez sur Prépa LTS" ways={WAYS} />
}

const WAYS = [
  {
    href: paths.examSelection(),
    label: 'Passer un examen',
    text: `Un test d'entraînement de ${examInWords('practice')}, ou la simulation complète.`,
  },
  {
    href: paths.theory(),
    label: 'Étudier la théorie',
    text: 'Chaque question avec sa réponse, son explication et sa source.',
  },
  {
    href: paths.ads(),
    label: 'Voir les petites annonces',
    text: 'Le matériel que vendent et cherchent les membres.',
  },
]

export const NEWS_CRUMBS = [HOME_CRUMB, { label: 'Actualités', href: paths.news() }]
