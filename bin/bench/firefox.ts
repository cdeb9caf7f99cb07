/**
 * `npm run test:firefox`: the main journeys in an installed Firefox, by WebDriver BiDi. FIREFOX_PATH names another
 * than the one of this system.
 */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { buildIfStale } from '../ready.js'
import { adsBy, headset } from '#test/things/ad'
import { type Member, openSite, type Site } from '#test/e2e/worker-site'
import { attemptIn, findRightAnswers, otherThan } from '#test/things/exam'
import { confirmAll } from '#test/things/conversation'
import { photo } from '#test/things/photo'
import { camille, karim, newcomer } from '#test/people'

const PHONE = { width: 360, height: 740 }

let site: Site
let browser: Browser
let page: Page
/** What the page complained of in its console. */
let complaints: string[]

before(async () => {
  await buildIfStale()
  site = await openSite()
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-BE' },
  })
})
beforeEach(async () => {
  const context = await browser.createBrowserContext()
  page = await context.newPage()
  complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
})
after(async () => {
  await browser.close()
  await site.close()
})

void test('Camille registers, passes the exam she came for and signs out', async () => {
  await open('/quiz?type=practice')
  await press('link', 'Créer un compte gratuit')
  const person = newcomer(camille)
  await fill({
    Prénom: person.firstName,
    Nom: person.lastName,
    "Nom d'utilisateur": person.username,
    Email: person.email,
    'Mot de passe': person.password,
  })
  await press('button', "S'inscrire")
  await titled('Question 1 sur 10')

  const answers = await findRightAnswers(site, attemptIn(page.url()))
  for (const [index, right] of answers.entries()) {
    await titled(`Question ${index + 1} sur 10`)
    await choose(`input[type=radio][value=${index < 7 ? right : otherThan(right)}]`)
    await press('button', index < 9 ? 'Suivant' : 'Terminer')
  }
  await titled('7 bonnes réponses sur 10')
  await page.locator('[data-menu] summary').click()
  await press('button', 'Déconnexion')
  await shown('Je démarre sans stress')
  assert.deepEqual(complaints, [])
})

void test('Karim signs in and lands where he wanted to go', async () => {
  const { username, password } = await site.member(karim)
  await open('/results')
  await fill({ "Nom d'utilisateur ou email": username, 'Mot de passe': password })
  await press('button', 'Se connecter')
  await shown('Aucun résultat trouvé')
  assert.deepEqual(complaints, [])
})

void test('a visitor answers a question of the trial and reads why', async () => {
  await open('/essai')
  await press('button', 'Commencer')
  await titled('Question 1 sur 5')
  await choose('input[type=radio]')
  await press('button', 'Répondre')
  await page.waitForSelector('main [role=status]')
  assert.deepEqual(complaints, [])
})

void test('an ad with a photo is posted, and found once it is approved', async () => {
  const seller = await signIn(camille)
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-firefox-'))
  const file = join(folder, 'casque.jpg')
  await writeFile(file, await photo())
  const title = `Casque de ${seller.username}`
  await open('/post-ad')
  await page.select('select[name=category]', headset.category)
  await fill({
    Titre: title,
    Description: headset.description,
    Prix: headset.price,
    Localisation: headset.location,
  })
  const chooser = await page.waitForSelector('input[type=file]')
  await (chooser as { uploadFile(path: string): Promise<void> } | null)!.uploadFile(file)
  await page.waitForSelector('[data-previews] canvas')
  await press('button', "Publier l'annonce")
  await shown('Annonce soumise')
  await rm(folder, { recursive: true })

  const [ad] = (await (await seller.http.get('/api/classified-ads/user')).json()) as { id: number }[]
  await adsBy(seller, site).approve(ad!)
  await open(`/classified-ads?withPhotos=1&q=${seller.username}`)
  await press('link', title)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].some((image) => (image as HTMLImageElement).naturalWidth > 0),
  )
  assert.deepEqual(complaints, [])
})

void test('a member writes about an ad, and its owner reads it', async () => {
  const seller = await site.member(karim)
  const { id } = await adsBy(seller, site).publish(headset)
  const buyer = await signIn(camille)
  await confirmAll(site)
  await open(`/classified-ads/${id}`)
  await press('link', 'Écrire au vendeur')
  await fill({ 'Votre message': 'Bonjour, est-il encore là ?' })
  await press('button', 'Envoyer')
  await titled(seller.username)

  await signInAs(seller)
  await open('/messages')
  await shown('non lue')
  await open(`/messages/${await newestConversation()}`)
  await titled(buyer.username)
  await shown('Bonjour, est-il encore')
  assert.deepEqual(complaints, [])
})

const open = (path: string) => page.goto(site.origin + path)

const TAGS = { link: 'self::a', button: 'self::button' }

/** By its text: Firefox needs seconds to name all that a long page holds. */
const press = (role: keyof typeof TAGS, name: string) =>
  page.locator(`::-p-xpath(//*[(${TAGS[role]}) and normalize-space() = "${name}"])`).click()

async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await page.locator(`::-p-xpath(//*[@id = //label[normalize-space() = "${label}"]/@for])`).fill(value)
}

/** In the middle of the screen first: at its lower edge, a bar lies over the page. */
async function choose(radio: string) {
  await page.$eval(radio, (element) => element.scrollIntoView({ block: 'center' }))
  await page.locator(radio).click()
}

const shown = (words: string) => page.waitForSelector(`::-p-text(${words})`)

const titled = (title: string) =>
  page.waitForFunction(
    (expected) => document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() === expected,
    {},
    title,
  )

async function signIn(name: typeof camille): Promise<Member> {
  const member = await site.member(name)
  await signInAs(member)
  return member
}

async function signInAs({ http }: Member) {
  const { hostname: domain } = new URL(site.origin)
  await page.browserContext().setCookie({
    ...{ name: 'session', value: http.cookies.get('session') ?? '', domain, path: '/' },
    ...{ expires: -1, size: 0, httpOnly: true, secure: false, session: true },
  })
}

async function newestConversation(): Promise<number> {
  const [row] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM conversations')
  return row!.id
}
