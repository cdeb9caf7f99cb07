import type { Database, Tx } from '#db/database'
import type { Caller, Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { ok, refuse, type Result } from '#modules/kernel/result'
import { after, before, RETENTION } from '#modules/kernel/retention'
import type { AdPhoto, ClassifiedAd, DraftContent } from '../ad'
import { toStoredFields } from '../listings/stored-fields'
import type { Photos } from '../photos/photos'
import { LONGEST_DRAFT } from '../rules'
import type { NewAd } from '../schemas'
import type { Tables } from '../tables'
import { createDraftStore } from './store'

/** The ad that a member has begun to fill in. Nobody else sees it, and nothing publishes it. */
type Draft = {
  fields: DraftContent['fields']
  photos: AdPhoto[]
  savedAt: Date
  /** When it is deleted unless it changes before. */
  endsAt: Date
}

export interface Drafts {
  /**
   * Keeps what the form holds in place of the member's former draft, with those of its photos that are theirs
   * and in no ad. Refuses with 'too-long' above `LONGEST_DRAFT`.
   */
  save(caller: Caller, content: DraftContent): Promise<Result<undefined, 'signed-out' | 'too-long'>>

  /** Finds the member's draft with the photos that still exist. */
  find(userId: number): Promise<Draft | null>

  /** Deletes the member's draft with its photos. Photos that an ad has got meanwhile stay. */
  remove(userId: number, tx?: Tx): Promise<void>

  /** Returns the member's draft for the copy of their data. */
  findOwn(userId: number): Promise<(DraftContent & { savedAt: Date }) | null>

  /** Returns the ad as its readers would see it online. Stores nothing. */
  preview(userId: number, ad: NewAd): ClassifiedAd

  /** Deletes the drafts that did not change for `RETENTION.adDraft`, with their photos; returns how many. */
  removeOld(): Promise<number>
}

type Deps = { db: Database; clock: Clock; identity: Identity; photos: Photos; tables: Tables }

export function createDrafts({ db, clock, identity, photos, tables }: Deps): Drafts {
  const { drafts } = tables
  const store = createDraftStore({ db, tables })

  async function findOwn(userId: number) {
    const stored = await drafts.find({ userId })
    return stored && { ...(JSON.parse(stored.content) as DraftContent), savedAt: stored.savedAt }
  }

  return {
    findOwn,

    async save(caller, { fields, photos: chosen }) {
      const texts = [...Object.entries(fields).flat(), ...chosen.map(({ caption }) => caption ?? '')]
      if (texts.join('').length > LONGEST_DRAFT) return refuse('too-long')
      return db.transaction(async (tx) => {
        const { userId } = caller
        if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
        await store.save(userId, { fields, photos: chosen }, clock.now(), tx)
        return ok(undefined)
      })
    },

    async find(userId) {
      const own = await findOwn(userId)
      if (!own) return null
      const { fields, savedAt } = own
      const captions = new Map(own.photos.map(({ id, caption }) => [id, caption]))
      const ids = [...captions.keys()]
      const found = ids.length === 0 ? [] : await photos.findPlaceable(userId, ids)
      return {
        ...{ fields, savedAt },
        photos: found.map((photo) => ({ ...photo, caption: captions.get(photo.id) ?? null })),
        endsAt: after(savedAt, RETENTION.adDraft),
      }
    },

    async remove(userId, tx) {
      await drafts.remove({ userId }, tx)
    },

    preview: (userId, ad) => ({
      ...toStoredFields(ad),
      ...{ id: 0, userId, contactInfo: null, createdAt: clock.now() },
      ...{
        state: 'online',
        isApproved: true,
        isSold: false,
        reservedAt: null,
        expiresAt: null,
        endedAt: null,
      },
      ...{ formerPrice: null, loweredAt: null },
    }),

    removeOld: () => store.removeSavedBefore(before(clock.now(), RETENTION.adDraft)),
  }
}
