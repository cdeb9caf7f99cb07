import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { openAdSite } from '#test/harness/ad-site'
import { carbineForm, sendAdForm } from '#test/things/ad'
import { confirmAll, reportAd, reportConversation, startConversation } from '#test/things/conversation'
import { photo } from '#test/things/photo'
import { question, reportContent, toForm } from '#test/things/question'

const site = await openAdSite()
afterAll(() => site.close())
const { owner, member, admin } = site.readers

let ad: number
let talk: number
beforeEach(async () => {
  for (const table of [
    'form_keys',
    'conversations',
    'ad_reports',
    'content_reports',
    'news',
    'classified_ads',
  ])
    await site.db.run(`DELETE FROM ${table}`)
  await site.db.run(
    "DELETE FROM question_versions WHERE question LIKE '%exercice 1 ?' OR question LIKE 'Une autre%'",
  )
  await confirmAll(site)
  ad = (await site.publish()).id
  talk = await startConversation(member, ad)
})

const REPORT = { reason: 'scam', message: 'Le vendeur demande un acompte.' }
const REPLY = { reply: "L'article 4 dit bien cela." }
const news = { title: 'Le stand ouvre', summary: 'En bref.', content: 'À dix heures.', author: 'Luc' }

type Form = {
  by: Browser
  path: () => string | Promise<string>
  sent: Record<string, string>
  /** What it says when it is sent again with something else. */
  otherwise: Record<string, string>
  /** The rows that it adds, or the mails that it sends. */
  made: string
}

const FORMS: Record<string, Form> = {
  'an ad': {
    ...{ by: owner, path: () => '/post-ad', sent: carbineForm, made: 'classified_ads' },
    otherwise: { price: '450€' },
  },
  'a first message': {
    ...{ by: member, path: async () => `/classified-ads/${(await site.publish()).id}/message` },
    ...{ sent: { message: 'Bonjour.' }, otherwise: { message: 'Bonsoir.' }, made: 'messages' },
  },
  'an answer': {
    ...{ by: owner, path: () => `/messages/${talk}`, made: 'messages' },
    ...{ sent: { message: 'Oui.' }, otherwise: { message: 'Non.' } },
  },
  'a report of an ad': {
    ...{ by: member, path: () => `/signaler/annonce/${ad}`, made: 'ad_reports' },
    ...{ sent: REPORT, otherwise: { message: 'Photo volée.' } },
  },
  'a report of a conversation': {
    ...{ by: member, path: () => `/signaler/conversation/${talk}`, made: 'conversation_reports' },
    ...{ sent: REPORT, otherwise: { message: 'Il insulte.' } },
  },
  'a report of a question': {
    ...{ by: member, path: () => '/signaler/question/1', made: 'content_reports' },
    ...{ sent: { reason: 'answer', message: 'C est juste.' }, otherwise: { message: 'B est juste.' } },
  },
  'a question': {
    ...{ by: admin, path: () => '/admin/questions/new', made: 'questions' },
    ...{ sent: toForm(question(1)), otherwise: { question: 'Une autre question ?' } },
  },
  'a news item': {
    ...{ by: admin, path: () => '/admin/news/new', made: 'news' },
    ...{ sent: news, otherwise: { title: 'Le stand ferme' } },
  },
  "an admin's ad": {
    ...{ by: admin, path: () => '/admin/ads/new', made: 'classified_ads' },
    ...{ sent: carbineForm, otherwise: { price: '450€' } },
  },
  'an answer to a report of an ad': {
    ...{ by: admin, path: async () => `/admin/ad-reports/${await reportAd(site, member, ad)}` },
    ...{ sent: { outcome: 'kept', ...REPLY }, otherwise: { reply: 'Rien.' }, made: 'admin_actions' },
  },
  'an answer to a report of a conversation': {
    by: admin,
    path: async () => `/admin/message-reports/${await reportConversation(site, member, talk)}`,
    ...{ sent: { outcome: 'kept', ...REPLY }, otherwise: { reply: 'Rien.' } },
    made: "admin_actions WHERE action = 'conversation.close'",
  },
  'an answer to a report of a question': {
    by: admin,
    async path() {
      await reportContent(member)
      const [found] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM content_reports')
      return `/admin/question-reports/${found!.id}`
    },
    ...{ sent: REPLY, otherwise: { reply: 'Rien.' }, made: 'admin_actions' },
  },
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
