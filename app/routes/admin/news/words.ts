import type { Admin } from '#modules/admin'
import type { Caller } from '#modules/identity'
import type { NewsItem } from '#modules/news'
import type { NewsAct } from '#app/paths'
import type { BadgeTone } from '#app/ui/content/blocks'
import { FEATURED } from '#app/routes/news/news-parts'

/** What the buttons of the list do to an item, and what they say. */
export const NEWS_ACTS = {
  publish: {
    run: (admin, by, id) => admin.setNewsPublished(by, id, true),
    done: 'Actualité publiée',
    failed: "Erreur lors de la publication de l'actualité",
  },
  unpublish: {
    run: (admin, by, id) => admin.setNewsPublished(by, id, false),
    done: 'Actualité dépubliée',
    failed: "Erreur lors de la dépublication de l'actualité",
  },
  feature: {
    run: (admin, by, id) => admin.setNewsFeatured(by, id, true),
    done: 'Statut à la une modifié',
    failed: 'Erreur lors de la modification du statut à la une',
  },
  unfeature: {
    run: (admin, by, id) => admin.setNewsFeatured(by, id, false),
    done: 'Statut à la une modifié',
    failed: 'Erreur lors de la modification du statut à la une',
  },
  delete: {
    run: (admin, by, id) => admin.deleteNews(by, id),
    done: 'Actualité supprimée avec succès',
    failed: "Erreur lors de la suppression de l'actualité",
  },
} satisfies Record<NewsAct, { run: Run; done: string; failed: string }>

type Run = (admin: Admin, by: Caller, id: number) => ReturnType<Admin['deleteNews']>

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
