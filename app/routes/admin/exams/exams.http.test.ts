import { expect, test } from 'vitest'
import { readPage } from '#test/harness/page'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { type ApiQuestion, toClaim } from '#test/things/exam'

const site = await setUpSite()
const admin = await site.admin(elodie)
const member = await site.member({ ...camille, lastName: '=Dubois' })

async function claim(right: number) {
  const questions = (await (await member.get('/api/questions')).json()) as ApiQuestion[]
  await member.call('POST', '/api/exam-results', { ...toClaim(questions, { right }), timeSpent: 95 })
}

test('an exam is listed with its candidate, and opens with the way back', async () => {
  expect((await readPage(admin, '/admin/exams')).words).toContain('Aucun examen passé')
  await claim(7)
  const page = await readPage(admin, '/admin/exams?q=camille&outcome=passed&sort=best')
  expect(page.words).toMatch(/Camille =Dubois camille .*Entraînement.*7 \/ 10.*1 min 35 s.*Réussi/)
  const details = await readPage(admin, page.link('Camille =Dubois')!)
  expect(details.words).toContain('Candidat Camille =Dubois (camille)')
  expect(details.link('Retour aux logs')).toBe('/admin/exams?q=camille&outcome=passed&sort=best')
  expect((await readPage(admin, '/admin/exams?outcome=failed')).words).toContain(
    'Aucun résultat pour ces filtres',
  )

  const file = await admin.get('/admin/exams/export.csv?q=camille')
  expect(file.headers.get('Content-Disposition')).toMatch(/prepa-lts-examens-.*\.csv/)
  expect(await file.text()).toMatch(
    /"Camille";"'=Dubois";"camille";"Entraînement";7;10;"Temps normal";95;"Réussi"\r\n$/,
  )
})

test('the details of a failed exam speak of it as the log does', async () => {
  await claim(2)
  const page = await readPage(admin, '/admin/exams?outcome=failed')
  expect(page.words).toMatch(/2 \/ 10.*Échoué/)

  const details = await readPage(admin, page.link('Camille =Dubois')!)
  expect(details.words).toMatch(/Échoué.*Réponse donnée/)
  expect(details.words).not.toMatch(/À améliorer|Votre réponse/)
})
