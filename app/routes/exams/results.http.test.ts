import { expect, test } from 'vitest'
import { themeSlug } from '#modules/exams/schemas'
import { plain, readPage } from '#test/harness/page'
import { readLocation, startExam } from '#test/things/exam'
import { findQuestions } from '#test/things/series'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

const member = await site.member(camille)
const details = await (await startExam(site, member)).finish(4)
const answers = await site.db.read<{ id: number; theme: string }>(
  `SELECT question_id AS id, theme FROM user_answers
   JOIN question_versions ON question_versions.id = question_version_id ORDER BY position`,
)
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
  const study = (await readPage(member, '/results')).section('etudier')!
  const form = study.find('form[action="/reviser?form=mistakes"]')!
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
