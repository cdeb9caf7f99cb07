import type { Database, Tx } from '#db/database'
import { isAmong } from '#db/conditions'
import { below } from '#db/filter'
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

/** The ad that a member has begun to fill in. Nobody else sees it, and nothing publishes it. */
export type Draft = {
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
        await db.write(
          `INSERT INTO ad_drafts (user_id, content, saved_at) VALUES ($1, $2, $3)
           ON CONFLICT (user_id) DO UPDATE SET content = excluded.content, saved_at = excluded.saved_at`,
          [userId, JSON.stringify({ fields, photos: chosen }), clock.now()],
          tx,
        )
        const [isChosen, ids] = isAmong(
          db,
          'id',
          chosen.map(({ id }) => id),
        )
        await db.write(
          `UPDATE ad_photos SET draft_user_id = CASE WHEN ${isChosen.replace('?', '$2')} THEN user_id END
           WHERE user_id = $1 AND ad_id IS NULL`,
          [userId, ids!],
          tx,
        )
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

    removeOld: () => drafts.remove({ savedAt: below(before(clock.now(), RETENTION.adDraft)) }),
  }
}
