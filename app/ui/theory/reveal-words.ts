/** What the button says that shows the answer, and hides it again. */
export function revealWords(revealed: boolean): string {
  return revealed ? 'Masquer la réponse' : 'Afficher la réponse'
}
