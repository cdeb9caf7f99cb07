import { beforeEach } from 'vitest'
import type { Database } from '#db/database'
import { lastBackup } from '#db/settings'
import type { Clock } from '#modules/kernel/clock'
import { setUpDatabase } from '#test/harness/db/database'
import { ALL } from '#test/harness/portions'
import { DONE, refusal, unwrap } from '#test/harness/results'
import { createAds, type ClassifiedAd, type PostedAd } from '#modules/ads'
import { carbine } from '#test/things/ad'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { createExams } from '#modules/exams'
import type { Identity, Registration } from '#modules/identity'
import { camille, elodie, join, karim, type Name, newcomer, person, signIn as signInTo } from '#test/people'
import { createWorld } from './identity'
import { createNews } from '#modules/news'
import { openPictures } from '#app/start/pictures.server'
import { createAdmin, type AdminDependencies, type SetupDependencies } from '#modules/admin'
import type { Mail } from '#modules/kernel/mails'

export { ALL, DONE, refusal, unwrap }

export const dominique = person('dominique', 'Dominique', 'Servais')

/**
 * Two admins, Élodie and Dominique, and two members, Camille and Karim, all signed in. Each test begins
 * without ads, news and entries in the log. Mails about ads go into a list, or into the given queue.
 */
export async function setUpAdmin({
  openMails,
  setup = NOTHING_TRIED,
}: {
  openMails?: (db: Database, clock: Clock, identity: Identity) => AdminDependencies['mails']
  setup?: SetupDependencies
} = {}) {
  const db = await setUpDatabase()
  const { identity, clock, mails, leaving } = createWorld(db)
  /** The mails about ads, in order. */
  const adMails: Mail[] = []
  const queue = openMails?.(db, clock, identity) ?? heldMails(adMails)
  const given = { db, clock, identity, mails: queue, pictures: openPictures() }
  const ads = createAds({ ...given, closedCategories: [] })
  const news = createNews({ db, clock })
  const exams = createExams({ ...given, pages: PAGES })
  const admin = createAdmin({ ...given, exams, ads, news, lastBackup, setup })

  leaving.removeOwnRows = async (...of) =>
    (await ads.removeOwnRows(...of)) || (await exams.removeOwnRows(...of))

  const signIn = (userId: number) => signInTo(identity, userId)
  const appoint = async (someone: Registration) =>
    signIn(unwrap(await identity.accounts.createAdmin(someone)).id)
  /** Somebody else of this name, signed in. */
  const newMember = async (name: Name = camille) => signIn((await join(identity, newcomer(name))).id)
  const callers = {
    elodie: await appoint(elodie),
    dominique: await appoint(dominique),
    camille: await signIn((await join(identity, camille)).id),
    karim: await signIn((await join(identity, karim)).id),
  }

  beforeEach(async () => {
    for (const table of ['classified_ads', 'ad_decisions', 'news', 'admin_actions'])
      await db.write(`DELETE FROM ${table}`)
    clock.reset()
    mails.length = 0
    adMails.length = 0
  })

  /** A pending ad, by Camille by default, a minute after the previous one. */
  async function post(fields: Partial<PostedAd> = {}, caller = callers.camille): Promise<ClassifiedAd> {
    clock.pass(60)
    return unwrap(await ads.listings.create(caller, { ...carbine, ...fields }))
  }

  /** The entries of the log, newest first. */
  const logged = async () => (await admin.log.list({}, ALL)).items

  return {
    ...{ given, db, identity, clock, mails, adMails, ads, news, exams, admin },
    ...{ signIn, appoint, newMember, callers, post, logged },
  }
}

/** A site that sends mail, with an operator; what it tries fails. */
export const NOTHING_TRIED: SetupDependencies = {
  hasOperator: true,
  sendsMail: true,
  tryAddress: () => Promise.resolve({ outcome: 'unreachable', detail: 'ENOTFOUND' }),
  tryBackup: () => Promise.resolve({ outcome: 'none', detail: null }),
}

/** Puts what is queued into this list, where none fails; a mail loses its hold when it is released. */
export function heldMails(list: Mail[]): AdminDependencies['mails'] {
  const isAmong = (keys: readonly string[]) => (mail: Mail) => mail.hold && keys.includes(mail.hold.key)
  return {
    queue: (queued) => Promise.resolve(void list.push(...[queued].flat())),
    release(keys) {
      for (const mail of list.filter(isAmong(keys))) delete mail.hold
      return Promise.resolve()
    },
    withdraw(keys) {
      const withdrawn = list.filter(isAmong(keys))
      for (const mail of withdrawn) list.splice(list.indexOf(mail), 1)
      return Promise.resolve(withdrawn.map(({ hold }) => hold!.key))
    },
    failed: {
      queue: { rows: 'mails WHERE failed_at IS NOT NULL', since: 'failed_at' },
      list: () => Promise.resolve({ items: [], total: 0 }),
      lock: () => Promise.resolve(null),
      resend: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      removeBefore: () => Promise.resolve(0),
    },
  }
}
