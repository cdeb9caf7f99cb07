import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'

/** What the form of a lesson sends. */
export const typedLesson = {
  title: 'Transport',
  description: 'Ce qui se transporte, et comment.',
  content: 'Une arme voyage déchargée.\n\n## À retenir\n\n- Déchargée',
  basis: 'La loi a été lue dans son texte consolidé.',
  checkedOn: '2026-10-24',
  checkedBy: 'texte',
  // It lacks sections that questions lead to.
  intent: 'save-anyway',
}

/** The address of its form, and the version that the form was filled in from. */
export async function openLesson(admin: Browser, title: string): Promise<{ path: string; version: string }> {
  const list = await readPage(admin, '/admin/questions/lessons')
  const row = list.findAll('tr').find((each) => each.texts('th').includes(title))
  const path = row!.find('a[href^="/admin/questions/lessons/"]')!.attribute('href')!
  return { path, version: (await readPage(admin, path)).field('version')!.value }
}
