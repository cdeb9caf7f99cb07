import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logOf } from '#test/request-log'
import type { Browser } from '#test/browser'
import { carbine } from '#test/worlds/carbine'
import { formatQuestions } from '#modules/exams'
import { question } from '#test/worlds/bank'
import { article } from '#test/worlds/news'
import { RETRY_AFTER } from '../http/unavailable'
import { wordsOf } from '#test/html-text'
import { refusing, type Refused, withoutRoom } from '#test/refusing'
import { karim, PASSWORD, registrationOf } from '#test/site'
import { type AdSite, carbineForm, openAdSite } from '#test/pages/ads'
import { confirmation, IMPORT, upload } from '#test/pages/import'

let site: AdSite
/** What the addresses name. */
let ids: Record<'pending' | 'online' | 'news' | 'draft' | 'question' | 'user' | 'blocked', number>
let waitingImport: [path: string, fields: Record<string, string>]

beforeAll(async () => {
  site = await openAdSite()
  const { admin, member } = site.readers
  const created = async (path: string, fields: object) => {
    const answer = await admin.call('POST', path, fields)
    return ((await answer.json()) as { id: number }).id
  }
  ids = {
    pending: (await site.post()).id,
    online: (await site.publish()).id,
    news: await created('/api/admin/news', article()),
    question: await created('/api/questions', question(1)),
    draft: await created('/api/admin/news', article({ isPublished: false, isFeatured: true })),
    user: await idOf(member),
    blocked: await idOf(await site.member({ username: 'luc', firstName: 'Luc', lastName: 'Peeters' })),
  }
  for (const act of ['promote', 'block']) await admin.post(`/admin/users/${ids.blocked}/${act}`)
  // Signed in twice: the other device can be signed out.
  await site.browser().call('POST', '/api/login', { username: 'camille', password: PASSWORD })
  waitingImport = confirmation(
    await (await admin.follow(await upload(admin, formatQuestions([question(2)])))).text(),
  )
})
afterAll(() => site.close())

async function idOf(browser: Browser) {
  return ((await (await browser.call('GET', '/api/user')).json()) as { id: number }).id
}

const visitor = () => site.browser()
const owner = () => site.readers.owner
const admin = () => site.readers.admin

type Form = {
  by: () => Browser
  path: string
  fields: Record<string, string>
  refused: [Refused, table: string]
  says: string
  keeps: RegExp[]
}

const profile = { ...registrationOf({ username: 'camille', firstName: 'Anne', lastName: 'Dubois' }) }
const NEW_PASSWORD = { currentPassword: PASSWORD, newPassword: 'Dix-sur-10!', confirmPassword: 'Dix-sur-10!' }
const { title, summary, content, author } = article()
const news = { title, summary, content, author }
const { theme, explanation, source, ...asked } = question(7)
const questionForm = { ...asked, theme: theme!, explanation: explanation!, source: source! }
const reason = 'Le calibre manque : dites lequel.'

/** Each form of the site but the exam's, what the database refuses it, and what its page then says. */
const forms: Record<string, Form> = {
  'a sign-in': {
    by: visitor,
    path: '/auth',
    fields: { username: 'camille', password: PASSWORD },
    refused: ['INSERT', 'sessions'],
    says: 'Échec de la connexion',
    keeps: [/value="camille"/],
  },
  'a registration': {
    by: visitor,
    path: '/auth?mode=register',
    fields: registrationOf({ ...karim, username: 'karim-absent' }),
    refused: ['INSERT', 'users'],
    says: "Échec de l'inscription",
    keeps: [/value="karim-absent"/],
  },
  'a forgotten password': {
    by: visitor,
    path: '/auth?mode=forgot',
    fields: { email: 'camille@example.com' },
    refused: ['INSERT', 'mails'],
    says: "Erreur Erreur lors de l'envoi de l'email",
    keeps: [/value="camille@example.com"/],
  },
  'the profile': {
    by: owner,
    path: '/profile',
    fields: profile,
    refused: ['UPDATE', 'users'],
    says: "Erreur Une erreur s'est produite lors de la mise à jour.",
    keeps: [/value="Anne"/],
  },
  'a new password': {
    by: owner,
    path: '/profile?form=password',
    fields: NEW_PASSWORD,
    refused: ['UPDATE', 'users'],
    says: "Erreur Une erreur s'est produite lors du changement de mot de passe.",
    keeps: [],
  },
  "an account's deletion": {
    by: owner,
    path: '/profile/delete',
    fields: { currentPassword: PASSWORD },
    refused: ['DELETE', 'users'],
    says: "Erreur Une erreur s'est produite lors de la suppression.",
    keeps: [],
  },
  'a new ad': {
    by: owner,
    path: '/post-ad',
    fields: { ...carbineForm, title: 'Carabine neuve' },
    refused: ['INSERT', 'classified_ads'],
    says: "Erreur Une erreur s'est produite lors de la soumission.",
    keeps: [/value="Carabine neuve"/, new RegExp(carbine.description)],
  },
  'an ad': {
    by: owner,
    path: '/classified-ads/{pending}/edit',
    fields: { ...carbineForm, title: 'Carabine révisée' },
    refused: ['UPDATE', 'classified_ads'],
    says: "Erreur Erreur lors de la mise à jour de l'annonce",
    keeps: [/value="Carabine révisée"/],
  },
  'a new ad of an admin': {
    by: admin,
    path: '/admin/ads/new',
    fields: { ...carbine, title: 'Carabine du club' },
    refused: ['INSERT', 'classified_ads'],
    says: "Erreur Erreur lors de la création de l'annonce",
    keeps: [/value="Carabine du club"/],
  },
  "an admin's change of an ad": {
    by: admin,
    path: '/admin/ads/{pending}',
    fields: { ...carbine, title: 'Carabine corrigée', revision: '1' },
    refused: ['UPDATE', 'classified_ads'],
    says: "Erreur Erreur lors de la mise à jour de l'annonce",
    keeps: [/value="Carabine corrigée"/],
  },
  'a rejection': {
    by: admin,
    path: '/admin/ads/{pending}/reject',
    fields: { revision: '1', reason },
    refused: ['UPDATE', 'classified_ads'],
    says: "Erreur Erreur lors du rejet de l'annonce",
    keeps: [/Le calibre manque/],
  },
  'a new news item': {
    by: admin,
    path: '/admin/news/new',
    fields: { ...news, title: 'Le stand ferme' },
    refused: ['INSERT', 'news'],
    says: "Erreur Impossible de créer l'actualité",
    keeps: [/value="Le stand ferme"/],
  },
  'a news item': {
    by: admin,
    path: '/admin/news/{news}',
    fields: { ...news, title: 'Le stand rouvre' },
    refused: ['UPDATE', 'news'],
    says: "Erreur Impossible de mettre à jour l'actualité",
    keeps: [/value="Le stand rouvre"/],
  },
  'a new question': {
    by: admin,
    path: '/admin/questions/new',
    fields: questionForm,
    refused: ['INSERT', 'question_versions'],
    says: "Erreur Impossible d'ajouter la question",
    keeps: [/exercice 7/, /Règle 7/],
  },
  'a question': {
    by: admin,
    path: '/admin/questions/{question}',
    fields: { ...questionForm, version: '1' },
    refused: ['INSERT', 'question_versions'],
    says: 'Erreur Impossible de mettre à jour la question',
    keeps: [/exercice 7/, /Règle 7/],
  },
}

type Button = Omit<Form, 'fields' | 'keeps'> & { fields?: Record<string, string>; leadsTo: string }

/** Each button, and the page that it leads back to. */
const buttons: Record<string, Button> = {
  'signing out': {
    by: owner,
    path: '/logout',
    refused: ['DELETE', 'sessions'],
    says: 'Échec de la déconnexion Vous êtes encore connecté.',
    leadsTo: '/',
  },
  'signing out other devices': {
    by: owner,
    path: '/profile/sessions',
    fields: { session: 'others' },
    refused: ['DELETE', 'sessions'],
    says: "Erreur Une erreur s'est produite lors de la déconnexion.",
    leadsTo: '/profile',
  },
  'marking an ad sold': {
    by: owner,
    path: '/classified-ads/{online}/mark-sold',
    refused: ['UPDATE', 'classified_ads'],
    says: "Erreur Erreur lors de la mise à jour de l'annonce",
    leadsTo: '/classified-ads/{online}',
  },
  'deleting an ad': {
    by: owner,
    path: '/classified-ads/{online}/delete',
    refused: ['DELETE', 'classified_ads'],
    says: "Erreur Erreur lors de la suppression de l'annonce",
    leadsTo: '/classified-ads/{online}',
  },
  'approving an ad': {
    by: admin,
    path: '/admin/ads/{pending}/approve',
    fields: { revision: '1' },
    refused: ['UPDATE', 'classified_ads'],
    says: "Erreur Erreur lors de l'approbation de l'annonce",
    leadsTo: '/admin/ads',
  },
  'approving several ads': {
    by: admin,
    path: '/admin/ads/bulk',
    fields: { act: 'approve', ads: '{pending}.1' },
    refused: ['UPDATE', 'classified_ads'],
    says: "Erreur Erreur lors de l'approbation de l'annonce",
    leadsTo: '/admin/ads',
  },
  "an admin's deletion of an ad": {
    by: admin,
    path: '/admin/ads/{online}/delete',
    refused: ['DELETE', 'classified_ads'],
    says: "Erreur Erreur lors de la suppression de l'annonce",
    leadsTo: '/admin/ads',
  },
  ...ofNews('publish', "Erreur lors de la publication de l'actualité", 'draft'),
  ...ofNews('unpublish', "Erreur lors de la dépublication de l'actualité"),
  ...ofNews('feature', 'Erreur lors de la modification du statut à la une'),
  ...ofNews('unfeature', 'Erreur lors de la modification du statut à la une', 'draft'),
  ...ofNews('delete', "Erreur lors de la suppression de l'actualité"),
  'deleting a question': {
    by: admin,
    path: '/admin/questions/{question}/delete',
    refused: ['INSERT', 'admin_actions'],
    says: 'Erreur Impossible de supprimer la question',
    leadsTo: '/admin/questions',
  },
  ...ofUser('block', "Erreur lors du blocage de l'utilisateur"),
  ...ofUser('unblock', "Erreur lors du déblocage de l'utilisateur", 'blocked'),
  ...ofUser('promote', "Erreur lors de la nomination de l'administrateur"),
  ...ofUser('demote', "Erreur lors du retrait des droits d'administrateur", 'blocked'),
  ...ofUser('delete', "Erreur lors de la suppression de l'utilisateur"),
}

function ofNews(act: string, says: string, name = 'news'): Record<string, Button> {
  const path = `/admin/news/{${name}}/${act}`
  const refused: Button['refused'] = ['INSERT', 'admin_actions']
  return { [`news: ${act}`]: { by: admin, path, refused, says: `Erreur ${says}`, leadsTo: '/admin/news' } }
}

function ofUser(act: string, says: string, name = 'user'): Record<string, Button> {
  const path = `/admin/users/{${name}}/${act}`
  const refused: Button['refused'] = ['INSERT', 'admin_actions']
  return { [`users: ${act}`]: { by: admin, path, refused, says: `Erreur ${says}`, leadsTo: '/admin/users' } }
}

const faults = [
  ['whose statement fails', refusing, 500, ''],
  ['for which there is no room', withoutRoom, 503, 'Réessayez dans un instant.'],
] as const

describe.each(faults)('a change %s', (_fault, breaking, status, also) => {
  test.each(Object.entries(forms))(
    'sent by the form of %s comes back as it was filled in, with what failed',
    async (_name, { by, path, fields, refused, says, keeps }) => {
      const answer = await breaking(site, ...refused, () => by().post(named(path), fields))
      const html = await answer.text()

      expect(answer.status).toBe(status)
      expect(answer.headers.get('Retry-After')).toBe(status === 503 ? String(RETRY_AFTER) : null)
      expectNotice(html, { says, also, answer })
      for (const kept of keeps) expect(html).toMatch(kept)
      expect(html).not.toContain(PASSWORD)
      expect(html).not.toMatch(/Sequelize|not today/)
      await expectLogged(answer)
    },
  )

  test.each(Object.entries(buttons))(
    'made by a button (%s) leads back to its page, which says what failed',
    async (_name, { by, path, fields, refused, says, leadsTo }) => {
      const answer = await breaking(site, ...refused, () => by().post(named(path), namedAll(fields)))

      expect([answer.status, answer.headers.get('Location')]).toEqual([303, named(leadsTo)])
      const page = await by().follow(answer)
      expect(page.status).toBe(200)
      expectNotice(await page.text(), { says, also, answer })
      await expectLogged(answer)
    },
  )

  test('sent as a file of questions comes back, with what failed and its box as it was ticked', async () => {
    const file = formatQuestions([question(3)])
    const answer = await breaking(site, 'INSERT', 'question_imports', () =>
      upload(site.readers.admin, file, { replace: 'on' }),
    )
    const html = await answer.text()

    expect(answer.status).toBe(status)
    expectNotice(html, { says: "Erreur Impossible d'importer les questions", also, answer })
    expect(html).toMatch(/<input(?=[^>]*name="replace")(?=[^>]*checked)/)
    await expectLogged(answer)
  })

  test('made by the consent to an import leads back to what it would do', async () => {
    const answer = await breaking(site, 'INSERT', 'admin_actions', () =>
      site.readers.admin.post(...waitingImport),
    )

    expect([answer.status, answer.headers.get('Location')]).toEqual([303, waitingImport[0]])
    expect(waitingImport[0]).toContain(IMPORT)
    const page = await (await site.readers.admin.follow(answer)).text()
    expectNotice(page, { says: "Erreur Impossible d'importer les questions", also, answer })
  })
})

type Notice = { says: string; also: string; answer: Response }

/** One notice, which screen readers say at once, with the sentence and the reference of what is in the log. */
function expectNotice(html: string, { says, also, answer }: Notice) {
  const notices = html.match(/<div[^>]*role="alert".*?<\/div><\/div>/gs) ?? []
  expect(notices).toHaveLength(1)
  const words = wordsOf(notices[0]!).trim()
  expect(words.startsWith(says)).toBe(true)
  expect(words.split(says.replace(/^Erreur /, ''))).toHaveLength(2)
  expect(words).toContain(also)
  expect(words).toContain(`Référence : ${answer.headers.get('X-Request-Id')}`)
}

async function expectLogged(answer: Response) {
  expect(await logOf(site, answer.headers.get('X-Request-Id'))).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'could not act on a form' }),
  )
}

function named(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]))
}

function namedAll(fields: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, named(value)]))
}
