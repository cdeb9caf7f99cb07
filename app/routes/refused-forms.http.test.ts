import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { wordsOf } from '#test/html-text'
import { PASSWORD } from '#test/site'
import { openAdSite } from '#test/pages/ads'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openAdSite)
let ad: { id: number; revision: string }
beforeAll(async () => {
  ad = { id: (await site.post()).id, revision: '1' }
})

type Form = [by: () => Browser, path: () => string, fields: () => Record<string, string>, faults: number]

const visitor = () => site.browser()
const owner = () => site.readers.owner
const admin = () => site.readers.admin
const nothing = () => ({})

const forms: Record<string, Form> = {
  'a sign-in': [visitor, () => '/auth', nothing, 2],
  'a sign-in without a password': [visitor, () => '/auth', () => ({ username: 'camille' }), 1],
  'a registration': [visitor, () => '/auth?mode=register', nothing, 5],
  'a forgotten password': [visitor, () => '/auth?mode=forgot', nothing, 1],
  'the profile': [owner, () => '/profile', nothing, 3],
  'a new password': [owner, () => '/profile?form=password', nothing, 3],
  "an account's deletion": [owner, () => '/profile/delete', nothing, 1],
  'a new ad': [owner, () => '/post-ad', nothing, 6],
  'an ad': [owner, () => `/classified-ads/${ad.id}/edit`, nothing, 6],
  'a new ad of an admin': [admin, () => '/admin/ads/new', nothing, 6],
  'a rejection': [admin, () => `/admin/ads/${ad.id}/reject`, () => ({ revision: ad.revision }), 1],
  'a news item': [admin, () => '/admin/news/new', nothing, 4],
  'a question': [admin, () => '/admin/questions/new', nothing, 5],
}

test.each(Object.entries(forms))(
  'the summary of a refused form (%s) counts the fields that are to be corrected',
  async (_name, [by, path, fields, faults]) => {
    const answer = await by().post(path(), fields())

    expect(answer.status).toBe(400)
    expect(titlesIn(await answer.text())).toEqual([
      faults === 1 ? 'Un champ à corriger' : `${faults} champs à corriger`,
    ])
  },
)

test('so does that of a form without its file', async () => {
  const answer = await admin().send('POST', '/admin/questions/import', { body: new FormData() })

  expect(titlesIn(await answer.text())).toEqual(['Un champ à corriger'])
})

test('what is refused as a whole is titled by its first sentence: it is no failure of the server', async () => {
  const fields = { revision: '9', reason: 'Le calibre manque : dites lequel.' }
  const answer = await admin().post(`/admin/ads/${ad.id}/reject`, fields)
  const html = await answer.text()

  expect(answer.status).toBe(400)
  expect(alertsIn(html)).toEqual([
    expect.stringMatching(/^L'annonce a été modifiée entre-temps\. Relisez-la/),
  ])
})

test('a refused sign-in keeps the title of its form', async () => {
  const answer = await visitor().post('/auth', { username: 'personne', password: PASSWORD })

  expect(alertsIn(await answer.text())).toEqual([
    "Échec de la connexion Nom d'utilisateur ou mot de passe incorrect",
  ])
})

/** What the page says at once to a screen reader. */
function alertsIn(html: string): string[] {
  return (html.match(/<div[^>]*role="alert".*?<\/div><\/div>/gs) ?? []).map((alert) => wordsOf(alert).trim())
}

function titlesIn(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)![0]
  const summaries = main.match(/<div[^>]*role="alert"[^>]*><h2[^>]*>.*?<\/h2>/gs) ?? []
  return summaries.map((summary) => wordsOf(summary).trim())
}
