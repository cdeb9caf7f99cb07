/**
 * 'texte' is a comparison with the consolidated law, 'reproduction' with a page that quotes it; 'pratique' is a
 * rule of practice.
 */
export const CHECKS = ['texte', 'reproduction', 'pratique'] as const
export type Check = (typeof CHECKS)[number]

export const hasLegalText = ({
  article,
  sourceUrl,
}: Record<'article' | 'sourceUrl', string | null>): boolean => Boolean(article && sourceUrl)

export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]
