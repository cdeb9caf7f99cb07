import { z } from 'zod'
import type { CheckedAd } from '#modules/ads'
import type { Flash } from '#app/http'
import { byId, defineAction } from '#app/http/actions'
import type { AdAct } from '#app/paths'
import type { Site } from '#app/start/modules.server'
import {
  AD_CHANGED,
  AD_DECIDED,
  AD_DELETED,
  AD_NOT_DELETED,
  count,
  HIDE_AD,
  KEPT_IN_BIN,
  OWNER_BLOCKED,
  SHOW_AD,
} from '#app/text'
import { rowId, TO_NEXT_AD, toCorrected } from './decisions'
import { rejectSchema, toRejection } from './rejection-form'
import { revision } from './schemas'

const NOT_NOW = "L'état de cette annonce a changé entre-temps."

async function find({ ads }: Site, id: number): Promise<CheckedAd | null> {
  const [ad] = await ads.moderation.find([id])
  return ad ?? null
}

const onPending = {
  find,
  refuse: ({ state }: CheckedAd) => (state === 'pending' ? null : AD_DECIDED),
}

export const AD_ACTIONS = {
  approve: defineAction({
    label: 'Approuver',
    isAtOnce: true,
    ...onPending,
    confirmation: {
      title: 'Approuver cette annonce ?',
      name: "Approuver l'annonce",
      button: 'Approuver',
      variant: 'primary',
      about: 'est publiée tout de suite, et son auteur prévenu par email.',
      fields: (ad) => ({ revision: String(ad.revision) }),
    },
    schema: z.object({ revision }),
    run: ({ admin }, by, { id }, { revision }) => admin.decisions.approve(by, { id, revision }),
    // The list shows an approval that can still be undone, so no message is needed.
    done({ canUndo }, { correctsId }) {
      if (canUndo) return TO_NEXT_AD
      return correctsId === null ? 'Annonce approuvée' : toCorrected(1)
    },
    refused: { changed: AD_CHANGED, decided: AD_DECIDED, 'owner-blocked': OWNER_BLOCKED },
    failed: "Erreur lors de l'approbation de l'annonce",
  }),

  reject: defineAction({
    label: 'Rejeter',
    ...onPending,
    schema: rejectSchema,
    run: ({ admin }, by, { id }, { revision, ...filled }) =>
      admin.decisions.reject(by, { id, revision }, toRejection(filled)),
    done: TO_NEXT_AD,
    // A form error shows the form again with what was filled in.
    refused: { changed: { formErrors: [AD_CHANGED] }, decided: AD_DECIDED },
    failed: "Erreur lors du rejet de l'annonce",
  }),

  hide: defineAction({
    label: HIDE_AD.label,
    isAtOnce: true,
    find,
    confirmation: {
      crumb: 'Masquer',
      title: 'Masquer cette annonce ?',
      variant: 'danger',
      about:
        "n'est plus visible que de son auteur et des administrateurs, jusqu'à votre décision. Son auteur est prévenu par email.",
    },
    run: ({ admin }, by, { id }) => admin.ads.hide(by, id),
    done: 'Annonce masquée : son auteur est prévenu par email',
    refused: { 'not-now': NOT_NOW },
    failed: "Impossible de masquer l'annonce",
  }),

  show: defineAction({
    label: SHOW_AD.label,
    isAtOnce: true,
    find,
    confirmation: {
      title: 'Afficher de nouveau cette annonce ?',
      name: "Afficher de nouveau l'annonce",
      variant: 'primary',
      about: 'est de nouveau visible de tous, et son auteur prévenu par email.',
    },
    run: ({ admin }, by, { id }) => admin.ads.show(by, id),
    done: 'Annonce affichée de nouveau : son auteur est prévenu par email',
    refused: { 'not-now': NOT_NOW },
    failed: "Impossible d'afficher l'annonce",
  }),

  delete: defineAction({
    label: 'Supprimer',
    async find(site, id) {
      const ad = await find(site, id)
      return ad?.correctsId === null ? ad : null
    },
    confirmation: {
      title: 'Supprimer cette annonce ?',
      name: "Supprimer l'annonce",
      variant: 'danger',
      about: `disparaît tout de suite. ${KEPT_IN_BIN}`,
    },
    run: ({ admin }, by, { id }) => admin.ads.delete(by, id),
    done: AD_DELETED,
    refused: {},
    failed: AD_NOT_DELETED,
  }),
} satisfies Record<AdAct, unknown>

export const UNDO_DECISION = defineAction({
  label: 'Annuler',
  find: byId,
  run: ({ admin }, by, { id }) => admin.decisions.undo(by, id),
  done: ({ ads, left }) => ({ to: `#${rowId(ads[0]!.id)}`, flash: toUndoneMessage(ads, left) }),
  refused: {
    followed: toStandsMessage("Vous avez fait autre chose depuis : l'auteur est prévenu."),
    'too-late': toStandsMessage("La minute est passée : l'auteur est prévenu."),
    sold: toStandsMessage("L'annonce a été vendue entre-temps."),
    changed: toStandsMessage("L'annonce a changé entre-temps."),
    gone: toStandsMessage("L'annonce a été supprimée entre-temps."),
  },
  failed: "Impossible d'annuler la décision",
})

function toUndoneMessage(ads: readonly CheckedAd[], left: number): Flash {
  const [first] = ads
  const waiting =
    ads.length === 1 ? `« ${first!.title} » attend` : `${count(ads.length, 'annonce')} attendent`
  const stand =
    left > 0 ? ` ${count(left, 'autre a changé', 'autres ont changé')} entre-temps : la décision reste.` : ''
  return { kind: 'success', title: 'Décision annulée', text: `${waiting} de nouveau.${stand}` }
}

function toStandsMessage(text: string): Flash {
  return { kind: 'info', title: 'La décision reste', text }
}
