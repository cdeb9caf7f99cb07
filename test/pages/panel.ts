import { expect, type Page } from '@playwright/test'
import { adsBy, LONG_REASON, postAd } from '#test/things/ad'
import { insert, refuseMail } from '#test/harness/db/rows'
import { camille, karim } from '#test/people'
import { markAsDemo } from '#test/things/demo'
import { publishNews } from '#test/things/news'
import { addResults, startExam } from '#test/things/exam'
import { addReports } from '#test/things/question'
import type { Member, Site } from '#test/e2e/worker-site'
import { alsoAsAdmin, asAdmin, expectRefused, sendRefused } from './visit'

const PANEL = "Panel d'administration"

/** The questions, members and logs of the panel, in each state that looks different. */
export const panelPages = {
  'the questions, to an admin': asAdmin(PANEL, '/admin/questions'),

  'the checklist of a new site, to an admin': asAdmin('Mise en route', async (site) => {
    await site.db.write('DELETE FROM setup_tries')
    await site.db.write(
      `INSERT INTO setup_tries (line, outcome, detail, tried_at)
       SELECT line, outcome, detail, created_at FROM (SELECT max(created_at) AS created_at FROM users) AS now,
         (SELECT 'mail' AS line, 'sent' AS outcome, NULL AS detail
           UNION ALL SELECT 'address', 'unreachable', 'ENOTFOUND'
           UNION ALL SELECT 'adRules', 'ok', 'decided'
           UNION ALL SELECT 'backup', 'failed',
             '/var/lib/prepa-lts/backups/prepa-lts-2026-03-01T02-30-00Z.backup is damaged') AS tries`,
    )
    return '/admin/setup'
  }),

  'the question whether to remove the demo content': asAdmin(
    'Supprimer le contenu de démonstration ?',
    async (site) => {
      const owner = await site.member(karim)
      const ad = await postAd(owner.http, { title: 'Lunette 6-24×50 à réticule mildot' })
      const { id: newsId } = await publishNews(site, { title: 'Le stand ouvre ses portes' })
      await markAsDemo(site, { newsId, adId: ad.id, userId: await idOf(owner) })
      await site.db.write('UPDATE classified_ads SET revision = 2 WHERE id = $1', [ad.id])
      return '/admin/setup/demo'
    },
  ),

  'the form of a question, refused': asAdmin('Ajouter une question', '/admin/questions/new', async (page) => {
    await page.getByLabel('Question', { exact: true }).fill('?')
    for (const letter of ['A', 'B', 'C'])
      await page.getByLabel(`Option ${letter}`).fill(letter + '-mot-sans-fin'.repeat(12))
    await page.getByRole('radio', { name: 'B' }).check({ force: true })
    await sendRefused(page, 'Ajouter la question')
  }),

  'the lessons, to an admin': asAdmin('Leçons', '/admin/questions/lessons'),

  'the change of a lesson, refused': asAdmin(
    'Modifier la leçon',
    '/admin/questions/lessons/1',
    async (page) => {
      await page.getByLabel('Titre', { exact: true }).fill(' ')
      await sendRefused(page, 'Enregistrer')
    },
  ),

  'a lesson without sections that questions lead to, not yet saved': alsoAsAdmin(
    'Modifier la leçon',
    '/admin/questions/lessons/2',
    async (page) => {
      await page.getByLabel('Contenu', { exact: true }).fill('Un texte sans intertitre.')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('button', { name: 'Enregistrer quand même' })).toBeVisible()
      await page.getByText('Voir son texte').click()
    },
  ),

  'a lesson as it would look, above its form': alsoAsAdmin(
    'Licence de tireur sportif',
    '/admin/questions/lessons/2',
    async (page) => {
      await page.getByRole('button', { name: 'Aperçu' }).click()
      await expect(page.getByRole('link', { name: 'Revenir à la modification' })).toBeVisible()
    },
  ),

  'the statistics of a question': asAdmin('Statistiques de la question', '/admin/questions/1/statistics'),

  'the audit of the bank': asAdmin('Audit de la banque', '/admin/questions/audit'),

  'the statements to verify': asAdmin('À vérifier', '/admin/to-verify'),

  'the statistics of the bank': asAdmin('Statistiques des questions', async (site) => {
    await (await startExam(site, (await site.member(camille)).http)).finish(4)
    return '/admin/questions/figures'
  }),

  'the statistics of a theme': alsoAsAdmin(/^Statistiques.*stockage$/, async (site, { http }) => {
    // An exam asks about each theme. One right answer is the longest figure: 100 %.
    const exam = await startExam(site, http)
    await exam.finish(10)
    return '/admin/questions/figures?theme=stockage'
  }),

  'what members have reported': asAdmin('Signalements', async (site) => {
    await addReports(site)
    return '/admin/question-reports'
  }),

  'a report that is closed without change, refused': asAdmin(
    'Clore sans changement',
    async (site) => `/admin/question-reports/${await addReports(site)}`,
    async (page) => {
      await page.getByLabel('Votre réponse').fill(' ')
      await sendRefused(page, 'Clore sans changement')
    },
  ),

  'the correction of a question that two members have reported': asAdmin(
    'Modifier la question',
    async (site) => `/admin/questions/1?signalement=${await addReports(site)}`,
  ),

  'a file of questions that is refused': asAdmin(
    'Importer des questions',
    '/admin/questions/import',
    async (page) => {
      await upload(page, 'Laquelle ?,un,UN,trois,B\n,un,deux,trois,D\nTrois cellules,un,deux\n')
      await expectRefused(page)
    },
  ),

  'what an import would change': asAdmin("Vérifier l'import", '/admin/questions/import', (page) =>
    upload(page, 'Une toute nouvelle question ?,un,deux,trois,B\n'),
  ),

  'the members in the panel': asAdmin(PANEL, async (site, { http }) => {
    await http.post(`/admin/users/${await idOf(await site.member(karim))}/block`)
    return '/admin/users'
  }),

  'a member with exams and a refused ad, to an admin': asAdmin(/^camille/, async (site) => {
    const member = await site.member(camille)
    await addResults(site, member, [4, 8, 10])
    const ads = adsBy(member, site)
    await ads.reject(await ads.post(), LONG_REASON)
    return `/admin/users/${await idOf(member)}`
  }),

  'the approval of a gunsmith, refused': asAdmin(
    'Armurier agréé',
    async (site, { http }) => {
      const path = `/admin/users/${await idOf(await site.member(camille))}/approval`
      await http.post(path, { approvalNumber: '2/5/04/1234' })
      return path
    },
    async (page) => {
      await page.getByLabel("Numéro d'agrément").fill(' ')
      await sendRefused(page, 'Enregistrer')
    },
  ),

  'the question whether to block a member, refused': asAdmin(
    'Bloquer cet utilisateur ?',
    async (site) => `/admin/users/${await idOf(await site.member(camille))}/block`,
    async (page) => {
      await page.getByLabel('Motif').fill('Sansespace'.repeat(31))
      await page.getByRole('button', { name: 'Bloquer' }).click()
      await expect(page.getByText('Le motif ne peut pas dépasser')).toBeVisible()
    },
  ),

  'the log of the admins': asAdmin(PANEL, async (site, { http }) => {
    const id = await idOf(await site.member(karim))
    for (const act of ['block', 'delete']) await http.post(`/admin/users/${id}/${act}`)
    const ads = adsBy(await site.member(camille), site)
    await ads.reject(await ads.post(), LONG_REASON)
    return '/admin/audit'
  }),

  'the mails that failed, to an admin': asAdmin('Emails non envoyés', async (site) => {
    await site.member(camille)
    await site.db.write(
      `INSERT INTO mails (user_id, recipient, template, parameters, attempts, created_at, next_try_at, failed_at, failure,
         answer)
       SELECT id, email, template, '{}', 1, created_at, created_at, created_at, failure, answer
       FROM users, (SELECT 'reset-link' AS template, 'address' AS failure, '550 5.1.1' AS answer
         UNION ALL SELECT 'report-kept', 'away', NULL) AS failed`,
    )
    return '/admin/mails'
  }),

  'the bin, to an admin': asAdmin(PANEL, async (site, { http }) => {
    const { id } = await publishNews(site, { title: 'Le stand ouvre ses portes' })
    const ad = await postAd((await site.member(camille)).http)
    for (const path of [
      `/admin/news/${id}/delete`,
      `/admin/ads/${ad.id}/delete`,
      '/admin/questions/3/delete',
    ])
      await http.post(path)
    return '/admin/bin'
  }),

  'the question whether to erase what lies in the bin': alsoAsAdmin(
    'Supprimer définitivement cet élément ?',
    async (site, { http }) => {
      const { id } = await publishNews(site)
      await http.post(`/admin/news/${id}/delete`)
      const [binned] = await site.db.read<{ id: number }>('SELECT max(id) AS id FROM bin')
      return `/admin/bin/${binned!.id}/erase`
    },
  ),

  'the panel, to an admin whose address refuses mail': alsoAsAdmin(PANEL, async (site) => {
    await refuseMail(site.db)
    return '/admin/exams'
  }),

  'the figures of a year, to an admin': asAdmin(PANEL, async (site) => {
    await addResults(
      site,
      await site.member(camille),
      Array.from({ length: 300 }, (_, day) => day % 11),
    )
    await addSubmissions(site)
    return '/admin/figures?weeks=52'
  }),

  'the figures of twelve weeks, to an admin': alsoAsAdmin(PANEL, async (site) => {
    await addSubmissions(site)
    return '/admin/figures'
  }),

  'the figures of a new site, to an admin': alsoAsAdmin(PANEL, '/admin/figures'),

  'the log of exams': asAdmin(PANEL, async (site) => {
    await addResults(site, await site.member(camille), [4, 8, 10])
    return '/admin/exams'
  }),
}

/** Forty ads, sent in as many weeks; three of four were approved, the later the longer ago. */
async function addSubmissions({ db }: Site) {
  for (let week = 0; week < 40; week += 1) {
    const sent = Date.now() - week * 7 * DAY_MS
    const decision = { decided_at: new Date(sent + week * HOUR_MS), outcome: 'approved' }
    const none = { decided_at: null, outcome: null }
    await insert(db, 'ad_submissions', { sent_at: new Date(sent), ...(week % 4 === 0 ? none : decision) })
  }
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function upload(page: Page, lines: string) {
  const buffer = Buffer.from(`question,optionA,optionB,optionC,correctAnswer\n${lines}`)
  await page.getByLabel('Fichier CSV').setInputFiles({ name: 'banque.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
}

const idOf = ({ http }: Member): Promise<number> => http.findMemberId()
