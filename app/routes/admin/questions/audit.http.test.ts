import { beforeEach, expect, test } from 'vitest'
import {
  addQuestion,
  importQuestions,
  question,
  questions,
  removeQuestions,
  toForm,
} from '#test/things/question'
import { readPage, SCRIPT } from '#test/harness/page'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const PAGE = '/admin/questions/audit'

const site = await setUpSite()

const admin = await site.admin(elodie)
beforeEach(() => removeQuestions(site))

test('the audit names what breaks a rule, and leads to its form and back', async () => {
  await addQuestion(admin, 1, { question: `${SCRIPT} ?`, source: 'Règle de sécurité, canon' })
  const page = await readPage(admin, PAGE)

  const sources = page.section('sources')!
  expect(sources.words).toContain("Une étiquette au lieu d'une source")
  const form = sources.link(`${SCRIPT} ?`)!
  expect((await readPage(admin, form)).words).toContain('Modifier la question')
  const saved = await admin.post(form, { ...toForm(question(1, { question: 'Où ?' })), version: '1' })
  expect(saved.headers.get('Location')).toBe(PAGE)
  expect((await readPage(admin, PAGE)).html).not.toContain('<script>alert')
})

test('the audit names questions that lead nowhere since a lesson has changed', async () => {
  await addQuestion(admin, 1, {
    lesson: 'stockage#a-retenir',
    picture: 'armoire-1',
    pictureAlt: 'Une armoire',
  })
  await site.db.write(`UPDATE question_versions SET lesson = 'stockage#rien', picture = 'armoire'`)
  const page = await readPage(admin, PAGE)

  expect(page.section('pictures')?.words).toContain("Image que le site n'a pas Question d'exercice 1 ?")
  expect(page.section('lessons')?.words).toContain("Leçon ou paragraphe qui n'existe pas Question")
})

test('the audit gives the figures of the bank, and says which are off', async () => {
  await importQuestions(admin, questions(12))
  const page = await readPage(admin, (await readPage(admin, '/admin/questions')).link('Audit')!)

  expect(page.words).toContain('La bonne réponse est B 12 sur 12, soit 100 % de 28 à 39 % À revoir')
  expect(page.section('words')?.words).toContain(
    'Une option avec « juste » est juste : 12 sur 12, soit 100 % (de 10 à 70 %)',
  )
})

test('the audit shows twenty-five of hundreds, and how many more there are', async () => {
  await importQuestions(admin, questions(300))
  const page = await readPage(admin, PAGE)

  expect(page.section('lessons')?.findAll('li a')).toHaveLength(25)
  expect(page.section('lessons')?.words).toContain('Et 275 autres.')
})
