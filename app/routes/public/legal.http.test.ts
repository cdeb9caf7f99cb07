import { describe, expect, onTestFinished, test } from 'vitest'
import { pageDriver, setUpFactor } from '#test/things/second-factor'
import { openPage, readPage } from '#test/harness/page'
import { camille, karim, PASSWORD } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { sharedSite } from '#test/harness/shared-site'

const PAGES = ['/confidentialite', '/mentions-legales', '/accessibilite']
/** In this order, the one with the contact at the end. */
const FOOTER = [
  '/lecons',
  '/examen-de-tir-theorique',
  '/news',
  '/classified-ads',
  '/auth?mode=register&redirectTo=%2Fexam-selection',
  '/confidentialite',
  '/signaler-un-contenu',
  '/accessibilite',
  '/mentions-legales',
]

describe('where the operator is known', () => {
  const site = sharedSite(() =>
    openTestSite({ OPERATOR_NAME: 'Tir & Cie', OPERATOR_CONTACT: 'contact@tir.example' }),
  )

  test.each(PAGES)('%s names them and says how to reach them', async (path) => {
    const page = await readPage(site.browser(), path)

    expect(page.words).toContain('Tir & Cie')
    expect(page.link('contact@tir.example')).toBe('mailto:contact@tir.example')
    expect(site.output()).not.toContain('OPERATOR_')
  })

  test.each(['/', '/auth', '/nulle-part', '/nulle/part?%zz', ...PAGES])(
    'the footer of %s is that of every page',
    async (path) => {
      const page = await readPage(site.browser(), path)

      expect(page.attributes('footer a', 'href')).toEqual(FOOTER)
    },
  )

  test('a blocked member who signs in reads whom to write to', async () => {
    await site.member(karim)
    await site.db.write('UPDATE users SET is_blocked = $1 WHERE username = $2', [true, karim.username])
    const answer = await site.browser().post('/auth', { username: karim.username, password: PASSWORD })

    expect((await openPage(answer)).words).toContain(
      'Votre compte est bloqué. Contactez un administrateur. Écrivez à contact@tir.example.',
    )
  })

  test('the privacy page names each cookie that the site sets', async () => {
    const member = await site.member(camille)
    await member.get('/quiz?type=official')
    await member.get('/theory')
    const visitor = site.browser()
    await visitor.post('/auth?mode=forgot', { email: 'camille@example.com' })
    await visitor.post('/essai')
    await setUpFactor(pageDriver(site, member))
    await visitor.post('/auth', { username: 'camille', password: PASSWORD })
    const page = await readPage(site.browser(), '/confidentialite')

    const names = new Set([...member.cookies.keys(), ...visitor.cookies.keys()])
    expect([...names].sort()).toEqual([
      'flash',
      'link-request',
      'pending-sign-in',
      'session',
      'theory',
      'trial',
    ])
    // The last one is set by the script that switches keys off.
    const named = page.section('cookies')!.texts('h3')
    expect(named.sort()).toEqual([...names, 'no-keys'].sort())
    expect(page.words).toContain('7 cookies, strictement nécessaires')
  })
})

test('where the operator is not set, the pages say so, and the log once', async () => {
  const site = await openTestSite({ OPERATOR_NAME: 'Tir & Cie' })
  onTestFinished(site.close)
  const pages = await Promise.all(PAGES.map((path) => readPage(site.browser(), path)))
  const warnings = site.output().match(/.*OPERATOR_NAME and OPERATOR_CONTACT.*/g)

  for (const { words } of pages) expect(words).toContain("n'a pas encore publié ses coordonnées")
  expect(warnings).toEqual([expect.stringContaining('"level":40')])
})
