import { paths } from '#app/paths'
import { MEMBER_CRUMBS } from '../layout/layout'
import type { Crumb } from '../layout/page-name'

/** The names of the panel's lists, by the last part of their paths. */
export const TABS = {
  questions: 'Questions',
  news: 'Actualités',
  ads: 'Annonces',
  users: 'Utilisateurs',
  exams: 'Logs examens',
}

export const ASIDE = { figures: 'Chiffres', bin: 'Corbeille', audit: 'Journal' }

const LISTS = { ...TABS, ...ASIDE }

export type AdminTab = keyof typeof LISTS

/**
 * Returns the breadcrumbs for a page below a list of the panel. `list` is the URL of the list. `below` are
 * the crumbs after the list.
 */
export function toAdminCrumbs(tab: AdminTab, list: string, ...below: Crumb[]): Crumb[] {
  const panel = { label: 'Administration', href: paths.admin.home() }
  return [...MEMBER_CRUMBS, panel, { label: LISTS[tab], href: list }, ...below]
}
