import type { NewsAct } from '#modules/admin'
import type { Caller } from '#modules/identity'
import type { NewsItem } from '#modules/news'
import { defineAction } from '#app/http/actions'
import type { Site } from '#app/start/modules.server'
import { KEPT_IN_BIN } from '#app/text'

const on = (act: NewsAct) => ({
  find: ({ news }: Site, id: number) => news.articles.find(id),
  run: ({ admin }: Site, by: Caller, { id }: NewsItem) => admin.news.act(by, act, id),
  refused: {},
})

export const NEWS_ACTIONS = {
  publish: defineAction({
    label: 'Publier',
    ...on('publish'),
    done: 'Actualité publiée',
    failed: "Erreur lors de la publication de l'actualité",
  }),

  unpublish: defineAction({
    label: 'Dépublier',
    ...on('unpublish'),
    done: 'Actualité dépubliée',
    failed: "Erreur lors de la dépublication de l'actualité",
  }),

  unschedule: defineAction({
    label: 'Annuler',
    ...on('unschedule'),
    done: 'Programmation annulée',
    failed: "Erreur lors de l'annulation de la programmation",
  }),

  feature: defineAction({
    label: 'Mettre à la une',
    ...on('feature'),
    done: 'Statut à la une modifié',
    failed: 'Erreur lors de la modification du statut à la une',
  }),

  unfeature: defineAction({
    label: 'Retirer de la une',
    ...on('unfeature'),
    done: 'Statut à la une modifié',
    failed: 'Erreur lors de la modification du statut à la une',
  }),

  delete: defineAction({
    label: 'Supprimer',
    ...on('delete'),
    confirmation: {
      title: 'Supprimer cette actualité ?',
      name: "Supprimer l'actualité",
      variant: 'danger',
      about: ({ isPublished }) =>
        `${isPublished ? 'disparaît du site tout de suite' : 'est supprimée'}. ${KEPT_IN_BIN}`,
    },
    done: 'Actualité supprimée avec succès',
    failed: "Erreur lors de la suppression de l'actualité",
  }),
} satisfies Record<NewsAct, unknown>
