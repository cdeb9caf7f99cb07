import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { setUpAdSite } from '#test/harness/file-sites'
import { carbineForm, sendAdForm } from '#test/things/ad'
import { confirmAll, reportAd, reportConversation, startConversation } from '#test/things/conversation'
import { photo } from '#test/things/photo'
import { question, reportContent, toForm } from '#test/things/question'

const site = await setUpAdSite()
const { owner, member, admin } = site.readers

let ad: number
let talk: number
beforeEach(async () => {
  const tables = ['form_keys', 'conversations', 'reports', 'news', 'classified_ads']
  for (const table of tables) await site.db.write(`DELETE FROM ${table}`)
  await site.db.write(
    "DELETE FROM question_versions WHERE question LIKE '%exercice 1 ?' OR question LIKE 'Une autre%'",
  )
  await confirmAll(site)
  ad = (await site.publish()).id
  talk = await startConversation(member, ad)
})

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' }
const REPLY = { reply: "L'article 4 dit bien cela." }
const typedQuestion = toForm(question(1))
const OTHER_QUESTION = { question: 'Une autre question ?' }
const news = { title: 'Le stand ouvre', summary: 'En bref.', content: 'À dix heures.', author: 'Luc' }

type Fields = Record<string, string>
type Form = {
  by: Browser
  path: () => string | Promise<string>
  /** The rows that it adds. */
  made: string
  sent: Fields
  /** What it says when it is sent again with something else. */
  otherwise: Fields
}

const form = (by: Browser, path: Form['path'], made: string, sent: Fields, otherwise: Fields): Form => ({
  ...{ by, path, made, sent, otherwise },
})
const reportForm = (what: () => string, made: string, reason = 'scam') =>
  form(member, () => `/signaler/${what()}`, made, { ...REPORT, reason }, { message: 'Photo volée.' })
const answerTo = (path: Form['path'], made = 'admin_actions', sent: Fields = { ...REPLY, outcome: 'kept' }) =>
  form(admin, path, made, sent, { reply: 'Rien.' })

const FORMS: Record<string, Form> = {
  'an ad': form(owner, () => '/post-ad', 'classified_ads', carbineForm, { price: '450€' }),
  "an admin's ad": form(admin, () => '/admin/ads/new', 'classified_ads', carbineForm, { price: '450€' }),
  'a first message': form(member, firstMessage, 'messages', { message: 'Allô.' }, { message: 'Quoi ?' }),
  'an answer': form(owner, () => `/messages/${talk}`, 'messages', { message: 'Oui.' }, { message: 'Non.' }),
  'a report of an ad': reportForm(() => `annonce/${ad}`, 'reports'),
  'a report of a conversation': reportForm(() => `conversation/${talk}`, 'reports'),
  'a report of a question': reportForm(() => 'question/1', 'reports', 'answer'),
  'a question': form(admin, () => '/admin/questions/new', 'questions', typedQuestion, OTHER_QUESTION),
  'a news item': form(admin, () => '/admin/news/new', 'news', news, { title: 'Le stand ferme' }),
  'an answer to a report of an ad': answerTo(
    async () => `/admin/ad-reports/${await reportAd(site, member, ad)}`,
  ),
  'an answer to a report of a conversation': answerTo(
    async () => `/admin/message-reports/${await reportConversation(site, member, talk)}`,
    "admin_actions WHERE action = 'conversation.close'",
  ),
  'an answer to a report of a question': answerTo(reportedQuestion, 'admin_actions', REPLY),
}

/** The form as a browser shows it, filled in. */
async function open({ by, path, sent, otherwise }: Form) {
  const place = await path()
  const { formKey = '' } = (await readPage(by, place)).fields()
  const send = (fields: Record<string, string>, from = by) => from.post(place, { ...fields, formKey })
  return { formKey, place, again: () => send(sent), other: () => send({ ...sent, ...otherwise }), send }
}

/** Where its answer leads, and the message that the next page shows. */
const whereTo = ({ status, headers }: Response) => [
  status,
  headers.get('Location'),
  headers.get('Set-Cookie'),
]
const said = async (by: Browser, answer: Response) => (await openPage(by.follow(answer))).words

describe.each(Object.entries(FORMS))('the form of %s', (_, form) => {
  test('makes one thing when it is sent twice at once, and once more later', async () => {
    const { again } = await open(form)
    const before = await count(site.db, form.made)
    const [first, second] = await Promise.all([again(), again()])
    expect(first.status).toBe(303)
    expect(whereTo(second)).toEqual(whereTo(first))
    expect(whereTo(await again())).toEqual(whereTo(first))
    expect(await count(site.db, form.made)).toBe(before + 1)
  })

  test('comes back with its text and a new key when it says something else', async () => {
    const { formKey, again, other } = await open(form)
    await again()
    const before = await count(site.db, form.made)
    const page = await openPage(other())
    expect(page.status).toBe(400)
    expect(page.words).toContain('Vous avez déjà envoyé ce formulaire avec un autre contenu')
    for (const text of Object.values(form.otherwise)) expect(page.html).toContain(text)
    expect(await count(site.db, form.made)).toBe(before)
    expect(page.field('formKey')?.value).toMatch(/^[\da-f-]{36} /)
    expect(page.field('formKey')?.value).not.toBe(formKey)
  })
})

test('a form that another member opened comes back and says whose it was', async () => {
  const { send, place } = await open(FORMS['an ad']!)
  for (const fields of [carbineForm, { ...carbineForm, title: 'CZ' }]) {
    const page = await openPage(send(fields, member))
    expect(page.status).toBe(400)
    expect(page.words).toContain('Ce formulaire a été ouvert par camille. Vous êtes connecté comme karim.')
    expect(page.field('description')?.value).toBe(carbineForm.description)
    expect(page.field('formKey')?.value).toMatch(/ karim$/)
  }
  expect(await count(site.db, 'classified_ads')).toBe(1)
  const { formKey = '' } = (await readPage(member, place)).fields()
  expect((await member.post(place, { ...carbineForm, formKey })).status).toBe(303)
})

test('a refused form keeps no key, and makes its thing once it is right', async () => {
  const { send } = await open(FORMS['a news item']!)
  const wrong = { ...news, publishAt: '2027-01-02T10:00', unpublishAt: '2027-01-01T10:00' }
  expect((await send(wrong)).status).toBe(400)
  expect(await count(site.db, 'form_keys')).toBe(0)
  expect((await send(news)).status).toBe(303)
})

test('an ad that Back shows again with a new key is still the same ad', async () => {
  const [first, second] = [await open(FORMS['an ad']!), await open(FORMS['an ad']!)]
  expect(await said(owner, await first.again())).toContain('Annonce soumise')
  expect(await said(owner, await second.again())).toContain('Annonce soumise')
  expect(await count(site.db, 'classified_ads')).toBe(2)
})

test('the same ad with the same photos is one ad, with others it is not', async () => {
  const files = [{ name: 'cible.jpg', bytes: await photo({ width: 400, height: 300 }) }]
  const { formKey } = await open(FORMS['an ad']!)
  const send = (chosen: typeof files) =>
    sendAdForm(owner, '/post-ad', { fields: { ...carbineForm, formKey }, files: chosen })
  expect((await send(files)).status).toBe(303)
  expect((await send(files)).status).toBe(303)
  expect((await send([])).status).toBe(400)
  expect(await count(site.db, 'classified_ads')).toBe(2)
})

test('a member may write the same words again, in a new form', async () => {
  const before = await count(site.db, 'messages')
  await (await open(FORMS['an answer']!)).again()
  await (await open(FORMS['an answer']!)).again()
  expect(await count(site.db, 'messages')).toBe(before + 2)
})

async function firstMessage() {
  return `/classified-ads/${(await site.publish()).id}/message`
}

async function reportedQuestion() {
  await reportContent(member)
  const [found] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM reports')
  return `/admin/question-reports/${found!.id}`
}
