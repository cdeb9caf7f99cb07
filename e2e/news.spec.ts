import { publishNews, withoutNews } from '#test/e2e/news'
import { expect, test } from '#test/e2e/test'

test.beforeEach(({ site }) => withoutNews(site))

test('a visitor searches the news, opens one and goes back to all', async ({ page, site }) => {
  await publishNews(site, { title: 'Le méplat', isFeatured: false })
  await publishNews(site, { title: 'Autre chose' })
  await page.goto('/news?asked=search')
  await expect(page.getByRole('region', { name: 'À la une' }).getByRole('listitem')).toHaveCount(1)

  await page.getByLabel('Rechercher une actualité').fill('MEPLAT')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page).toHaveURL(/\/news\?q=MEPLAT$/)
  await expect(page.getByText('1 résultat pour')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Autre chose' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Le méplat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le méplat' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Toutes les actualités' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
})

test('a visitor turns the pages', async ({ page, site }) => {
  for (let n = 1; n <= 13; n += 1) await publishNews(site, { title: `Actualité ${n}`, isFeatured: false })
  await page.goto('/news?asked=pages')

  await page.getByRole('link', { name: 'Suivante' }).click()
  await expect(page.getByRole('link', { name: 'Actualité 1', exact: true })).toBeVisible()
  await expect(page.getByText('Page 2 sur 2')).toBeVisible()
  await page.getByRole('link', { name: 'Précédente' }).click()
  await expect(page).toHaveURL(/\/news$/)
})

test('harmful words run nowhere, load nothing, and leave the feed well-formed', async ({ page, site }) => {
  const attack = `"><b>&amp; ]]> \u0001<script>document.title='x'</script><img src=x onerror="document.title='x'">`
  const content = `${attack}\n\n[ici](javascript:document.title='x') ![là](https://evil.example.com/x.png)`
  const { slug } = await publishNews(site, { title: attack, summary: attack, author: attack, content })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) foreign.push(request.url())
  })

  for (const path of [`/news/${slug}`, '/news?asked=harm', `/news?q=${encodeURIComponent(attack)}`]) {
    await page.goto(path)
    await expect(page).not.toHaveTitle('x')
    await expect(page.getByRole('main').locator('script, img')).toHaveCount(0)
  }
  await page.goto(`/news/${slug}`)
  await expect(page.getByRole('link', { name: 'ici' })).toHaveCount(0)
  expect(foreign).toEqual([])

  const feedErrors = await page.evaluate(async () => {
    const xml = await (await fetch('/news/feed.xml?asked=harm')).text()
    return new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length
  })
  expect(feedErrors).toBe(0)
})
