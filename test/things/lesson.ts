import type { LessonFields, ShippedLesson } from '#modules/exams'
import type { Browser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'

export const lessonFields: LessonFields = {
  title: 'Transport',
  description: 'Ce qui se transporte, et comment.',
  content: 'Une arme voyage déchargée.\n\n## À retenir\n\n- Déchargée',
  basis: 'La loi a été lue dans son texte consolidé.',
  checkedOn: '2026-03-02',
  checkedBy: 'texte',
}

export const lesson = (theme: string): ShippedLesson => ({ ...lessonFields, slug: theme, theme })

export const lessons = [lesson('transport'), lesson('stockage')]

/** What its form sends; it lacks sections that questions lead to. */
export const typedLesson = { ...lessonFields, checkedBy: 'texte', intent: 'save-anyway' }

/** The address of its form, and the version that the form was filled in from. */
export async function openLesson(admin: Browser, title: string): Promise<{ path: string; version: string }> {
  const list = await readPage(admin, '/admin/questions/lessons')
  const row = list.findAll('tr').find((each) => each.texts('th').includes(title))
  const path = row!.find('a[href^="/admin/questions/lessons/"]')!.attribute('href')!
  return { path, version: (await readPage(admin, path)).field('version')!.value }
}
