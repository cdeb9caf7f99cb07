import { themeSlug } from '../theme'
import { isDue } from './memory-record'
import { estimateFirstSight, predictRightAnswer } from './probability'
import type { StudiedQuestion } from './studied'

/** Numbers of questions. */
export type Knowledge = {
  total: number
  mastered: number
  /** The last answer was right, but they are not mastered. */
  inProgress: number
  /** The last answer was wrong, or they have changed since. */
  toRetake: number
  unseen: number
}

export type ThemeStudy = Knowledge & {
  theme: string | null
  slug: string | null
  lesson: string | null
  due: number
}

export type Study = Knowledge & {
  answered: number
  /** The least mastered theme first. Themes with equal shares are sorted by due questions, most first. */
  themes: ThemeStudy[]
}

export function toStudy(bank: readonly StudiedQuestion[], today: string): Study {
  const knowledge = countKnowledge(bank)
  return {
    ...knowledge,
    answered: knowledge.total - knowledge.unseen,
    themes: toThemes(bank, today),
  }
}

export function addProbabilities(bank: readonly StudiedQuestion[], guess: number) {
  const firstSight = estimateFirstSight(bank)
  return bank.map((question) => {
    const { recall, theme } = question
    return {
      ...question,
      probability: recall === null ? firstSight(theme) : predictRightAnswer(recall, guess),
    }
  })
}

function countKnowledge(bank: readonly StudiedQuestion[]): Knowledge {
  const counts = { total: bank.length, mastered: 0, inProgress: 0, toRetake: 0, unseen: 0 }
  for (const { knowledge } of bank) counts[knowledge === 'changed' ? 'toRetake' : knowledge] += 1
  return counts
}

function toThemes(bank: readonly StudiedQuestion[], today: string): ThemeStudy[] {
  const bySlug = new Map<string | null, StudiedQuestion[]>()
  const slugs = new Map<string | null, string | null>()
  for (const question of bank) {
    const { theme } = question
    // Makes one slug for each theme, because making one for each question is slow.
    if (!slugs.has(theme)) slugs.set(theme, theme && themeSlug(theme))
    const slug = slugs.get(theme)!
    if (!bySlug.has(slug)) bySlug.set(slug, [])
    bySlug.get(slug)!.push(question)
  }
  const themes = [...bySlug].map(([slug, own]) => {
    const { theme, lesson } = own[0]!
    const due = own.filter((question) => isDue(question, today)).length
    return { theme, slug, lesson, ...countKnowledge(own), due }
  })
  return themes.sort(
    (one, other) => one.mastered / one.total - other.mastered / other.total || other.due - one.due,
  )
}
