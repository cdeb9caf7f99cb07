import type { OwnAd } from '#modules/ads'
import { MOST_FAVOURITES } from '#modules/ads/rules'
import { listActs } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import { ok, refuse } from '#modules/kernel/result'
import { RETENTION } from '#modules/kernel/retention'
import { byId, defineAction } from '#app/http/actions'
import { type FavouriteAct, type OwnAdAct, paths } from '#app/paths'
import type { Site } from '#app/start/modules.server'
import { AD_DELETED, AD_NOT_DELETED, FAVOURITE_ACT_NAMES, formatPeriod, OWN_ACT_NAMES } from '#app/text'
import { explainRefusal, NO_CORRECTION, renewed } from './refusals'

const on = (act: Exclude<OwnAdAct, 'delete' | 'withdraw-correction'>) => ({
  label: OWN_ACT_NAMES[act],
  find: ({ ads }: Site, id: number, user: User) => ads.listings.findOwn(user.id, id),
  refuse: (ad: OwnAd) => (listActs(ad, new Date()).includes(act) ? null : explainRefusal(act, ad)),
  refused: { 'not-now': (ad: OwnAd) => explainRefusal(act, ad) },
  failed: "Erreur lors de la mise à jour de l'annonce",
})

/** A GET asks for confirmation. Only the buttons of 'delete', 'mark-sold' and 'withdraw-correction' use GET. */
export const OWN_AD_ACTIONS = {
  delete: defineAction({
    label: 'Supprimer',
    async find({ ads }, id, user) {
      const ad = await ads.listings.findRemovable(id, user)
      return ad && { ...ad, byAdmin: user.isAdmin, isOwn: ad.userId === user.id }
    },
    confirmation: {
      title: 'Supprimer cette annonce ?',
      name: "Supprimer l'annonce",
      variant: 'danger',
      about: 'disparaît tout de suite. Cette action est irréversible.',
    },
    /** Logs every deletion by an admin, even of their own ad. */
    async run({ ads, admin }, by, { id, byAdmin }) {
      if (byAdmin) return admin.ads.delete(by, id)
      return (await ads.listings.remove(by.userId, id)) ? ok(undefined) : refuse('not-found')
    },
    done: (_, { byAdmin, isOwn }) => ({
      to: isOwn ? paths.ownAds() : paths.ads(),
      flash: byAdmin
        ? { kind: 'success', title: 'Succès', text: AD_DELETED }
        : { kind: 'success', title: AD_DELETED },
    }),
    refused: {},
    failed: AD_NOT_DELETED,
  }),

  'mark-sold': defineAction({
    ...on('mark-sold'),
    confirmation: {
      title: 'Marquer comme vendu ?',
      variant: 'primary',
      about: `quitte la liste des annonces, et vos coordonnées ne sont plus affichées. Vous avez ${formatPeriod(RETENTION.sale)} pour annuler la vente.`,
    },
    async run({ ads }, { userId }, { id }) {
      const sold = await ads.lifecycle.markSold(userId, id)
      return sold ? ok(sold) : refuse('not-found')
    },
    done: { kind: 'success', title: 'Annonce marquée comme vendue' },
  }),

  'undo-sale': defineAction({
    ...on('undo-sale'),
    confirmation: {
      title: 'Annuler la vente ?',
      variant: 'primary',
      about: 'revient dans la liste des annonces, avec vos coordonnées.',
    },
    run: ({ ads }, { userId }, { id }) => ads.lifecycle.undoSale(userId, id),
    done: { kind: 'success', title: 'Vente annulée' },
  }),

  reserve: defineAction({
    ...on('reserve'),
    confirmation: {
      title: 'Marquer comme réservée ?',
      variant: 'primary',
      about: 'reste en ligne, avec la mention « Réservée ».',
    },
    run: ({ ads }, { userId }, { id }) => ads.lifecycle.reserve(userId, id),
    done: { kind: 'success', title: 'Annonce marquée comme réservée' },
  }),

  release: defineAction({
    ...on('release'),
    confirmation: {
      title: 'Lever la réservation ?',
      variant: 'primary',
      about: 'perd la mention « Réservée ».',
    },
    run: ({ ads }, { userId }, { id }) => ads.lifecycle.release(userId, id),
    done: { kind: 'success', title: 'Réservation levée' },
  }),

  renew: defineAction({
    ...on('renew'),
    confirmation: {
      title: 'Renouveler cette annonce ?',
      variant: 'primary',
      about: `est en ligne ${formatPeriod(RETENTION.onlineAd)} à partir d'aujourd'hui.`,
    },
    run: ({ ads }, { userId }, { id }) => ads.lifecycle.renew(userId, id),
    done: renewed,
  }),

  'withdraw-correction': defineAction({
    label: OWN_ACT_NAMES['withdraw-correction'],
    async find({ ads }, id, user) {
      const ad = await ads.listings.findOwn(user.id, id)
      return ad && { ...ad, isCorrected: (await ads.listings.findCorrections([id])).has(id) }
    },
    refuse: ({ isCorrected }) => (isCorrected ? null : NO_CORRECTION),
    confirmation: {
      title: 'Retirer la correction ?',
      name: OWN_ACT_NAMES['withdraw-correction'],
      variant: 'danger',
      about: 'reste en ligne comme elle est ; votre correction est supprimée.',
    },
    run: async ({ ads }, { userId }, { id }) =>
      (await ads.listings.withdrawCorrection(userId, id)) ? ok(undefined) : refuse('gone'),
    done: { kind: 'success', title: 'Correction retirée' },
    refused: { gone: NO_CORRECTION },
    failed: "Erreur lors de la mise à jour de l'annonce",
  }),
} satisfies Record<OwnAdAct, unknown>

export const FAVOURITE_ACTIONS = {
  add: defineAction({
    label: FAVOURITE_ACT_NAMES.add,
    isAtOnce: true,
    find: ({ ads }, id, user) => ads.listings.find(id, user),
    confirmation: {
      title: 'Garder cette annonce ?',
      variant: 'primary',
      about: 'sera dans vos favoris.',
    },
    run: ({ ads }, by, { id }) => ads.favourites.add(by, id),
    done: {
      kind: 'success',
      title: 'Annonce ajoutée à vos favoris',
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- mistaken for the method of String
      link: { href: paths.favourites(), label: 'Voir mes favoris' },
    },
    refused: {
      'own-ad': { kind: 'info', title: 'Cette annonce est la vôtre' },
      ended: { kind: 'failure', title: "Cette annonce n'est plus en ligne" },
      full: {
        kind: 'failure',
        title: 'Vos favoris sont au complet',
        text: `Vous pouvez en garder ${MOST_FAVOURITES}. Retirez-en un pour ajouter cette annonce.`,
      },
    },
  }),

  remove: defineAction({
    label: FAVOURITE_ACT_NAMES.remove,
    find: byId,
    run: async ({ ads }, { userId }, { id }) => ok(await ads.favourites.remove(userId, id)),
    done: { kind: 'success', title: 'Annonce retirée de vos favoris' },
    refused: {},
  }),
} satisfies Record<FavouriteAct, unknown>
