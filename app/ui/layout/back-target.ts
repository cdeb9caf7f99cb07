import { paths } from '#app/paths'

/** Where 'Retour' leads from a page that names no other target. */
export function backTarget(path: string): string {
  if (path.includes(paths.examSelection())) return paths.dashboard()
  if (path.includes(paths.startQuiz())) return paths.examSelection()
  return paths.dashboard()
}
