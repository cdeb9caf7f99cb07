import { beforeAll, expect, test } from 'vitest'
import { themeSlug } from '#modules/exams/schemas'
import type { Browser } from '#test/harness/browser'
import { plain, readPage } from '#test/harness/page'
import { answerAll } from '#test/things/exam'
import { sharedSite } from '#test/harness/shared-site'
import { camille, elodie } from '#test/people'
import { openTestSite } from '#test/harness/site'

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

test('a result tells the exam by theme, with the lesson and the revision', async () => {
  for (const path of ['/results', details]) {
    const scores = (await readPage(member, path)).section('themes')!

    for (const { theme } of answers) {
      const ofTheme = answers.filter((answer) => answer.theme === theme)
      const right = ofTheme.filter(({ isRight }) => isRight).length
      expect(scores.attributes('a', 'href')).toEqual(
        expect.arrayContaining([`/lecons/${themeSlug(theme)}`, `/reviser?theme=${themeSlug(theme)}`]),
      )
      const labels = scores
        .attributes('[aria-label]', 'aria-label')
        .map((label) => plain(label.toLowerCase()))
      expect(labels).toContain(`${theme} : ${right} sur ${ofTheme.length}`.toLowerCase())
    }
  }
})

test('all that was wrong can be answered again, by its themes', async () => {
  const study = (await readPage(member, '/results')).section('etudier')!

  const address = study.link('Refaire mes erreurs sur ces thèmes')!
  const { pathname, searchParams } = new URL(address, site.origin)
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ theme }) => themeSlug(theme))
  expect(pathname).toBe('/reviser')
  expect(searchParams.get('source')).toBe('mistakes')
  expect(searchParams.get('count')).toBe('all')
  expect(searchParams.getAll('theme')).toEqual([...new Set(wrong)])
})

test("an admin who reads a member's exam is not asked to revise it", async () => {
  const admin = await site.admin(elodie)

  const page = await readPage(admin, details)

  expect(page.section('themes')?.words).toMatch(/\d sur \d/)
  expect(page.find('a[href^="/reviser?"]')).toBeUndefined()
})
