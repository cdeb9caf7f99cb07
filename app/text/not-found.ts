/** The messages about what was not found, shared by the pages and the API. */
export const AD_NOT_FOUND = 'Annonce non trouvée'
export const NEWS_NOT_FOUND = 'Actualité non trouvée'
export const LESSON_NOT_FOUND = 'Leçon non trouvée'
export const QUESTION_NOT_FOUND = 'Question non trouvée'
export const USER_NOT_FOUND = 'Utilisateur non trouvé'
