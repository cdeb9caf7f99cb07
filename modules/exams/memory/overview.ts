import { themeSlug } from '../theme'
import { isDue, isMistake, isNew } from './memory-record'
import { firstSight, rightAnswer } from './probability'
import type { StudiedQuestion } from './studied'

/** How many questions are mastered, answered right last but not mastered, answered wrong last, and never answered. */
export type Knowledge = {
  total: number
  mastered: number
  inProgress: number
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
  due: number
  mistakes: number
  /** The least mastered theme first. Themes with equal shares are sorted by due questions, most first. */
  themes: ThemeStudy[]
}

export function toStudy(bank: readonly StudiedQuestion[], today: string): Study {
  const knowledge = countKnowledge(bank)
  return {
    ...knowledge,
    answered: knowledge.total - knowledge.unseen,
    due: bank.filter((question) => isDue(question, today)).length,
    mistakes: bank.filter(isMistake).length,
    themes: toThemes(bank, today),
  }
}

/** Adds the probability of a right answer today. */
export function withProbabilities(bank: readonly StudiedQuestion[], guess: number) {
  const sight = firstSight(bank)
  return bank.map((question) => {
    const { recall, theme } = question
    return { ...question, probability: recall === null ? sight(theme) : rightAnswer(recall, guess) }
  })
}

function countKnowledge(bank: readonly StudiedQuestion[]): Knowledge {
  const counts = { total: bank.length, mastered: 0, inProgress: 0, toRetake: 0, unseen: 0 }
  for (const question of bank) counts[toKnowledge(question)] += 1
  return counts
}

function toKnowledge(question: StudiedQuestion): Exclude<keyof Knowledge, 'total'> {
  if (isNew(question)) return 'unseen'
  if (!question.wasLastRight) return 'toRetake'
  return question.isMastered ? 'mastered' : 'inProgress'
}

function toThemes(bank: readonly StudiedQuestion[], today: string): ThemeStudy[] {
  const bySlug = new Map<string | null, StudiedQuestion[]>()
  const slugs = new Map<string | null, string | null>()
  for (const question of bank) {
    const { theme } = question
    // Makes one slug for each theme, because making one for each question is slow.
    if (!slugs.has(theme)) slugs.set(theme, theme && themeSlug(theme))
    const slug = slugs.get(theme)!
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), question])
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
