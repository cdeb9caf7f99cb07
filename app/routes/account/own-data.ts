import { answered, calls } from '../../http/call.server'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'

const { loader, action } = calls({
  /** Everything that the site holds about the member, to keep or to take elsewhere (GDPR, art. 15 and 20). */
  async GET(args) {
    const { id } = await requireUser(args)
    const { identity, exams, ads } = site()
    const file = answered({
      exportedAt: new Date(),
      ...(await identity.findOwnData(id)),
      ...(await exams.findOwnData(id)),
      classifiedAds: await ads.findOwn(id),
    })
    file.headers.set('Content-Disposition', 'attachment; filename="prepa-lts-mes-donnees.json"')
    return file
  },
})
export { action, loader }
