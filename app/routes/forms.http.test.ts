import { describe, expect, test } from 'vitest'
import { readLog } from '#test/harness/request-log'
import type { Browser } from '#test/harness/browser'
import { carbine, carbineForm, sendAdForm } from '#test/things/ad'
import { setUpAdSite } from '#test/harness/file-sites'
import { formatQuestions } from '#modules/exams'
import { question, IMPORT, toConfirmation, toForm, uploadFile } from '#test/things/question'
import { newsForm, publishNews } from '#test/things/news'
import { openPage, type Page, readPage } from '#test/harness/page'
import { refusing, type Refused, withFullDisk } from '#test/harness/refusing'
import { karim, newcomer, PASSWORD } from '#test/people'
import { typedLesson } from '#test/things/lesson'

/**
 * Every form except the exam's: its user and its address, how many faults it has when empty, what the database
 * refuses it, and what its page then says. Names in braces are those of `ids`.
 */
const FORMS = `
  visitor  /auth                         2  INSERT sessions           Échec de la connexion
  visitor  /auth?mode=register           4  INSERT users              Échec de l'inscription
  visitor  /auth?mode=forgot             1  INSERT mails              Erreur Erreur lors de l'envoi de l'email
  owner    /profile                      3  UPDATE users              Erreur Une erreur s'est produite lors de la mise à jour.
  owner    /profile?form=password        3  UPDATE users              Erreur Une erreur s'est produite lors du changement de mot de passe.
  owner    /profile/delete               1  INSERT account_deletions  Erreur Une erreur s'est produite lors de la suppression.
  owner    /profile/password-again       1  UPDATE sessions           Erreur Votre mot de passe n'a pas pu être vérifié.
  owner    /post-ad                      6  INSERT classified_ads     Erreur Une erreur s'est produite lors de la soumission.
  owner    /classified-ads/{ad}/edit     6  UPDATE classified_ads     Erreur Erreur lors de la mise à jour de l'annonce
  owner    /classified-ads/{online}/lower-price  1  UPDATE classified_ads  Erreur Erreur lors de la mise à jour de l'annonce
  admin    /admin/ads/new                6  INSERT classified_ads     Erreur Erreur lors de la création de l'annonce
  admin    /admin/ads/{ad}               7  UPDATE classified_ads     Erreur Erreur lors de la mise à jour de l'annonce
  admin    /admin/ads/{ad}/reject        2  UPDATE classified_ads     Erreur Erreur lors du rejet de l'annonce
  admin    /admin/news/new               4  INSERT news               Erreur Impossible de créer l'actualité
  admin    /admin/news/{news}            4  UPDATE news               Erreur Impossible de mettre à jour l'actualité
  admin    /admin/questions/new          5  INSERT question_versions  Erreur Impossible d'ajouter la question
  admin    /admin/questions/{question}   5  INSERT question_versions  Erreur Impossible de mettre à jour la question
  admin    /admin/questions/lessons/1   6  INSERT lesson_versions    Erreur Impossible de mettre à jour la leçon
`

/** Each button, and the page that it leads back to. */
const BUTTONS = `
  owner  /logout                              DELETE sessions        /                         Échec de la déconnexion Vous êtes encore connecté.
  owner  /profile/sessions                    DELETE sessions        /profile                  Erreur Une erreur s'est produite lors de la déconnexion.
  owner  /profile/second-factor?form=begin    INSERT second_factors  /profile/second-factor    Erreur Une erreur s'est produite lors de l'activation.
  owner  /classified-ads/{online}/mark-sold   UPDATE classified_ads  /classified-ads/{online}  Erreur Erreur lors de la mise à jour de l'annonce
  owner  /classified-ads/{online}/reserve     UPDATE classified_ads  /classified-ads/{online}  Erreur Erreur lors de la mise à jour de l'annonce
  owner  /classified-ads/{online}/delete      DELETE classified_ads  /classified-ads/{online}  Erreur Erreur lors de la suppression de l'annonce
  owner  /post-ad/draft/delete                DELETE ad_drafts       /classified-ads/mine      Erreur Erreur lors de la suppression du brouillon
  admin  /admin/ads/{ad}/approve              UPDATE classified_ads  /admin/ads                Erreur Erreur lors de l'approbation de l'annonce
  admin  /admin/ads/bulk?act=approve&ad[]={ad}.1  UPDATE classified_ads  /admin/ads                Erreur Erreur lors de l'approbation de l'annonce
  admin  /admin/ads/{online}/delete           UPDATE classified_ads  /admin/ads                Erreur Erreur lors de la suppression de l'annonce
  admin  /admin/news/{draft}/publish          INSERT admin_actions   /admin/news               Erreur Erreur lors de la publication de l'actualité
  admin  /admin/news/{news}/unpublish         INSERT admin_actions   /admin/news               Erreur Erreur lors de la dépublication de l'actualité
  admin  /admin/news/{news}/feature           INSERT admin_actions   /admin/news               Erreur Erreur lors de la modification du statut à la une
  admin  /admin/news/{draft}/unfeature        INSERT admin_actions   /admin/news               Erreur Erreur lors de la modification du statut à la une
  admin  /admin/news/{news}/delete            INSERT admin_actions   /admin/news               Erreur Erreur lors de la suppression de l'actualité
  admin  /admin/questions/{question}/delete   INSERT admin_actions   /admin/questions          Erreur Impossible de supprimer la question
  admin  /admin/users/{user}/block            INSERT admin_actions   /admin/users              Erreur Erreur lors du blocage de l'utilisateur
  admin  /admin/users/{blocked}/unblock       INSERT admin_actions   /admin/users              Erreur Erreur lors du déblocage de l'utilisateur
  admin  /admin/users/{user}/promote          INSERT admin_actions   /admin/users              Erreur Erreur lors de la nomination de l'administrateur
  admin  /admin/users/{blocked}/demote        INSERT admin_actions   /admin/users              Erreur Erreur lors du retrait des droits d'administrateur
  admin  /admin/bin/{binned}/restore          INSERT admin_actions   /admin/bin                Erreur Impossible de restaurer l'élément
  admin  /admin/bin/{binned}/erase            INSERT admin_actions   /admin/bin                Erreur Impossible de supprimer l'élément
  admin  /admin/users/{user}/delete           INSERT admin_actions   /admin/users              Erreur Erreur lors de la suppression de l'utilisateur
`

const NEW_PASSWORD = 'Dix-sur-10!'
const questionForm = toForm(question(7))

/** What the forms and buttons send. */
const FIELDS: Record<string, Record<string, string>> = {
  '/auth': { username: 'camille', password: PASSWORD },
  '/auth?mode=register': { ...newcomer(karim), phone: '' },
  '/auth?mode=forgot': { email: 'camille@example.com' },
  '/profile': { firstName: 'Anne', lastName: 'Dubois', email: 'camille@example.com' },
  '/profile?form=password': {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  },
  '/profile/delete': { currentPassword: PASSWORD },
  '/profile/password-again': { currentPassword: PASSWORD },
  '/profile/second-factor?form=begin': { currentPassword: PASSWORD },
  '/profile/sessions': { session: 'others' },
  '/post-ad': { ...carbineForm, title: 'Carabine neuve' },
  '/classified-ads/{ad}/edit': { ...carbineForm, title: 'Carabine révisée' },
  '/admin/ads/new': { ...carbine, title: 'Carabine du club' },
  '/admin/ads/{ad}': { ...carbine, title: 'Carabine corrigée', revision: '1' },
  '/classified-ads/{online}/lower-price': { price: '1 €' },
  '/admin/ads/{ad}/reject': {
    revision: '1',
    rule: 'misleading',
    reason: 'Le calibre manque : dites lequel.',
  },
  '/admin/ads/{ad}/approve': { revision: '1' },
  '/admin/ads/bulk?act=approve&ad[]={ad}.1': {},
  '/admin/news/new': { ...newsForm(), title: 'Le stand ferme' },
  '/admin/news/{news}': { ...newsForm(), title: 'Le stand rouvre' },
  '/admin/questions/lessons/1': { ...typedLesson, version: '1' },
  '/admin/questions/new': questionForm,
  '/admin/questions/{question}': { ...questionForm, version: '1' },
}

const site = await setUpAdSite()
await site.db.write('UPDATE users SET email_confirmed_at = created_at')

const idIn = async (answer: Response) => ((await answer.json()) as { id: number }).id
const { admin, member } = site.readers
const luc = await site.member(newcomer({ firstName: 'Luc', lastName: 'Peeters' }))
/** What the addresses name. */
const ids: Record<string, number> = {
  ad: (await site.post()).id,
  online: (await site.publish()).id,
  news: (await publishNews(site)).id,
  question: await idIn(await admin.call('POST', '/api/questions', question(1))),
  draft: (await publishNews(site, { isPublished: false, isFeatured: true })).id,
  user: await idIn(await member.call('GET', '/api/user')),
  blocked: await idIn(await luc.call('GET', '/api/user')),
}
await admin.post(`/admin/news/${(await publishNews(site)).id}/delete`)
const [binned] = await site.db.read<{ id: number }>('SELECT id FROM bin')
ids.binned = binned!.id
for (const act of ['promote', 'block']) await admin.post(`/admin/users/${ids.blocked}/${act}`)
await sendAdForm(site.readers.owner, '/post-ad', { draft: 'save' })
// Signed in twice: the other device can be signed out.
await site.browser().call('POST', '/api/login', { username: 'camille', password: PASSWORD })
const preview = openPage(admin.follow(await uploadFile(admin, formatQuestions([question(2)]))))
const waitingImport = toConfirmation(await preview)

test.each(rowsOf(FORMS))('%s sends %s empty: %s fields to correct', async (...row) => {
  const [reader, path, faults] = row as [Reader, string, string]
  const answer = await browserOf(reader).post(named(path))

  expect(answer.status).toBe(400)
  const title = faults === '1' ? 'Un champ à corriger' : `${faults} champs à corriger`
  expect(titlesIn(await openPage(answer))).toEqual([title])
})

test.each<[Reader, string, string, string]>([
  ['visitor', '/classified-ads', 'Filtrer', '/classified-ads'],
  ['owner', '/theory', 'Filtrer', '/theory'],
  ['owner', '/profile', 'Changer le mot de passe', '/profile?form=password'],
  ['admin', '/admin/news/new', 'Enregistrer', '/admin/news/new'],
  ['admin', '/admin/news', 'Mettre à la une « Ouverture du stand »', '/admin/news/{news}/feature'],
  ['admin', '/admin/ads/{ad}/reject', 'Rejeter', '/admin/ads/{ad}/reject'],
])("%s finds on %s the button '%s', whose form leads to %s", async (reader, path, button, action) => {
  const page = await readPage(browserOf(reader), named(path))
  const form = page.findAll('form').find((one) => one.button(button))

  expect(form?.attribute('action')).toBe(named(action))
})

test('an import without its file has one field to correct', async () => {
  const answer = await site.readers.admin.send('POST', IMPORT, { body: new FormData() })

  expect(titlesIn(await openPage(answer))).toEqual(['Un champ à corriger'])
})

test('a form refused as a whole is titled by the reason, not as a failure', async () => {
  const fields = { revision: '9', rule: 'misleading', reason: 'Le calibre manque : dites lequel.' }
  const answer = await site.readers.admin.post(named('/admin/ads/{ad}/reject'), fields)

  expect(answer.status).toBe(400)
  expect(alertsIn(await openPage(answer))).toEqual([
    expect.stringMatching(/^L'annonce a été modifiée entre-temps\. Relisez-la/),
  ])
})

test('a refused sign-in keeps the title of its form', async () => {
  const answer = await site.browser().post('/auth', { username: 'personne', password: PASSWORD })

  expect(alertsIn(await openPage(answer))).toEqual([
    "Échec de la connexion Nom d'utilisateur ou mot de passe incorrect",
  ])
})

describe.each([
  ['whose statement fails', refusing, 500, ''],
  ['for which there is no room', withFullDisk, 503, 'Réessayez dans un instant.'],
] as const)('a change %s', (_fault, breaking, status, also) => {
  test.each(rowsOf(FORMS))('%s sends %s: it comes back as filled in, with what failed', async (...row) => {
    const [reader, path, , refused, says] = row as [Reader, string, string, string, string]
    const answer = await breaking(site, ...statement(refused), () => send(reader, path))
    const page = await openPage(answer)

    expect(answer.status).toBe(status)
    expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '10' : null)
    expectNotice(page, { says, also, answer })
    // A button that was pressed is no field.
    const { intent: _button, ...filled }: Record<string, string> = FIELDS[path]!
    for (const [name, value] of Object.entries(filled))
      if (![PASSWORD, NEW_PASSWORD].includes(value)) expect(page.field(name)?.value, name).toBe(value)
    for (const secret of [PASSWORD, NEW_PASSWORD, 'Sequelize', 'not today'])
      expect(page.html).not.toContain(secret)
    await expectLogged(answer)
  })

  test.each(rowsOf(BUTTONS))('%s presses %s: its page says what failed', async (...row) => {
    const [reader, path, refused, leadsTo, says] = row as [Reader, string, string, string, string]
    const answer = await breaking(site, ...statement(refused), () => send(reader, path))

    expect([answer.status, answer.headers.get('Location')]).toEqual([303, named(leadsTo)])
    const page = await browserOf(reader).follow(answer)
    expect(page.status).toBe(200)
    expectNotice(await openPage(page), { says, also, answer })
    await expectLogged(answer)
  })

  test('sent as a file of questions comes back with what failed, and its tick', async () => {
    const file = formatQuestions([question(3)])
    const answer = await breaking(site, 'INSERT', 'question_imports', () =>
      uploadFile(site.readers.admin, file, { replace: 'on' }),
    )
    const page = await openPage(answer)

    expect(answer.status).toBe(status)
    expectNotice(page, { says: "Erreur Impossible d'importer les questions", also, answer })
    expect(page.field('replace')?.checked).toBe(true)
    await expectLogged(answer)
  })

  test('made by the consent to an import leads back to what it would do', async () => {
    const answer = await breaking(site, 'INSERT', 'admin_actions', () =>
      site.readers.admin.post(...waitingImport),
    )

    expect([answer.status, answer.headers.get('Location')]).toEqual([303, waitingImport[0]])
    expect(waitingImport[0]).toContain(IMPORT)
    const page = await openPage(site.readers.admin.follow(answer))
    expectNotice(page, { says: "Erreur Impossible d'importer les questions", also, answer })
  })
})

type Reader = 'visitor' | 'owner' | 'admin'

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
}

const statement = (refused: string) => refused.split(' ') as [Refused, string]

const browserOf = (reader: Reader): Browser => (reader === 'visitor' ? site.browser() : site.readers[reader])

function send(reader: Reader, path: string) {
  const fields = Object.entries(FIELDS[path] ?? {}).map(([name, value]) => [name, named(value)])
  return browserOf(reader).post(named(path), Object.fromEntries(fields) as Record<string, string>)
}

function named(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
}

type Notice = { says: string; also: string; answer: Response }

/** One notice, which screen readers say at once, with the sentence and the reference of what is in the log. */
function expectNotice(page: Page, { says, also, answer }: Notice) {
  const [words = '', ...more] = alertsIn(page)
  expect(more).toEqual([])
  expect(words.startsWith(says)).toBe(true)
  expect(words.split(says.replace(/^Erreur /, ''))).toHaveLength(2)
  expect(words).toContain(also)
  expect(words).toContain(`Référence : ${answer.headers.get('X-Request-Id')}`)
}

async function expectLogged(answer: Response) {
  expect(await readLog(site, answer.headers.get('X-Request-Id'))).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'could not act on a form' }),
  )
}

/** What the page says at once to a screen reader. */
const alertsIn = (page: Page) => page.texts('[role="alert"]')

/** Of the summaries of what is to correct. */
const titlesIn = (page: Page) => page.texts('main [role="alert"] > h2')
