import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { linkTo, read, unescaped } from '#test/html-text'
import { sharedSite } from '#test/shared-site'
import { camille, elodie, karim, openTestSite } from '#test/site'
import { formOf, question } from '#test/worlds/bank'

const PAGE = '/admin/question-reports'
const REPLY = { reply: "L'article 4 dit bien cela." }

const site = sharedSite(() => openTestSite())
let admin: Browser
let members: { camille: Browser; karim: Browser }
beforeAll(async () => {
  admin = await site.admin(elodie)
  members = { camille: await site.member(camille), karim: await site.member(karim) }
})

/** The one question of the bank. */
let id: number
beforeEach(async () => {
  for (const table of ['content_reports', 'question_versions', 'questions', 'admin_actions', 'mails'])
    await site.db.run(`DELETE FROM ${table}`)
  await admin.post('/admin/questions/new', formOf(question(1)))
  const [found] = await site.db.read<{ id: number }>('SELECT id FROM questions')
  id = found!.id
})

/** Returns the number of the report. */
async function report(by: Browser, message: string, place = `question/${id}`): Promise<number> {
  await by.post(`/signaler/${place}`, { reason: 'answer', message })
  const [found] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM content_reports')
  return found!.id
}

/** The form as the page has it: its address, and what it sends with these changes. */
async function correction(path: string, changes: object) {
  const { html } = await read(admin, path)
  const form = /<form[^>]*id="question"[^>]*>/.exec(html)![0]
  const action = unescaped(/action="([^"]*)"/.exec(form)![1]!)
  return { html, action, fields: { ...formOf(question(1)), version: '1', check: ' ', ...changes } }
}

describe('the queue', () => {
  test('shows who says what about which question, with its figures and the ways to answer', async () => {
    const first = await report(members.camille, 'La bonne réponse est A.')
    await report(members.karim, 'Je lis autre chose.')
    const { words, html } = await read(admin, PAGE)

    expect(words).toContain('En attente (2)')
    expect(words).toMatch(
      /exercice 1 \? Question Réponse Camille Dubois, .* La bonne réponse est A\. Jamais posée/,
    )
    expect(words).toContain('2 signalements en attente sur la même page.')
    const about = "« Question d'exercice 1 ? »"
    expect(linkTo(html, `Corriger la question ${about}`)).toBe(
      `/admin/questions/${id}?signalement=${first}&retour=%2Fadmin%2Fquestion-reports`,
    )
    expect(linkTo(html, `Clore sans changement ${about}`)).toContain(`${PAGE}/${first}`)
    expect(linkTo(html, `Statistiques et versions ${about}`)).toContain(`/admin/questions/${id}/statistics`)
    expect(linkTo((await read(admin, '/admin/questions')).html, 'Signalements (2)')).toBe(PAGE)
  })

  test('says that a question has changed since, or is gone', async () => {
    await report(members.camille, 'Périmée.')
    await admin.call('PUT', `/api/questions/${id}`, { ...question(1), optionA: 'Autre' })
    expect((await read(admin, PAGE)).words).toContain('version 1 signalée, version 2 maintenant')
    await admin.call('DELETE', `/api/questions/${id}`)
    const { words, html } = await read(admin, PAGE)
    expect(words).toContain('Supprimée')
    expect(html).not.toContain('Corriger la question')
  })
})

describe('a correction', () => {
  test('closes its report and those that the admin has ticked, and says when on the question', async () => {
    const first = await report(members.camille, 'La bonne réponse est A.')
    const second = await report(members.karim, 'A !')
    const path = `/admin/questions/${id}?signalement=${first}&retour=%2Fadmin%2Fquestion-reports`
    const { html, action, fields } = await correction(path, { correctAnswer: 'A' })
    expect(html).toContain(`type="hidden" name="report" value="${first}"`)
    expect(html).toMatch(new RegExp(`type="checkbox"[^>]*name="reports"[^>]*value="${second}"`))
    expect(action).toBe(path)

    const body = new URLSearchParams({ ...fields, report: String(first) })
    body.append('reports', String(second))
    const answer = await admin.send('POST', action, { body })

    expect(answer.headers.get('Location')).toBe(PAGE)
    const { words } = await read(admin, PAGE)
    expect(words).toContain('Question corrigée, 2 signalements clos')
    expect(words).toContain('Aucun signalement en attente')
    expect((await read(members.karim, '/theory?q=1&reponse=1')).words).toContain('Corrigée le')
    expect((await read(admin, `${PAGE}?show=closed`)).words).toMatch(/Clos \(2\).*Corrigée le/)
    expect((await read(admin, '/admin/audit')).words).toContain('a corrigé, après signalement, la question')
    expect((await read(members.camille, `/signaler/question/${id}`)).words).toContain(
      'Votre dernier signalement',
    )
  })

  test('that changes nothing is refused, and what was ticked stays', async () => {
    const first = await report(members.camille, 'Faux.')
    const second = await report(members.karim, 'Faux aussi.')
    const { action, fields } = await correction(`/admin/questions/${id}?signalement=${first}`, {})
    const body = new URLSearchParams({ ...fields, report: String(first) })
    body.append('reports', String(second))
    const html = await (await admin.send('POST', action, { body })).text()

    expect(html).toContain('Corrigez ce qui est signalé')
    expect(html).toMatch(
      new RegExp(`type="checkbox"[^>]*name="reports"[^>]*checked=""[^>]*value="${second}"`),
    )
  })

  test('of a report that another admin has closed meanwhile is refused, and loses nothing', async () => {
    const first = await report(members.camille, 'Faux.')
    const { action, fields } = await correction(`/admin/questions/${id}?signalement=${first}`, {
      optionA: 'Mieux dit',
      report: String(first),
    })
    await admin.post(`${PAGE}/${first}`, REPLY)
    const answer = await admin.post(action, fields)

    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Ce signalement a été clos entre-temps.')
    expect(html).toContain('>Mieux dit<')
    expect(html).not.toContain('name="report"')
  })

  test('of a lesson is made in its form, and said under the lesson', async () => {
    const first = await report(members.camille, 'Le seuil a changé.', 'lecon/stockage')
    const { html } = await read(admin, PAGE)
    const form = linkTo(html, 'Corriger la leçon « Stockage »')!
    const { lesson } = await lessonOf(form)
    const answer = await admin.post(form, { ...lesson, title: 'Le stockage', report: String(first) })

    expect(answer.headers.get('Location')).toBe(PAGE)
    expect((await read(members.camille, '/lecons/stockage')).words).toContain('Corrigée le')
  })
})

describe('closing without change', () => {
  test('asks for words, which the reporter reads', async () => {
    const first = await report(members.camille, 'Faux.')
    const refused = await admin.post(`${PAGE}/${first}`, { reply: ' ' })
    expect(await refused.text()).toContain('La réponse est requise')

    expect((await admin.post(`${PAGE}/${first}`, REPLY)).headers.get('Location')).toBe(PAGE)
    expect((await read(members.camille, `/signaler/question/${id}`)).words).toContain(REPLY.reply)
  })

  test('leads back to the list where the report is closed, and is not found where there is none', async () => {
    const first = await report(members.camille, 'Faux.')
    await admin.post(`${PAGE}/${first}`, REPLY)

    for (const answer of [await admin.get(`${PAGE}/${first}`), await admin.post(`${PAGE}/${first}`, REPLY)])
      expect(answer.headers.get('Location')).toBe(PAGE)
    expect((await read(admin, PAGE)).words).toContain('Ce signalement a été clos entre-temps.')
    expect((await read(admin, `${PAGE}/999999`)).status).toBe(404)
  })
})

/** The texts of a lesson's form. */
async function lessonOf(form: string) {
  const { html } = await read(admin, form)
  const value = (name: string) =>
    unescaped(
      new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
        new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)`).exec(html)?.[1] ??
        '',
    )
  const names = ['title', 'description', 'content', 'basis', 'checkedOn', 'version', 'check']
  return { lesson: { ...Object.fromEntries(names.map((name) => [name, value(name)])), checkedBy: 'texte' } }
}
