import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { openPage, readPage } from '#test/harness/page'
import { camille, elodie, karim } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addQuestion, question, toForm } from '#test/things/question'

const PAGE = '/admin/question-reports'
const REPLY = { reply: "L'article 4 dit bien cela." }

const site = await setUpSite()
const admin = await site.admin(elodie)
const members = {
  camille: await site.member(camille),
  karim: await site.member(karim),
}

/** The one question of the bank. */
let id: number
beforeEach(async () => {
  for (const table of ['reports', 'question_versions', 'questions', 'admin_actions', 'mails'])
    await site.db.write(`DELETE FROM ${table}`)
  await addQuestion(admin, 1)
  const [found] = await site.db.read<{ id: number }>('SELECT id FROM questions')
  id = found!.id
})

/** Returns the number of the report. */
async function report(by: Browser, message: string, place = `question/${id}`): Promise<number> {
  await by.post(`/signaler/${place}`, { reason: 'answer', message })
  const [found] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM reports')
  return found!.id
}

/** The form as the page has it: its address, and what it sends with these changes. */
async function correction(path: string, changes: object) {
  const page = await readPage(admin, path)
  const action = page.find('form#question')!.attribute('action')!
  return { page, action, fields: { ...toForm(question(1)), version: '1', check: ' ', ...changes } }
}

describe('the queue', () => {
  test('shows who says what about which question, and the ways to answer', async () => {
    const first = await report(members.camille, 'La bonne réponse est A.')
    await report(members.karim, 'Je lis autre chose.')
    const page = await readPage(admin, PAGE)

    expect(page.words).toContain('En attente (2)')
    expect(page.words).toMatch(
      /exercice 1 \? Question La réponse est fausse Camille Dubois, .* La bonne réponse est A\. Jamais posée/,
    )
    expect(page.words).toContain('2 signalements en attente sur la même page.')
    const about = "« Question d'exercice 1 ? »"
    expect(page.link(`Corriger la question ${about}`)).toBe(
      `/admin/questions/${id}?signalement=${first}&retour=%2Fadmin%2Fquestion-reports`,
    )
    expect(page.link(`Clore sans changement ${about}`)).toContain(`${PAGE}/${first}`)
    expect(page.link(`Statistiques et versions ${about}`)).toContain(`/admin/questions/${id}/statistics`)
    expect((await readPage(admin, '/admin/questions')).link('Signalements (2)')).toBe(PAGE)
  })

  test('shows a report by its reason alone, where its member said no more', async () => {
    const first = await report(members.camille, '')
    const page = await readPage(admin, PAGE)
    expect(page.words).toContain('La réponse est fausse')
    expect(page.findAll('blockquote')).toHaveLength(0)
    expect((await readPage(admin, `${PAGE}/${first}`)).words).toContain('Sans remarque.')
  })

  test('says that a question has changed since, or is gone', async () => {
    await report(members.camille, 'Périmée.')
    await admin.call('PUT', `/api/questions/${id}`, { ...question(1), optionA: 'Autre' })
    expect((await readPage(admin, PAGE)).words).toContain('version 1 signalée, version 2 maintenant')
    await admin.call('DELETE', `/api/questions/${id}`)
    const page = await readPage(admin, PAGE)
    expect(page.words).toContain('Supprimée')
    expect(page.words).not.toContain('Corriger la question')
  })
})

describe('a correction', () => {
  test('closes its report and the ticked ones, and dates the question', async () => {
    const first = await report(members.camille, 'La bonne réponse est A.')
    const second = await report(members.karim, 'A !')
    const path = `/admin/questions/${id}?signalement=${first}&retour=%2Fadmin%2Fquestion-reports`
    const { page, action, fields } = await correction(path, { correctAnswer: 'A' })
    expect(page.field('report')?.value).toBe(String(first))
    expect(page.attributes('[type="checkbox"][name="reports"]', 'value')).toEqual([String(second)])
    expect(action).toBe(path)

    const answer = await admin.post(action, { ...fields, report: String(first), reports: String(second) })

    expect(answer.headers.get('Location')).toBe(PAGE)
    const { words } = await readPage(admin, PAGE)
    expect(words).toContain('Question corrigée, 2 signalements clos')
    expect(words).toContain('Aucun signalement en attente')
    expect((await readPage(members.karim, '/theory?q=1')).words).toContain('Corrigée le')
    expect((await readPage(admin, `${PAGE}?show=closed`)).words).toMatch(/Clos \(2\).*Corrigée le/)
    expect((await readPage(admin, '/admin/audit')).words).toContain(
      'a corrigé, après signalement, la question',
    )
    expect((await readPage(members.camille, `/signaler/question/${id}`)).words).toContain(
      'Votre dernier signalement',
    )
  })

  test('that changes nothing is refused, and what was ticked stays', async () => {
    const first = await report(members.camille, 'Faux.')
    const second = await report(members.karim, 'Faux aussi.')
    const { action, fields } = await correction(`/admin/questions/${id}?signalement=${first}`, {})
    const sent = { ...fields, report: String(first), reports: String(second) }
    const page = await openPage(admin.post(action, sent))

    expect(page.words).toContain('Corrigez ce qui est signalé')
    expect(page.attributes('[name="reports"][checked]', 'value')).toEqual([String(second)])
  })

  test('of a report closed meanwhile is refused, and loses nothing', async () => {
    const first = await report(members.camille, 'Faux.')
    const { action, fields } = await correction(`/admin/questions/${id}?signalement=${first}`, {
      optionA: 'Mieux dit',
      report: String(first),
    })
    await admin.post(`${PAGE}/${first}`, REPLY)
    const page = await openPage(admin.post(action, fields))

    expect(page.status).toBe(400)
    expect(page.words).toContain('Ce signalement a été clos entre-temps.')
    expect(page.field('optionA')?.value).toBe('Mieux dit')
    expect(page.field('report')).toBeUndefined()
  })

  test('of a lesson is made in its form, and said under the lesson', async () => {
    const first = await report(members.camille, 'Le seuil a changé.', 'lecon/stockage')
    const page = await readPage(admin, PAGE)
    const form = page.link('Corriger la leçon « Stockage »')!
    const lesson = (await readPage(admin, form)).find('main form')!.fields()
    const typed = { ...lesson, title: 'Le stockage', checkedBy: 'texte', report: String(first) }
    const answer = await admin.post(form, typed)

    expect(answer.headers.get('Location')).toBe(PAGE)
    expect((await readPage(members.camille, '/lecons/stockage')).words).toContain('Corrigée le')
  })
})

describe('closing without change', () => {
  test('asks for words, which the reporter reads', async () => {
    const first = await report(members.camille, 'Faux.')
    const refused = await admin.post(`${PAGE}/${first}`, { reply: ' ' })
    expect((await openPage(refused)).field('reply')?.error).toBe('La réponse est requise')

    expect((await admin.post(`${PAGE}/${first}`, REPLY)).headers.get('Location')).toBe(PAGE)
    expect((await readPage(members.camille, `/signaler/question/${id}`)).words).toContain(REPLY.reply)
  })

  test('of a closed report leads back to the list; of none it is not found', async () => {
    const first = await report(members.camille, 'Faux.')
    await admin.post(`${PAGE}/${first}`, REPLY)

    for (const answer of [await admin.get(`${PAGE}/${first}`), await admin.post(`${PAGE}/${first}`, REPLY)])
      expect(answer.headers.get('Location')).toBe(PAGE)
    expect((await readPage(admin, PAGE)).words).toContain('Ce signalement a été clos entre-temps.')
    expect((await readPage(admin, `${PAGE}/999999`)).status).toBe(404)
  })
})
