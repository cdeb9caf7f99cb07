import { rename } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readLog } from '#test/harness/request-log'
import { count } from '#test/harness/db/rows'
import { setUpAdSite } from '#test/harness/file-sites'
import { carbineForm } from '#test/things/ad'
import { openPage } from '#test/harness/page'
import { karim, PASSWORD } from '#test/people'

const site = await setUpAdSite()

/** Meanwhile the file that the server has opened is not in its place, and it may write nothing. */
async function unwritable<T>(work: () => Promise<T>): Promise<T> {
  const file = site.databaseUrl.slice('sqlite:'.length)
  // Each process looks for the file every second, and whenever it is asked whether it is ready.
  const isReady = async () => {
    const { status } = await site.browser().get('/readyz')
    return (await site.db.isReady()) && status === 200
  }
  await rename(file, `${file}.away`)
  expect(await isReady()).toBe(false)
  try {
    return await work()
  } finally {
    await rename(`${file}.away`, file)
    expect(await isReady()).toBe(true)
  }
}

test('forms that cannot be saved come back by 503, without secrets', async () => {
  const { username } = karim
  const { owner } = site.readers
  const NOTHING_SAVED = 'Le site ne peut rien enregistrer pour le moment. Réessayez dans un instant.'
  const AWAY = 'Le site est momentanément indisponible'
  const forms = [
    [owner, '/post-ad', carbineForm, NOTHING_SAVED, carbineForm.title],
    [site.browser(), '/auth', { username, password: PASSWORD }, AWAY, username],
    [site.browser(), '/auth?mode=register', { ...karim, confirmPassword: PASSWORD }, NOTHING_SAVED, username],
    [owner, '/profile/delete', { currentPassword: PASSWORD }, NOTHING_SAVED, ''],
  ] as const
  const answers = await unwritable(() =>
    Promise.all(forms.map(([browser, path, fields]) => browser.post(path, fields))),
  )

  for (const [index, [, path, , sentence, typed]] of forms.entries()) {
    const { status, headers } = answers[index]!
    expect([path, status, headers.get('Retry-After')]).toEqual([path, 503, '10'])
    const page = await openPage(answers[index]!)
    expect(page.words).toContain(sentence)
    expect(page.html).not.toContain(PASSWORD)
    if (typed) expect(page.attributes('[value]', 'value')).toContain(typed)
  }
  expect(await count(site.db, 'classified_ads')).toBe(0)
})

test('pages are still read, with an overdue exam too; forms work after', async () => {
  const { admin, owner } = site.readers
  const exam = (await admin.get('/quiz')).headers.get('Location')!
  await site.db.write("UPDATE attempts SET deadline = '2026-01-01 12:00:00'")
  const pages = ['/', '/classified-ads', '/dashboard', '/admin/ads', '/admin/exams', exam]
  const answers = await unwritable(() => Promise.all(pages.map((page) => admin.get(page))))

  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect((await owner.post('/post-ad', carbineForm)).status).toBe(303)
})

test('the log has the fault in one line, with the reference, without a stack', async () => {
  const answer = await unwritable(() => site.readers.admin.post('/logout'))

  const id = answer.headers.get('X-Request-Id')!
  const page = await site.readers.admin.follow(answer)
  expect((await openPage(page)).words).toContain(`Référence : ${id}`)
  const [line] = (await readLog(site, id)).filter(({ msg }) => msg === 'could not act on a form')
  expect(line).toMatchObject({
    level: 50,
    fault: expect.stringContaining('The SQLite database is not the file that was opened') as string,
  })
  expect(JSON.stringify(line)).not.toContain('stack')
})
