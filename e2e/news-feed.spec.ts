import { publishNews } from '#test/e2e/news'
import { expect, test } from '#test/e2e/test'

test('the feed is well-formed, whatever the news say', async ({ page, site }) => {
  const odd = `<b>&amp; ]]> "' \u0001 é`
  await publishNews(site, { title: odd, summary: odd, author: odd })
  await page.goto('/news?asked=feed')
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')

  const read = await page.evaluate(async (url) => {
    const xml = await (await fetch(`${url}?asked=feed`)).text()
    const feed = new DOMParser().parseFromString(xml, 'application/xml')
    const html = new DOMParser().parseFromString(feed.querySelector('entry title')!.textContent, 'text/html')
    return { errors: feed.querySelectorAll('parsererror').length, title: html.body.textContent }
  }, address)

  expect(read).toEqual({ errors: 0, title: `<b>&amp; ]]> "'  é` })
})
