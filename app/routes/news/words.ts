/** What the news are about: on the home page, and at the head of their list. */
export const NEWS_INTRO = "L'examen, les règles du tir sportif et la vie du site."

export const NEWS_KEYWORDS = ['actualités', 'tir sportif', 'LTS', 'examen théorique', 'Belgique']
