/**
 * Who may request what: a row for each page and call, a column for each reader. Karim is the member,
 * Camille owns what the address names, Élodie is the admin; the blocked reader was signed in before.
 *
 * Forms and bodies are sent empty: 400 means that the reader was let in. `sign-in` redirects to /auth and from
 * there back; `> /path` redirects elsewhere, with # for a number; `200 | 400` is the outcome of each method.
 */
const TABLE = `
  Pages                                    visitor                       member         owner                         admin                    blocked
  GET /                                    200                           200            200                           200                      200
  GET,POST /auth                           200 | 400                     > /dashboard   > /dashboard                  > /dashboard             200 | 400
  GET,POST /auth/code                      > /auth  > /dashboard | > /auth  > /dashboard | > /auth  > /dashboard | > /auth  > /auth
  POST,GET /logout                         > /                           > /            > /                           > /                      > /
  GET,POST /reset-password                 400                           400            400                           400                      400
  GET /reset-password/done                 > /auth                       > /auth        > /auth                       > /auth                  > /auth
  GET /examen-de-tir-theorique             200                           200            200                           200                      200
  GET /confidentialite                     200                           200            200                           200                      200
  GET /epreuve                             200                           200            200                           200                      200
  GET /hors-ligne                          200                           200            200                           200                      200
  GET /accessibilite                       200                           200            200                           200                      200
  GET /mentions-legales                    200                           200            200                           200                      200
  GET /signaler-un-contenu                 200                           200            200                           200                      200
  GET /news                                200                           200            200                           200                      200
  GET /news/all                            200                           200            200                           200                      200
  GET /news/feed.xml                       200                           200            200                           200                      200
  GET /news/rss.xml                        200                           200            200                           200                      200
  GET /news/{slug}                         200                           200            200                           200                      200
  GET /news/pictures/{picture}/{pictureFile}  404                        404            404                           200                      404
  GET /lecons                              200                           200            200                           200                      200
  GET /lecons/{lesson}                     200                           200            200                           200                      200
  GET /chance-de-reussite                  200                           200            200                           200                      200
  GET,POST /essai                          200 | > /essai                > /reviser     > /reviser                    > /reviser                   200 | > /essai
  GET /robots.txt                          200                           200            200                           200                      200
  GET /sitemap.xml                         200                           200            200                           200                      200
  GET /.well-known/security.txt            404                           404            404                           404                      404
  GET /test-svg                            200                           200            200                           200                      200
  GET,POST /dashboard                      sign-in                       200 | 400      200 | 400                     200 | 400                sign-in
  GET /exam-selection                      sign-in                       200            200                           200                      sign-in
  GET,POST /quiz                           sign-in                       > /quiz | 404  > /quiz | 404                 > /quiz | 404            sign-in
  GET,POST /quiz/{attempt}/answers         401                           404 | 415      200 | 415                     404 | 415                401
  GET /quiz/{attempt}/finish               sign-in                       404            200                           404                      sign-in
  GET,POST /quiz/{attempt}/abandon         sign-in                       404            200 | > /exam-selection       404                      sign-in
  GET /imprimer/examen                     sign-in                       > /imprimer/examen  > /imprimer/examen          > /imprimer/examen       sign-in
  GET /imprimer/theme/{lesson}             sign-in                       200            200                           200                      sign-in
  GET /results                             sign-in                       200            200                           200                      sign-in
  GET /exam/{result}/details               sign-in                       404            200                           200                      sign-in
  GET,POST /profile                        sign-in                       200 | 400      200 | 400                     200 | 400                sign-in
  GET,POST /profile/sessions               sign-in                       > /profile     > /profile                    > /profile               sign-in
  GET /profile/data                        > /auth, then /profile        200            200                           200                      > /auth, then /profile
  GET,POST /profile/delete                 sign-in                       200 | 400      200 | 400                     200 | 400                sign-in
  GET,POST /profile/second-factor          sign-in  200 | > /profile/second-factor  200 | > /profile/second-factor  200 | > /profile/second-factor  sign-in
  GET,POST /profile/password-again         sign-in  200 | 400  200 | 400  200 | 400  sign-in
  GET /apercu/{preview}                    200                           200            200                           200                      200
  GET,POST /desabonnement/{token}          200                           200            200                           200                      200
  GET,POST /confirmation/{link}            200                           200            200 | > /dashboard                   200                      200
  GET,POST /annuler-changement/{nowhere}   400                           400            400                           400                      400
  GET,POST /theory                         sign-in                       200 | 400      200 | 400                     200 | 400                sign-in
  GET,POST /reviser                        sign-in                       200 | > /reviser/#  200 | > /reviser/#  200 | > /reviser/#  sign-in
  GET,POST /reviser/{series}               sign-in                       404            > /reviser/# | 404  404  sign-in
  GET,POST /signaler/question/{question}   sign-in                       200 | 400      200 | 400                     200 | 400                sign-in
  GET,POST /signaler/lecon/{lesson}        sign-in                       200 | 400      200 | 400                     200 | 400                sign-in
  GET /post-ad/preview                     sign-in                       > /post-ad     200                           > /post-ad                  sign-in
  GET,POST /post-ad/draft/delete           sign-in                       > /classified-ads/mine  200 | > /classified-ads/mine  > /classified-ads/mine  sign-in
  GET,POST /post-ad/draft                  405 | 401                     405 | 200      405 | 200                     405 | 200                405 | 401
  GET,POST /post-ad                        200 | sign-in                 200 | 400      200 | 400                     200 | 400                200 | sign-in
  GET /classified-ads                      200                           200            200                           200                      200
  GET /classified-ads/mine                 sign-in                       200            200                           200                      sign-in
  GET /classified-ads/{ad}                 404                           404            200                           200                      404
  GET /photos/{photo}/{file}               404                           404            200                           200                      404
  GET,POST /classified-ads/{ad}/edit       sign-in                       404            200 | 400                     404                      sign-in
  GET,POST /classified-ads/{ad}/delete     sign-in                       404            200 | > /classified-ads/mine  200 | > /classified-ads  sign-in
  GET,POST /classified-ads/{ad}/mark-sold  sign-in                       404            > /classified-ads/#           404                      sign-in
  GET,POST /classified-ads/{ad}/undo-sale  sign-in                       404            > /classified-ads/#           404                      sign-in
  GET,POST /classified-ads/{ad}/reserve    sign-in                       404            > /classified-ads/#           404                      sign-in
  GET,POST /classified-ads/{ad}/release    sign-in                       404            > /classified-ads/#           404                      sign-in
  GET,POST /classified-ads/{ad}/renew      sign-in                       404            > /classified-ads/#           404                      sign-in
  GET,POST /classified-ads/{ad}/withdraw-correction  sign-in             404            > /classified-ads/#           404                      sign-in
  GET,POST /classified-ads/{ad}/lower-price  sign-in                     404            > /classified-ads/#           404                      sign-in
  GET,POST /renouveler/{renewal}           200 | > /classified-ads/#     200 | > /classified-ads/#  200 | > /classified-ads/#  200 | > /classified-ads/#  200 | > /classified-ads/#
  GET,POST /classified-ads/{published}/message  sign-in                  200 | 400      > /classified-ads/#           200 | 400                sign-in
  GET /favoris                             sign-in                       200            200                           200                      sign-in
  GET,POST /favoris/{published}/add        sign-in                       200 | > /classified-ads/#  200 | > /classified-ads/#  200 | > /classified-ads/#  sign-in
  GET,POST /favoris/{published}/remove     sign-in                       > /classified-ads/#  > /classified-ads/#     > /classified-ads/#      sign-in
  GET,POST /alertes                        sign-in                       200 | > /alertes  200 | > /alertes           200 | > /alertes         sign-in
  GET /messages                            sign-in                       200            200                           200                      sign-in
  GET,POST /messages/{conversation}        sign-in                       404 | 400      200 | 400                     404 | 400                sign-in
  GET,POST /messages/{conversation}/block  sign-in                       > /messages/#  > /messages/#                 > /messages/#            sign-in
  GET,POST /messages/{conversation}/unblock  sign-in                     > /messages/#  > /messages/#                 > /messages/#            sign-in
  GET,POST /messages/{conversation}/mark-unread  sign-in                 > /messages/#  > /messages/#                 > /messages/#            sign-in
  GET,POST /signaler/annonce/{published}   200 | 400                     200 | 400      > /classified-ads/#           200 | 400                200 | 400
  GET,POST /signaler/conversation/{conversation}  sign-in                404 | 400      200 | 400                     404 | 400                sign-in
  GET,POST /{nowhere}                      404                           404            404                           404                      404

  The panel                                    visitor                               member     owner      admin                      blocked
  GET /admin                                   sign-in                               403        403        200                        sign-in
  GET,POST /admin/setup                        sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/setup/demo                   sign-in                               403        403        200 | > /admin/setup       sign-in
  GET /admin/questions                         sign-in                               403        403        200                        sign-in
  GET,POST /admin/questions/new                sign-in                               403        403        200 | 400                  sign-in
  GET /admin/questions/audit                   sign-in                               403        403        200                        sign-in
  GET,POST /admin/questions/import             sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/questions/import/{nothing}   sign-in                               403        403        > /admin/questions/import  sign-in
  GET /admin/questions/figures                 sign-in                               403        403        200                        sign-in
  GET /admin/questions/lessons                 sign-in                               403        403        200                        sign-in
  GET,POST /admin/questions/lessons/{first}    sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/questions/export.csv         > /auth, then /admin/questions | 405  403 | 405  403 | 405  200 | 405                  > /auth, then /admin/questions | 405
  GET,POST /admin/questions/template.csv       > /auth, then /admin/questions | 405  403 | 405  403 | 405  200 | 405                  > /auth, then /admin/questions | 405
  GET,POST /admin/questions/{question}         sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/questions/{question}/delete  sign-in                               403        403        200 | > /admin/questions   sign-in
  GET /admin/questions/{question}/statistics   sign-in                               403        403        200                        sign-in
  GET /admin/news                              sign-in                               403        403        200                        sign-in
  GET,POST /admin/news/new                     sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/news/{news}                  sign-in                               403        403        200 | 400                  sign-in
  GET /admin/news/{news}/preview               sign-in                               403        403        200                        sign-in
  GET,POST /admin/news/{news}/delete           sign-in                               403        403        200 | > /admin/news        sign-in
  GET,POST /admin/news/{news}/publish          sign-in                               403        403        > /admin/news              sign-in
  GET,POST /admin/news/{news}/unpublish        sign-in                               403        403        > /admin/news              sign-in
  GET,POST /admin/news/{news}/feature          sign-in                               403        403        > /admin/news              sign-in
  GET,POST /admin/news/{news}/unschedule       sign-in                               403        403        > /admin/news              sign-in
  GET,POST /admin/news/{news}/unfeature        sign-in                               403        403        > /admin/news              sign-in
  GET /admin/ads                               sign-in                               403        403        200                        sign-in
  GET,POST /admin/ads/new                      sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/ads/bulk                     sign-in                               403        403        > /admin/ads | 400         sign-in
  GET,POST /admin/ads/undo                     sign-in                               403        403        > /admin/ads | 400         sign-in
  GET,POST /admin/ads/{ad}                     sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/ads/{ad}/approve             sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/ads/{ad}/reject              sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/ads/{ad}/hide                sign-in                               403        403        200 | > /admin/ads         sign-in
  GET,POST /admin/ads/{ad}/show                sign-in                               403        403        200 | > /admin/ads         sign-in
  GET,POST /admin/ads/{ad}/delete              sign-in                               403        403        200 | > /admin/ads         sign-in
  GET /admin/users                             sign-in                               403        403        200                        sign-in
  GET /admin/users/export.csv                  sign-in                               403        403        200                        sign-in
  GET /admin/users/{user}                      sign-in                               403        403        200                        sign-in
  GET,POST /admin/users/{user}/warn            sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/users/{user}/note            sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/users/{user}/block           sign-in                               403        403        200 | > /admin/users       sign-in
  GET,POST /admin/users/{user}/unblock         sign-in                               403        403        > /admin/users             sign-in
  GET,POST /admin/users/{user}/promote         sign-in                               403        403        200 | > /admin/users       sign-in
  GET,POST /admin/users/{user}/reset-second-factor  sign-in                          403        403        200 | > /admin/users       sign-in
  GET,POST /admin/users/{user}/demote          sign-in                               403        403        200 | > /admin/users       sign-in
  GET,POST /admin/users/{user}/approval        sign-in                               403        403        200 | 400                  sign-in
  GET,POST /admin/users/{user}/delete          sign-in                               403        403        200 | > /admin/users       sign-in
  GET /admin/exams                             sign-in                               403        403        200                        sign-in
  GET /admin/exams/export.csv                  sign-in                               403        403        200                        sign-in
  GET,POST /admin/to-verify                    sign-in                               403        403        200 | 400                  sign-in
  GET /admin/question-reports                  sign-in                               403        403        200                        sign-in
  GET,POST /admin/question-reports/{report}    sign-in                               403        403        200 | 400                  sign-in
  GET /admin/ad-reports                        sign-in                               403        403        200                        sign-in
  GET,POST /admin/ad-reports/{adReport}        sign-in                               403        403        200 | 400                  sign-in
  GET /admin/message-reports                   sign-in                               403        403        200                        sign-in
  GET,POST /admin/message-reports/{messageReport}  sign-in                           403        403        200 | 400                  sign-in
  GET,POST /admin/mails                        sign-in                               403        403        200 | 400                  sign-in
  GET /admin/bin                               sign-in                               403        403        200                        sign-in
  GET,POST /admin/bin/{binned}/restore         sign-in                               403        403        > /admin/bin               sign-in
  GET,POST /admin/bin/{binned}/erase           sign-in                               403        403        200 | > /admin/bin         sign-in
  GET /admin/figures                           sign-in                               403        403        200                        sign-in
  GET /admin/figures/export.csv                sign-in                               403        403        200                        sign-in
  GET /admin/audit                             sign-in                               403        403        200                        sign-in

  Calls                                       visitor    member     owner      admin      blocked
  GET /api/user                               401        200        200        200        401
  POST /api/login                             400        400        400        400        400
  POST /api/register                          400        400        400        400        400
  POST /api/logout                            200        200        200        200        200
  POST /api/forgot-password                   400        400        400        400        400
  POST /api/reset-password                    400        400        400        400        400
  GET,PUT /api/profile                        401        200 | 400  200 | 400  200 | 400  401
  PUT /api/profile/password                   401        400        400        400        401
  POST /api/confirm-password                  401        400        400        400        401
  GET /api/questions/random/{count}           401        200        200        200        401
  GET,POST /api/questions                     401        200 | 403  200 | 403  200 | 400  401
  GET,POST /api/exam-results                  401        200 | 400  200 | 400  200 | 400  401
  GET /api/exam-results/{result}/details      401        404        200        200        401
  GET,POST /api/classified-ads                200 | 401  200 | 400  200 | 400  200 | 400  200 | 401
  GET /api/classified-ads/user                401        200        200        200        401
  GET /api/classified-ads/pending             401        403        403        200        401
  GET,DELETE /api/classified-ads/{ad}         404 | 401  404        200        200        404 | 401
  PUT /api/classified-ads/{ad}/mark-sold      401        404        200        404        401
  PUT /api/classified-ads/{ad}/approve        401        403        403        200        401
  GET /api/news                               200        200        200        200        200
  GET /api/news/featured                      200        200        200        200        200
  GET /api/news/{slug}                        200        200        200        200        200
  GET /api/admin/stats                        401        403        403        200        401
  GET /api/openapi.json                       200        200        200        200        200
  GET,POST /api/{nowhere}                     404        404        404        404        404
  PUT,DELETE /api/questions/{question}        401        403        403        400 | 200  401
  GET,POST /api/admin/classified-ads          401        403        403        200 | 400  401
  PUT /api/admin/classified-ads/{ad}          401        403        403        400        401
  GET,POST /api/admin/news                    401        403        403        200 | 400  401
  PUT,DELETE /api/admin/news/{news}           401        403        403        400 | 200  401
  PUT /api/admin/news/{draft}/publish         401        403        403        200        401
  PUT /api/admin/news/{news}/unpublish        401        403        403        200        401
  PUT /api/admin/news/{news}/toggle-featured  401        403        403        200        401
  GET /api/admin/users                        401        403        403        200        401
  PUT /api/admin/users/{user}/block           401        403        403        200        401
  PUT /api/admin/users/{user}/unblock         401        403        403        200        401
  DELETE /api/admin/users/{user}              401        403        403        200        401
  GET /api/admin/exam-results                 401        403        403        200        401
`

export const READERS = ['visitor', 'member', 'owner', 'admin', 'blocked'] as const

export type Reader = (typeof READERS)[number]

export const permissions = TABLE.split('\n')
  .map((line) => line.trim().split(/ {2,}/))
  .filter(([ask = '']) => ask.includes('/'))
  .flatMap(([ask = '', ...outcomes]) => {
    if (outcomes.length !== READERS.length)
      throw new Error(`'${ask}' does not have an outcome for each reader`)
    const [methods = '', path] = ask.split(' ')
    return methods.split(',').map((method, index) => ({
      ask: `${method} ${path}`,
      outcomes: outcomes.map((outcome) => outcome.split(' | ')[index] ?? outcome),
    }))
  })

export function rowOf(outcomes: readonly string[]): string {
  return READERS.map((reader, index) => `${reader} ${outcomes[index]}`).join(', ')
}
