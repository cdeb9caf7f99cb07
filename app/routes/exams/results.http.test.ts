import { beforeAll, expect, test } from 'vitest'
import { themeSlug } from '#modules/exams/schemas'
import type { Browser } from '#test/browser'
import { section, unescaped, wordsOf } from '#test/html-text'
import { answerAll } from '#test/pages/quiz'
import { sharedSite } from '#test/shared-site'
import { camille, elodie, openTestSite } from '#test/site'

const site = sharedSite(openTestSite)
let member: Browser
let details: string
let answers: { theme: string; isRight: boolean }[]

beforeAll(async () => {
  member = await site.member(camille)
  const last = await answerAll(member)
  await member.post(last, { userAnswer: 'A', intent: 'finish' })
  const rows = await site.db.read<{ id: number; theme: string; correct_answer: string }>(
    `SELECT exam_result_id AS id, theme, correct_answer FROM user_answers
     JOIN question_versions ON question_versions.id = question_version_id ORDER BY position`,
  )
  details = `/exam/${rows[0]!.id}/details`
  answers = rows.map(({ theme, correct_answer }) => ({ theme, isRight: correct_answer === 'A' }))
})

test('a result and its details tell the exam by theme, each with its lesson and the way to revise it', async () => {
  for (const path of ['/results', details]) {
    const scores = section(await pageAt(member, path), 'themes')

    for (const { theme } of answers) {
      const ofTheme = answers.filter((answer) => answer.theme === theme)
      const right = ofTheme.filter(({ isRight }) => isRight).length
      expect(scores).toContain(`href="/lecons/${themeSlug(theme)}"`)
      expect(scores).toContain(`href="/reviser?theme=${themeSlug(theme)}"`)
      expect(unescaped(scores)).toMatch(
        new RegExp(`aria-label="${theme} : ${right} sur ${ofTheme.length}"`, 'i'),
      )
    }
  }
})

test('all that was wrong can be answered again, by its themes', async () => {
  const study = section(await pageAt(member, '/results'), 'etudier')

  const [, address] = /<a[^>]*href="([^"]*)"[^>]*><span>Refaire mes erreurs sur ces thèmes</.exec(study)!
  const { pathname, searchParams } = new URL(unescaped(address!), 'http://localhost')
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ theme }) => themeSlug(theme))
  expect(pathname).toBe('/reviser')
  expect(searchParams.get('source')).toBe('mistakes')
  expect(searchParams.get('count')).toBe('all')
  expect(searchParams.getAll('theme')).toEqual([...new Set(wrong)])
})

test("an admin who reads a member's exam is not asked to revise it", async () => {
  const admin = await site.admin(elodie)

  const html = await pageAt(admin, details)

  expect(wordsOf(section(html, 'themes'))).toMatch(/\d sur \d/)
  expect(html).not.toContain('/reviser?')
})

async function pageAt(reader: Browser, path: string): Promise<string> {
  const answer = await reader.get(path)
  expect(answer.status).toBe(200)
  return answer.text()
}
