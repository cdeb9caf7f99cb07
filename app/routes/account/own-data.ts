import { answered, calls } from '#app/http/call.server'
import { limitUser, tooManyForCall } from '#app/http/limits.server'
import { seeOther } from '#app/http/redirect.server'
import { accountOf, currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

const { loader, action } = calls({
  /** Everything that the site holds about the member, to keep or to take elsewhere (GDPR, art. 15 and 20). */
  async GET(args) {
    const user = await currentUser(args)
    // Redirects to the page, because a download shows none.
    if (!user) return seeOther(paths.auth({ redirectTo: paths.profile() }))
    const wait = await limitUser('own-data', user)
    if (wait) return tooManyForCall(wait)
    const { identity, exams, ads, admin, mails } = site()
    const file = answered({
      exportedAt: new Date(),
      ...(await identity.findOwnData(accountOf(user))),
      ...(await exams.findOwnData(user.id)),
      classifiedAds: await ads.findAllOwn(user.id),
      photos: (await ads.findOwnPhotos(user.id)).map(({ hash, ...photo }) => ({
        ...photo,
        url: paths.photo({ ...photo, hash }, 'grande.webp'),
      })),
      favourites: await ads.findOwnFavourites(user.id),
      adAlerts: await ads.findOwnAlerts(user.id),
      ...(await ads.findOwnMessages(user.id)),
      adReports: await ads.findOwnAdReports(user.id),
      adminActions: await admin.findOwnEntries(user.id),
      waitingMails: await mails.findOwn(user.id),
    })
    file.headers.set('Content-Disposition', 'attachment; filename="prepa-lts-mes-donnees.json"')
    return file
  },
})
export { action, loader }
