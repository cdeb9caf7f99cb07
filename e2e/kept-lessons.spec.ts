import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signOut } from '#test/e2e/forms'
import { openRelay } from '#test/e2e/relay'
import { expect, test } from '#test/e2e/test'
import { openLesson, typedLesson } from '#test/things/lesson'

test('nothing is stored before a reader asks for it', async ({ page }) => {
  await page.goto('/lecons')
  await expect(page.getByText(/^16\sleçons et la page sur l'épreuve, environ 190\sko/)).toBeVisible()

  expect(await countWorkers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a kept lesson and its drawing are read without a network', async ({ page, context }) => {
  await keep(page, '/lecons/munitions')
  await page.reload()
  await expect(page.getByText('Gardée hors ligne')).toBeVisible()
  await context.setOffline(true)

  await page.goto('/lecons/munitions')
  const drawing = page.getByRole('img', { name: 'Une cartouche métallique coupée' })
  await drawing.scrollIntoViewIfNeeded()
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
  await expect(page.getByRole('link', { name: 'Prépa LTS' })).toHaveCSS('display', 'flex')
})

test('any other page says Hors ligne, and what can be read', async ({ page, context, member: _ }) => {
  await keep(page, '/lecons/munitions')
  await keep(page, '/epreuve')
  await context.setOffline(true)
  await page.goto('/dashboard')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hors ligne')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(["L'épreuve", 'Munitions'])
  await page.getByRole('link', { name: 'Munitions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Munitions')

  await page.goto('/dashboard')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hors ligne')
})

test('all lessons are kept at once, and removed with the worker', async ({ page }) => {
  await page.goto('/lecons')
  await page.getByRole('button', { name: 'Tout garder hors ligne' }).click()
  await expect(page.getByText('Chargement…')).toBeHidden({ timeout: 100_000 })
  await expect(page.getByText('17 pages sur 17 gardées hors ligne')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tout garder hors ligne' })).toBeHidden()

  await page.getByRole('button', { name: 'Ne plus rien garder' }).click()
  await expect(page.getByText(/^16\sleçons et la page sur l'épreuve/)).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  expect(await countWorkers(page)).toBe(0)

  await keep(page, '/lecons/stockage')
  await page.goto('/lecons')
  await expect(page.getByText('1 page sur 17 gardée hors ligne')).toBeVisible()
})

test('a failed load says so, and keeps what came', async ({ page, context }) => {
  await context.route('**/lecons/licence', (route) => route.abort())
  await page.goto('/lecons')
  await page.getByRole('button', { name: 'Tout garder hors ligne' }).click()

  await expect(page.getByText(/^Le chargement a échoué.* 1 page sur 17 gardée hors ligne$/)).toBeVisible()
})

test('without a network the button says that it failed, and tries again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/lecons/munitions')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Garder hors ligne' }).click()
  await expect(page.getByText('Le chargement a échoué, réessayez avec un meilleur réseau.')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Garder hors ligne' }).click()
  await expect(page.getByText('Gardée hors ligne')).toBeVisible()
})

test('a new version of a lesson is shown with a network, then without', async ({ page, context, site }) => {
  await keep(page, '/lecons/cession-et-pret')
  const admin = (await site.admin()).http
  const { path, version } = await openLesson(admin, 'Cession et prêt')
  await admin.post(path, { ...typedLesson, title: 'Cession, revue', version })
  await page.goto('/lecons/cession-et-pret')

  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Cession, revue')
  await expect.poll(() => readKept(page, '/lecons/cession-et-pret')).toContain('Cession, revue')
  await context.setOffline(true)
  await page.goto('/lecons/cession-et-pret')
  await expect(title).toHaveText('Cession, revue')
})

test('a new worker fetches the pages again and leaves no old store', async ({ page, site }) => {
  const relay = await openRelay(site)
  await keep(page, `${relay.origin}/lecons/munitions`)
  await page.evaluate(async () => {
    await (await caches.open('old')).put('/dashboard', new Response('old'))
    await (await caches.open('kept-pages')).put('/assets/old.css', new Response('old'))
    await (await caches.open('kept-pages')).put('/lecons/munitions', new Response('<h1>old</h1>'))
  })
  relay.serveWorker(`${await readWorker('keep-pages')}// Another build`)
  await page.goto(`${relay.origin}/`)

  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['kept-pages'])
  await expect.poll(() => listStored(page)).not.toContain('/assets/old.css')
  expect(await readKept(page, '/lecons/munitions')).toContain('Une cartouche métallique coupée')
  relay.close()
})

test('with OFFLINE=off the browser drops the worker and its store', async ({ page, site }) => {
  const relay = await openRelay(site)
  await keep(page, `${relay.origin}/lecons/munitions`)
  relay.serveWorker(await readWorker('drop-pages'))
  await page.goto(`${relay.origin}/`)

  await expect.poll(() => countWorkers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  relay.close()
})

test('a member keeps what a visitor reads, also after signing out', async ({ page, context, member }) => {
  await keep(page, '/lecons/munitions')
  await page.goto('/dashboard')
  await page.goto('/lecons/munitions')
  await page.goto('/profile')
  await expectOnlyPublic(page, member.username)
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expectOnlyPublic(page, member.username)

  await context.setOffline(true)
  await page.goto('/lecons/munitions')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible()
})

test('a member who keeps a lesson still begins an exam', async ({ page, member: _ }) => {
  await keep(page, '/lecons/munitions')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: "Démarrer l'examen" }).click()

  await expect(page.getByText('Question 1 sur 10')).toBeVisible()
})

async function keep(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Garder hors ligne' }).click()
  await expect(page.getByText('Gardée hors ligne')).toBeVisible()
}

const readWorker = (name: string) => readFile(`app/server/service-worker/${name}.js`, 'utf8')

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const listStored = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('kept-pages')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })

const readKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true }))!.text(), path)

/** Nothing that is stored names the member, or came with a header that forbids to store it. */
async function expectOnlyPublic(page: Page, name: string) {
  const stored = await page.evaluate(async () => {
    const store = await caches.open('kept-pages')
    const keys = await store.keys()
    return Promise.all(
      keys.map(async (key) => {
        const response = (await store.match(key, { ignoreVary: true }))!
        const { pathname } = new URL(key.url)
        return { pathname, control: response.headers.get('Cache-Control'), text: await response.text() }
      }),
    )
  })
  expect(stored.filter(({ control }) => /no-store|private/.test(control ?? ''))).toEqual([])
  expect(stored.filter(({ text }) => text.includes(name) || text.includes('Déconnexion'))).toEqual([])
  const pages = stored.map(({ pathname }) => pathname).filter((path) => !/^\/(assets|pictures)\//.test(path))
  expect(pages.sort()).toEqual(['/hors-ligne', '/lecons/munitions'])
}
