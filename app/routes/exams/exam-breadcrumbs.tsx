import { paths } from '#app/paths'
import { Breadcrumbs, HOME_CRUMB } from '#app/ui/layout/trail'

type ExamBreadcrumbsProps = {
  /** This page; none in an exam, whose heading says it. */
  here?: string
  /** It is the choice of the exam itself, or stands beside it. */
  besideSelection?: boolean
}

/** The way to every page of the exams. */
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
