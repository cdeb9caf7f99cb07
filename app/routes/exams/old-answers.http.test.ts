import { expect, test } from 'vitest'
import { openPage, readPage } from '#test/harness/page'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addResults, forgetAnswers, startExam } from '#test/things/exam'
import { startSeries } from '#test/things/series'

const site = await setUpSite()

const member = await site.member(camille)
const details = await (await startExam(site, member)).finish(4)
const series = await startSeries(member)
await series.give(1, 'A')
await forgetAnswers(site, camille)

const GONE = "Le site garde les réponses d'un examen pendant 2 ans, puis seulement son résultat"

test('an old exam shows its result, and says that its answers are gone', async () => {
  for (const path of [details, '/results']) {
    const page = await readPage(member, path)

    expect(page.status).toBe(200)
    expect(page.words).toContain('4 bonnes réponses sur 10 Il fallait 7 bonnes réponses.')
    expect(page.words).toContain('2 mars 2023')
    expect(page.words).toContain(
      `Aucun détail disponible pour cet examen. ${GONE} ; ce que vous avez appris reste dans vos révisions. Réviser maintenant`,
    )
    expect(page.link('Réviser maintenant')).toBe('/reviser')
    expect(page.words).not.toMatch(/à revoir|Par thème|explications|Afficher les réponses/)
  }
})

test('an old exam stands in the history, with a link to its details', async () => {
  const page = await readPage(member, '/dashboard')

  expect(page.attributes(`a[href="${details}"]`, 'href')).toHaveLength(1)
  expect(page.words).toContain('4/10')
})

test('an admin reads that the answers of an old exam are gone', async () => {
  const page = await readPage(await site.admin(elodie), details)

  expect(page.words).toContain(`${GONE}.`)
  expect(page.words).not.toContain('Réviser maintenant')
})

test('a young exam without answers says nothing of two years', async () => {
  await addResults(site, camille, [8])
  const page = await readPage(member, '/results')

  expect(page.words).toContain('Aucun détail disponible pour cet examen.')
  expect(page.words).not.toContain('2 ans')
})

test('the call for an old exam answers with its result and no answers', async () => {
  const id = Number(/\d+/.exec(details)![0])
  const answer = await member.get(`/api/exam-results/${id}/details`)

  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { examResult: { id, score: 4, totalQuestions: 10 }, answers: [] },
  ])
})

test('an old series says how it went, also where a question is asked for', async () => {
  const path = `/reviser/${series.id}`
  expect((await member.get(series.question(2))).headers.get('Location')).toBe(path)
  const page = await readPage(member, path)

  expect(page.words).toContain('Série terminée 3 bonnes réponses sur 5. Vous avancez.')
  expect(page.words).toContain(
    "Le site garde les réponses d'une série pendant 2 ans, puis seulement son résultat.",
  )
  expect(page.button('Nouvelle série')).toBeDefined()
})

test('an answer to an old series leads to its end', async () => {
  const late = await series.give(2, 'A')

  expect(late.headers.get('Location')).toBe(`/reviser/${series.id}`)
  expect((await openPage(member.follow(late))).words).toContain(
    "Cette série n'est plus en cours Une série prend fin quand vous en commencez une autre, ou après 2 ans sans réponse.",
  )
})

test('the privacy page says how long answers are kept', async () => {
  const { words } = await readPage(site.browser(), '/confidentialite')

  expect(words).toContain("Les questions posées et vos réponses, 2 ans après l'examen")
  expect(words).toContain(
    "Les questions et les réponses d'une série ou d'un jour de théorie, 2 ans après la dernière réponse",
  )
})
