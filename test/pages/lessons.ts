import type { Browser } from '../browser'
import { read } from '../html-text'

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
  const { html } = await read(admin, '/admin/questions/lessons')
  const rows = html.split('<tr').filter((row) => row.includes(`>${title}</th>`))
  const path = /href="(\/admin\/questions\/lessons\/\d+)"/.exec(rows[0]!)![1]!
  const form = await read(admin, path)
  return { path, version: /name="version" value="(\d+)"/.exec(form.html)![1]! }
}
