/** If `isLearning` is true, the sign-in page also offers the trial. */
export type Wanted = { what: string; isLearning: boolean }

/** The first match wins. */
const WANTED: readonly [RegExp, string][] = [
  [/^\/post-ad/, 'poster votre annonce'],
  [/^\/classified-ads\/\d+\/message/, 'écrire à ce membre'],
  [/^\/classified-ads\/mine/, 'voir vos annonces'],
  [/^\/classified-ads\/\d+/, 'voir les coordonnées'],
  [/^\/classified-ads(\?|$)/, 'créer une alerte'],
  [/^\/favoris\/\d+/, 'garder cette annonce dans vos favoris'],
  [/^\/favoris/, 'voir vos favoris'],
  [/^\/alertes/, 'suivre une recherche'],
  [/^\/messages/, 'lire vos messages'],
  [/^\/signaler\//, 'signaler une erreur : la réponse vous parvient par email'],
]

const LEARNING: readonly [RegExp, string][] = [
  [/^\/(exam-selection|quiz)/, 'passer un examen'],
  [/^\/dashboard/, 'suivre vos progrès'],
  [/^\/reviser/, 'vous entraîner'],
  [/^\/theory/, 'étudier la théorie'],
]

/** `what` completes the sentence 'Connectez-vous pour …'. */
export function readWanted(path: string): Wanted {
  const find = (table: typeof WANTED) => table.find(([begin]) => begin.test(path))?.[1]
  const learning = find(LEARNING)
  return { what: learning ?? find(WANTED) ?? 'continuer', isLearning: learning !== undefined }
}
