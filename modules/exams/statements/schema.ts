/**
 * The ways to check a statement: 'texte' against the consolidated law, 'reproduction' against a page that quotes the
 * law. 'pratique' marks a rule of practice, and 'non-lu' a rule of law whose text could not be read.
 */
export const CHECKS = ['texte', 'reproduction', 'pratique', 'non-lu'] as const
export type Check = (typeof CHECKS)[number]

export const hasLegalText = ({
  article,
  sourceUrl,
}: Record<'article' | 'sourceUrl', string | null>): boolean => Boolean(article && sourceUrl)

export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]
