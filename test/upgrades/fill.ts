import { type Browser, createBrowser } from '#test/harness/browser'
import { openPage } from '#test/harness/page'
import { camille, elodie, karim, PASSWORD, person } from '#test/people'
import { register } from '#test/things/account'
import { carbineForm, daysFromNow, findNewestAd, REJECTION, sendAdForm } from '#test/things/ad'
import { startConversation } from '#test/things/conversation'
import { type ApiQuestion, attemptIn, readLocation, toClaim } from '#test/things/exam'
import { sendNewsForm } from '#test/things/news'
import { createPhotos, photo } from '#test/things/photo'
import { codeAt, findSecret } from '#test/things/second-factor'

/** A running site of a release, made for its first admin, Élodie. `sql` does what no page does. */
type ReleasedSite = { origin: string; sql: (statement: string) => Promise<unknown> }

/** What the sessions and second factors of the filled databases are sealed with. */
export const SESSION_SECRET = 'Dix dans le mille, trois fois de suite'

const odette = person('odette', 'Odette', 'Maes')
const luc = person('luc', 'Luc', 'Peeters')
const noemie = person('Noémie', 'Noémie', 'Claes')

/**
 * Fills a site through its pages and calls, as people did with that release. Returns the moment, the ids of Karim's
 * ads, and the secret and the recovery codes of Camille's second factor.
 */
export async function fillSite({ origin, sql }: ReleasedSite) {
  const [candidate, seller, buyer, fraud] = [
    await register({ origin }, camille),
    await register({ origin }, karim),
    await register({ origin }, odette),
    await register({ origin }, luc),
  ]
  await sql('UPDATE users SET email_confirmed_at = created_at')
  await register({ origin }, noemie)
  const admin = createBrowser(origin)
  await send(admin, '/auth', { username: elodie.username, password: PASSWORD })

  await learn(candidate, admin)
  const ads = await sell(seller, admin)
  await sql(
    `UPDATE classified_ads SET is_expired = ${TRUE}, expires_at = updated_at WHERE id = ${ads.expired}`,
  )
  await talk({ seller, buyer, fraud, admin }, ads)
  await write(admin)
  await send(buyer, '/auth?mode=forgot', { email: odette.email })
  const { secret, recoveryCodes } = await setUpFactor(candidate)
  return {
    at: new Date().toISOString(),
    ads,
    secret,
    recoveryCodes,
  }
}

/** SQLite knows the word too. */
const TRUE = 'true'

/** Camille finishes practice exams and a series, and leaves an official exam and a second series in progress. */
async function learn(candidate: Browser, admin: Browser) {
  const bank = (await call(admin, 'GET', '/api/questions')) as ApiQuestion[]
  // Five passed exams unlock the official one.
  for (let at = 0; at < 50; at += 10)
    await call(candidate, 'POST', '/api/exam-results', toClaim(bank.slice(at), { right: 9 }))
  const practice = await readLocation(candidate.get('/quiz?type=practice'))
  for (let q = 1; q <= 10; q += 1)
    await send(candidate, practice.replace('q=1', `q=${q}`), {
      userAnswer: 'A',
      intent: q < 10 ? 'next' : 'finish',
    })
  const official = await readLocation(candidate.get('/quiz?type=official'))
  await send(candidate, official, { userAnswer: 'B', intent: 'next' })
  await send(candidate, official.replace('q=1', 'q=2'), { userAnswer: 'C', intent: 'mark' })
  for (const answers of [5, 2]) {
    const series = await readLocation(candidate.post('/reviser', { count: '5' }))
    for (let q = 1; q <= answers; q += 1) await send(candidate, `${series}?q=${q}`, { userAnswer: 'A' })
  }
  await send(candidate, '/dashboard', { examDate: daysFromNow(60).toISOString().slice(0, 10) })
  await send(candidate, '/profile?form=reminders', { reminders: 'weekly' })
  await send(candidate, '/signaler/question/1', { reason: 'source', message: "L'article a changé." })
  await send(candidate, '/signaler/question/2', { reason: 'wording', message: 'Une double négation.' })
  const lesson = /"(\/lecons\/[^"]+)"/.exec(await (await candidate.get('/lecons')).text())![1]!
  await send(candidate, `/signaler${lesson.replace('lecons', 'lecon')}`, {
    reason: 'other',
    message: 'Trop court.',
  })
  if (!attemptIn(official)) throw new Error('No exam in progress')
}

/** Karim has an ad in each state. */
async function sell(seller: Browser, admin: Browser) {
  async function post(title: string, photos = 0): Promise<number> {
    await sendAdForm(seller, '/post-ad', {
      fields: { ...carbineForm, title },
      files: await createPhotos(photos),
    })
    const { id, title: posted } = await findNewestAd(seller)
    if (posted !== title) throw new Error(`${title} was not posted`)
    return id
  }
  async function publish(title: string, photos?: number): Promise<number> {
    const id = await post(title, photos)
    await call(admin, 'PUT', `/api/classified-ads/${id}/approve`)
    return id
  }

  const ads = {
    pending: await post('Carabine en attente', 1),
    rejected: await post('Carabine refusée'),
    online: await publish('Carabine de match', 2),
    reserved: await publish('Carabine réservée'),
    sold: await publish('Carabine vendue'),
    hidden: await publish('Carabine masquée'),
    expired: await publish('Carabine expirée'),
    binned: await publish('Carabine à la corbeille', 1),
  }
  await send(admin, `/admin/ads/${ads.rejected}/reject`, { ...REJECTION, revision: '1' })
  await send(seller, `/classified-ads/${ads.reserved}/reserve`)
  await call(seller, 'PUT', `/api/classified-ads/${ads.sold}/mark-sold`)
  await send(admin, `/admin/ads/${ads.hidden}/hide`)
  await send(seller, `/classified-ads/${ads.online}/lower-price`, { price: '450' })
  await send(admin, `/admin/ads/${ads.binned}/delete`)
  return ads
}

type Ads = Awaited<ReturnType<typeof sell>>
type Readers = Record<'seller' | 'buyer' | 'fraud' | 'admin', Browser>

/** Odette keeps and asks about Karim's ad; Luc writes too, is reported and blocked. */
async function talk({ seller, buyer, fraud, admin }: Readers, { online }: Ads) {
  await send(buyer, `/favoris/${online}/add`)
  await send(buyer, '/alertes', { search: 'q=carabine&province=namur' })
  const inquiry = await startConversation(buyer, online, 'Est-elle encore disponible ?')
  await send(seller, `/messages/${inquiry}`, { message: 'Oui, venez la voir à Namur.' })
  const scam = await startConversation(fraud, online, 'Envoyez votre numéro de carte.')
  await send(seller, `/signaler/conversation/${scam}`, { reason: 'scam', message: 'Il veut ma carte.' })
  await send(seller, `/messages/${scam}/block`)
  await send(fraud, `/signaler/annonce/${online}`, { reason: 'scam', message: 'Une fausse annonce.' })
  await send(buyer, `/signaler/annonce/${online}`, { reason: 'photo', message: 'Photos floues.' })
  const { id } = (await (await fraud.get('/api/user')).json()) as { id: number }
  await call(admin, 'PUT', `/api/admin/users/${id}/block`)
}

/** Élodie publishes, plans and drafts news, deletes one, changes a question, and answers a report. */
async function write(admin: Browser) {
  const article = { author: 'Élodie Lambert', summary: 'Pour les membres.', content: 'Dès dix heures.' }
  const published = { ...article, title: 'Ouverture du stand', isPublished: 'on', isFeatured: 'on' }
  const picture = { name: 'stand.jpg', bytes: await photo() }
  await arrive(
    sendNewsForm(admin, '/admin/news/new', { ...published, pictureAlt: 'Le stand, vide' }, picture),
  )
  await send(admin, '/admin/news/new', { ...article, title: 'Brouillon' })
  await send(admin, '/admin/news/new', {
    ...article,
    title: 'Pour plus tard',
    isPublished: 'on',
    publishAt: '2099-01-01T08:00',
  })
  const deleted = (await call(admin, 'POST', '/api/admin/news', { ...article, title: 'À la corbeille' })) as {
    id: number
  }
  await send(admin, `/admin/news/${deleted.id}/delete`)
  await call(admin, 'DELETE', '/api/questions/3')
  await send(admin, '/admin/question-reports/1', { reply: "L'article n'a pas changé." })
}

async function setUpFactor(candidate: Browser) {
  const begun = await candidate.post('/profile/second-factor?form=begin')
  const secret = findSecret(await openPage(candidate.follow(begun)))
  const { words } = await openPage(
    candidate.post('/profile/second-factor?form=confirm', { code: codeAt(secret) }),
  )
  const recoveryCodes = words.match(/\b(?:[a-z2-9]{4}-){3}[a-z2-9]{4}\b/g) ?? []
  if (recoveryCodes.length === 0) throw new Error(`No recovery codes: ${words}`)
  return { secret, recoveryCodes }
}

/** Sends a form that must be accepted. */
const send = (browser: Browser, path: string, form = {}) => arrive(browser.post(path, form))

async function arrive(sent: Promise<Response>): Promise<void> {
  const answer = await sent
  if (answer.status !== 303) throw new Error(`${answer.status} from ${answer.url}: ${await answer.text()}`)
}

async function call(browser: Browser, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await browser.call(method, path, body)
  if (!answer.ok) throw new Error(`${answer.status} from ${path}: ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}
