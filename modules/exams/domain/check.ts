/** How a statement was checked: against the consolidated text, a page that quotes it, or as a rule of practice. */
export const CHECKS = ['texte', 'reproduction', 'pratique'] as const
export type Check = (typeof CHECKS)[number]
