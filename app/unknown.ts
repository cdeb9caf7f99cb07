/** What pages and calls say of what there is not, or not any more. */
export const UNKNOWN = {
  question: 'Question non trouvée',
  news: 'Actualité non trouvée',
  ad: 'Annonce non trouvée',
  user: 'Utilisateur non trouvé',
} as const
