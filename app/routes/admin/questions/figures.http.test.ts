import { expect, test } from 'vitest'
import { insert } from '#test/harness/db/rows'
import { readPage } from '#test/harness/page'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addQuestion, removeQuestions } from '#test/things/question'

const PAGE = '/admin/questions/figures'

const site = await setUpSite()

const admin = await site.admin(elodie)
await removeQuestions(site)
for (const [index, theme] of ['Transport', 'Transport', 'École'].entries())
  await addQuestion(admin, index + 1, { theme })
const [first] = await site.db.read<{ id: number }>('SELECT min(id) AS id FROM questions')
// In half of the exams; those who were right had 8 of 10 of the others on average, all together 6.
const sums = { exam_asked: 40, exam_right: 20, rest_sum: 24, rest_squares: 16.4, rest_sum_right: 16 }
const row = { edition: 1, first_answers: 40, first_right: 39, ...sums }
await insert(site.db, 'item_tallies', { question_id: first!.id, ...row })

test('a theme has its share of right first answers, and its discrimination', async () => {
  const page = await readPage(admin, PAGE)
  const themes = page.section('themes')?.words

  expect(themes).toMatch(/École 1 – 0 n < 20 0 .*Transport 2 97,5 % 40 0,89 1/)
  expect(page.link('Transport')).toBe(`${PAGE}?theme=Transport`)
})

test('a question its answers speak against is listed with its statistics', async () => {
  const page = await readPage(admin, PAGE)
  const listed = page.section('a-revoir')!

  expect(listed.words).toMatch(
    /À revoir \(1\).*Plus de 95 % la réussissent du premier coup\. Réussie du premier coup à 97,5 % \(n = 40\), discrimination 0,89\./,
  )
  const statistics = listed.link("Question d'exercice 1 ?")!
  expect((await readPage(admin, statistics)).words).toMatch(
    /Premières réponses 40 Justes du premier coup 97,5 % Discrimination 0,89 À revoir Plus de 95 % /,
  )
  expect((await readPage(admin, '/admin/questions?flag=flagged')).words).toContain('Questions trouvées (1)')
})

test('a theme has its questions, one by one', async () => {
  const page = await readPage(admin, `${PAGE}?theme=Transport`)

  expect(page.words).toContain('Questions (2)')
  expect(page.section('questions')?.words).not.toContain('exercice 3')
  expect((await readPage(admin, page.link("Question d'exercice 2 ?")!)).words).toContain(
    'trop peu pour juger',
  )
})

test('the recall that was predicted stands beside the answers', async () => {
  const bands = [
    { band: 7, answers: 40, right_answers: 30, recall_sum: 30, recall_squares: 22.5, recall_right: 22.5 },
    { band: 9, answers: 60, right_answers: 57, recall_sum: 57, recall_squares: 54.15, recall_right: 54.15 },
  ]
  for (const band of bands) await insert(site.db, 'calibration_bands', band)

  const section = (await readPage(admin, PAGE)).section('previsions')!
  expect(section.words).toContain('Réponses 100 Score de Brier 0,11 Chance de deviner juste 33,3 %')
  expect(section.words).toMatch(/de 70 à 80 % 40 83,3 % 75 % de 90 à 100 % 60 96,7 % 95 %/)
  expect(section.findAll('circle')).toHaveLength(2)
})

test('what members do with the plan of the day is counted without names', async () => {
  const member = await site.member(camille)
  // A plan counts with its first answer.
  await member.post('/reviser?form=today')
  const series = (await member.post('/reviser?form=today')).headers.get('Location')!
  await member.post(`${series}?q=1`, { userAnswer: 'A' })
  const words = (await readPage(admin, PAGE)).section('plans')!.words
  expect(words).toContain('Membres 1 Jours commencés 1 Jours terminés 0 Réponses 1 Minutes 0')
  expect(words).not.toContain('Camille')
})
