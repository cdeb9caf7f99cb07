import { paths } from '#app/paths'
import { HOME_CRUMB } from '#app/ui/layout/layout'

export const LESSON_KEYWORDS = ['leçon', 'LTS', 'examen théorique', 'loi sur les armes', 'Belgique']

/** Leads to the list. */
export const LESSON_CRUMBS = [HOME_CRUMB, { label: 'Leçons', href: paths.lessons() }]
