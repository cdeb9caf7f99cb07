import { paths } from '#app/paths'
import { Breadcrumbs, HOME_CRUMB } from '#app/ui/layout/trail'

type ExamBreadcrumbsProps = {
  /** The current page; left out in an exam, whose heading names it. */
  here?: string
  /** For the choice of an exam itself, and pages on its level. */
  besideSelection?: boolean
}

export function ExamBreadcrumbs({ here, besideSelection }: ExamBreadcrumbsProps) {
  const way = [
    HOME_CRUMB,
    { label: 'Tableau de bord', href: paths.dashboard() },
    { label: "Choix de l'examen", href: paths.examSelection() },
  ]
  return (
    <Breadcrumbs
      crumbs={[...(besideSelection ? way.slice(0, 2) : way), ...(here ? [{ label: here }] : [])]}
    />
  )
}
