import { slugOf } from '#modules/kernel/slug'

/** Returns the same slug for themes whose names differ only in case or accents. */
export function themeSlug(theme: string): string {
  const known = slugs.get(theme)
  if (known !== undefined) return known
  const slug = slugOf(theme) ?? 'autre'
  if (slugs.size < MOST_SLUGS) slugs.set(theme, slug)
  return slug
}

/** Kept, because making one takes microseconds, and a page needs one for each question. */
const slugs = new Map<string, string>()
const MOST_SLUGS = 1000

export type ThemeScore = {
  theme: string
  slug: string
  right: number
  asked: number
}

/** Sorts the weakest theme first, and leaves out questions without a theme. */
export function scoresByTheme(
  answers: readonly { theme: string | null; isCorrect: boolean }[],
): ThemeScore[] {
  const scores = new Map<string, ThemeScore>()
  for (const { theme, isCorrect } of answers) {
    if (theme === null) continue
    const slug = themeSlug(theme)
    const { right, asked } = scores.get(slug) ?? { right: 0, asked: 0 }
    scores.set(slug, { theme, slug, right: right + Number(isCorrect), asked: asked + 1 })
  }
  return [...scores.values()].sort(
    (one, other) =>
      one.right * other.asked - other.right * one.asked || one.theme.localeCompare(other.theme, 'fr'),
  )
}
