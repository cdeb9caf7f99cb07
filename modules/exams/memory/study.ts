import { themeSlug } from '../theme'
import type { PredictedQuestion } from './chance'
import { isDue } from './memory-record'
import { estimateFirstSight, predictRightAnswer } from './probability'
import type { StudiedQuestion } from './studied'

/** Counts questions by what the member knows of them. */
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

export function predictAnswers(bank: readonly StudiedQuestion[], guess: number): PredictedQuestion[] {
  const firstSight = estimateFirstSight(bank)
  return bank.map(({ theme, group, checkedBy, recall }) => {
    const probability = recall === null ? firstSight(theme) : predictRightAnswer(recall, guess)
    return { theme, group, checkedBy, probability }
  })
}

function countKnowledge(bank: readonly StudiedQuestion[]): Knowledge {
  const counts = { total: bank.length, mastered: 0, inProgress: 0, toRetake: 0, unseen: 0 }
  for (const { knowledge } of bank) counts[knowledge === 'changed' ? 'toRetake' : knowledge] += 1
  return counts
}

function toThemes(bank: readonly StudiedQuestion[], today: string): ThemeStudy[] {
  const bySlug = new Map<string | null, StudiedQuestion[]>()
  for (const question of bank) {
    const { theme } = question
    const slug = theme && themeSlug(theme)
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
