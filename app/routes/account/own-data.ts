import {
  type CurrentUser,
  currentUser,
  fileRoute,
  jsonDownload,
  limitUser,
  PageRefused,
  seeOther,
  toAccount,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { LONGEST_HOLD_SECONDS, SingleLock } from './single-place'

/** Allows one export at a time in each process, because an export is heavy. */
const exportPlace = new SingleLock()

const BUSY = "Le site prépare déjà les données d'un autre membre. Réessayez dans un instant."

/** Exports all data about the member (GDPR, articles 15 and 20). */
const { loader, action } = fileRoute(async (args) => {
  const user = await currentUser(args)
  // After signing in, the member lands on the profile, because a download shows no page.
  if (!user) return seeOther(paths.auth({ redirectTo: paths.profile() }))
  const { signal } = args.request
  const leave = exportPlace.take(signal)
  if (!leave) throw new PageRefused(503, BUSY, LONGEST_HOLD_SECONDS)
  try {
    const limited = await limitUser('own-data', user)
    if (limited) throw new PageRefused(429, limited.advice, limited.seconds)
    const fields = readOwnData(user, leave)
    return await jsonDownload({ name: 'prepa-lts-mes-donnees', fields, signal })
  } catch (error) {
    leave()
    throw error
  }
})

export { action, loader }

async function* readOwnData(user: CurrentUser, leave: () => void): AsyncGenerator<object> {
  const { identity, exams, ads, admin, mails } = site()
  try {
    yield { exportedAt: new Date(), ...(await identity.accounts.findOwnData(toAccount(user))) }
    const { contentReports, conversationReports, adReports } = await admin.reports.findOwn(user.id)
    yield { ...(await exams.findOwnData(user.id)), contentReports }
    yield {
      classifiedAds: await ads.listings.findAllOwn(user.id),
      photos: (await ads.photos.findOwn(user.id)).map(({ hash, ...photo }) => ({
        ...photo,
        url: paths.photo({ ...photo, hash }, 'grande.webp'),
      })),
      adDraft: await ads.drafts.findOwn(user.id),
      favourites: await ads.favourites.findOwn(user.id),
      adAlerts: await ads.alerts.findOwn(user.id),
    }
    yield { ...(await ads.messages.findOwn(user.id)), conversationReports }
    yield {
      adReports,
      adminActions: await admin.log.findOwn(user.id),
      waitingMails: await mails.findOwn(user.id),
      ...(toAccount(user).isAdmin && { isMailedAsAdmin: await admin.waitingMails.isMailed(user.id) }),
    }
  } finally {
    leave()
  }
}
