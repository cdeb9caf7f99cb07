import { describe, expect, test } from 'vitest'
import { themeSlug } from '#modules/exams/schemas'
import { type Page, plain, readPage } from '#test/harness/page'
import { passTime, readLocation, startExam } from '#test/things/exam'
import { findQuestions } from '#test/things/series'
import { camille, elodie, newcomer } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

const member = await site.member(camille)
const details = await (await startExam(site, member)).finish(4)
const answers = await site.db.read<{ id: number; theme: string }>(
  `SELECT question_id AS id, theme FROM user_answers
   JOIN question_versions ON question_versions.id = question_version_id ORDER BY position`,
)
const REDO = 'form[action="/reviser?form=mistakes"]'

/** Rightly answered are the first four. */
const themes = answers.map(({ theme }) => theme)

test('a result tells the exam by theme, with the lesson and the revision', async () => {
  for (const path of ['/results', details]) {
    const scores = (await readPage(member, path)).section('themes')!
    const labels = scores.attributes('[aria-label]', 'aria-label').map((label) => plain(label.toLowerCase()))

    for (const theme of themes) {
      const [right, all] = [themes.slice(0, 4), themes].map((some) => some.filter((one) => one === theme))
      expect(scores.attributes('a', 'href')).toEqual(
        expect.arrayContaining([`/lecons/${themeSlug(theme)}`, `/reviser?theme=${themeSlug(theme)}`]),
      )
      expect(labels).toContain(`${theme} : ${right!.length} sur ${all!.length}`.toLowerCase())
    }
  }
})

test('a result starts exactly its wrong questions again, in one tap', async () => {
  const form = (await readPage(member, '/results')).find(REDO)!
  expect(form.button('Refaire ces 6 questions')).toBeDefined()

  const started = await readLocation(member.post('/reviser?form=mistakes', form.fields()))
  const asked = await findQuestions(site, Number(/^\/reviser\/(\d+)$/.exec(started)![1]))
  expect(asked.map(({ id }) => id).sort()).toEqual(
    answers
      .slice(4)
      .map(({ id }) => id)
      .sort(),
  )
})

describe('the first button of a result', () => {
  test('asks the questions again after a low score, and no other button does', async () => {
    const page = await readPage(member, '/results')

    expect(firstButton(page)).toBe('Refaire ces 6 questions')
    expect(page.findAll(REDO)).toHaveLength(1)
  })

  test('starts another exam after a better score', async () => {
    const other = await site.member(newcomer(camille))
    await (await startExam(site, other)).finish(5)
    const page = await readPage(other, '/results')

    expect(firstButton(page)).toBe('Nouvel examen')
    expect(page.section('etudier')!.button('Refaire ces 5 questions')).toBeDefined()
  })

  test('gives more time if the time was up, also on the page of the exam', async () => {
    const other = await site.member(newcomer(camille))
    const exam = await startExam(site, other)
    await exam.answer(4)
    await passTime(site, 306)
    const [again, label] = ['/quiz?type=practice&time=1.5', 'Recommencer avec plus de temps (× 1,5)']

    const page = await readPage(other, '/results')
    expect(page.words).toContain('Le temps a manqué : 6 questions sont restées sans réponse.')
    expect([firstButton(page), page.link(label)]).toEqual([label, again])
    const back = (await readPage(other, '/dashboard')).attributes('a[href$="/details"]', 'href')[0]!
    expect((await readPage(other, back)).link(label)).toBe(again)
  })
})

test("an admin who reads a member's exam is not asked to revise it", async () => {
  const admin = await site.admin(elodie)

  const page = await readPage(admin, details)

  expect(page.section('themes')?.words).toMatch(/\d sur \d/)
  expect(page.find('a[href^="/reviser?"], form[action^="/reviser"]')).toBeUndefined()
  expect((await readPage(admin, '/results')).words).toContain(
    "Aucun résultat trouvé Vous n'avez pas encore passé d'examen.",
  )
})

test.each(['abc', '999999'])("a result of the id %s is 'Détails non trouvés'", async (id) => {
  const { status, words } = await readPage(member, `/exam/${id}/details`)

  expect(status).toBe(404)
  expect(words).toContain('Détails non trouvés')
})

function firstButton(page: Page): string | undefined {
  return page.find('section[aria-label="Résultat"]')!.texts('a, button')[0]
}
