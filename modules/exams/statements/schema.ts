/** How a statement was checked: against the consolidated text, a page that quotes it, or as a rule of practice. */
export const CHECKS = ['texte', 'reproduction', 'pratique'] as const
export type Check = (typeof CHECKS)[number]

/** Whether somebody can read the text that a statement of this article rests on. */
export const isReadable = ({ article, sourceUrl }: Record<'article' | 'sourceUrl', string | null>): boolean =>
  Boolean(article && sourceUrl)

/** What the list of statements to verify can be narrowed to. */
export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]
