import type { Page } from '@playwright/test'
import type { Site } from './worker-site'

/** The right answer of the question at this position of the bank. */
export async function findStudied({ db }: Site, position: number) {
  const rows = await db.read<Record<string, string>>(
    'SELECT * FROM question_versions WHERE is_current ORDER BY question_id',
  )
  const row = rows[position - 1]!
  const letter = row.correct_answer!
  const option = row[`option_${letter.toLowerCase()}`]!
  return { letter, option, source: row.source! }
}

/** The numbers or the filters of the theory; on a desk they are unfolded already. */
export async function unfold(page: Page, name: 'Aller à une question' | 'Filtrer les questions') {
  const fold = page.getByRole('button', { name })
  if (await fold.isVisible()) await fold.click()
}

/** The bank is empty until `work` is done. */
export async function withEmptyBank({ db }: Site, work: () => Promise<unknown>) {
  // The older versions of a revised question stay as they are.
  const current = await db.read<{ id: number }>('SELECT id FROM question_versions WHERE is_current')
  await db.run('UPDATE question_versions SET is_current = false')
  try {
    await work()
  } finally {
    for (const { id } of current)
      await db.run('UPDATE question_versions SET is_current = true WHERE id = $1', [id])
  }
}
