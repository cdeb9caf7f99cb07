import type { NewsItem } from '#modules/news'
import type { NewsAct } from '#app/paths'
import type { BadgeTone } from '#app/ui/content/blocks'
import { FEATURED } from '#app/ui/content/news'

/** What the buttons of the list say when they have acted on an item. */
export const NEWS_ACTS = {
  publish: {
    done: 'Actualité publiée',
    failed: "Erreur lors de la publication de l'actualité",
  },
  unpublish: {
    done: 'Actualité dépubliée',
    failed: "Erreur lors de la dépublication de l'actualité",
  },
  feature: {
    done: 'Statut à la une modifié',
    failed: 'Erreur lors de la modification du statut à la une',
  },
  unfeature: {
    done: 'Statut à la une modifié',
    failed: 'Erreur lors de la modification du statut à la une',
  },
  delete: {
    done: 'Actualité supprimée avec succès',
    failed: "Erreur lors de la suppression de l'actualité",
  },
} satisfies Record<NewsAct, { done: string; failed: string }>

type State = Pick<NewsItem, 'isPublished' | 'isFeatured'>

/** The buttons of an item in its state. */
export function togglesOf({ isPublished, isFeatured }: State) {
  return {
    publish: isPublished
      ? ({ label: 'Dépublier', act: 'unpublish' } as const)
      : ({ label: 'Publier', act: 'publish' } as const),
    feature: isFeatured
      ? ({ label: 'Retirer de la une', act: 'unfeature' } as const)
      : ({ label: 'Mettre à la une', act: 'feature' } as const),
  }
}

/** 'Publié' or 'Brouillon', followed by 'À la une'. */
export function badgesOf({ isPublished, isFeatured }: State): { label: string; tone: BadgeTone }[] {
  return [
    isPublished ? { label: 'Publié', tone: 'success' } : { label: 'Brouillon', tone: 'plain' },
    ...(isFeatured ? [{ label: FEATURED, tone: 'accent' } as const] : []),
  ]
}
