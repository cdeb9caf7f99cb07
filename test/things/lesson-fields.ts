import type { LessonFields, ShippedLesson } from '#modules/exams'

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
