import { ADMINS_ONLY } from '#app/text/users'
import { FullState, NothingHere } from '#app/ui/feedback/states'
import { ButtonLink } from '#app/ui/forms/button'
import { toPageTitle } from './page-title'
import { paths } from '../paths'

/** `isSent` says whether the failed request sent a form. */
export type PageFault = { status: number; reason?: unknown; isSent?: boolean }

export function ErrorPage({ requestId, ...fault }: PageFault & { requestId: string }) {
  const { status } = fault
  if (status === 404) return <NotFound />
  const { title, text } = sentences(fault)
  return (
    <FullState
      shot="off"
      title={title}
      text={text}
      actions={nextStep(fault)}
      reference={status >= 500 ? requestId : undefined}
    />
  )
}

/**
 * Returns the button for the next step. Returns null for a form that failed with 503, because a link cannot
 * send the form again.
 */
function nextStep({ status, isSent }: PageFault) {
  if (status === 503 && isSent) return null
  // An empty href reloads the current URL.
  const [href, label] =
    status === 503 || status === 429 ? ['', 'Réessayer'] : [paths.home(), "Retour à l'accueil"]
  return (
    <ButtonLink href={href} variant="primary">
      {label}
    </ButtonLink>
  )
}

/** Returns the language of the main element, or undefined if the element is in French. */
export function errorLanguage(status: number): string | undefined {
  return status === 404 ? 'en' : undefined
}

export function errorTitle(fault: PageFault): string {
  return toPageTitle(fault.status === 404 ? 'Page not found' : sentences(fault).title)
}

/** The specification requires this one page in English. */
function NotFound() {
  return (
    <NothingHere
      code="404"
      title="Page not found"
      text="This address leads nowhere. It may have moved, or the link may be incomplete."
      href={paths.home()}
      back="Back to the home page"
    />
  )
}

function sentences({ status, reason, isSent }: PageFault): { title: string; text: string } {
  if (status === 503 && typeof reason === 'string' && reason)
    return { title: 'Le site est occupé', text: reason }
  if (status === 503) return isSent ? NOT_DONE : AWAY
  if (status === 403 && reason === ADMINS_ONLY) return NOT_ADMIN
  if (status === 429 && typeof reason === 'string' && reason)
    return { title: 'Trop de tentatives', text: reason }
  return SENTENCES[status] ?? (status < 500 ? MALFORMED : UNEXPECTED)
}

const UNEXPECTED = {
  title: "Une erreur inattendue s'est produite",
  text: "Vous n'y êtes pour rien, et ce que vous avez enregistré est en sécurité. Réessayez dans un instant.",
}

const AWAY = {
  title: 'Le site est momentanément indisponible',
  text: "Vous n'y êtes pour rien, et ce que vous avez enregistré est en sécurité. Réessayez dans un instant.",
}

const NOT_DONE = {
  title: AWAY.title,
  text: "Ce que vous avez demandé n'a pas été fait. Dans un instant, rechargez cette page et confirmez l'envoi : rien de ce que vous avez saisi n'est perdu.",
}

const MALFORMED = {
  title: 'Requête mal formée',
  text: "Le site n'a pas compris cette demande. Revenez à la page précédente et réessayez.",
}

const NOT_ADMIN = {
  title: 'Accès refusé',
  text: "Vous n'avez pas les permissions nécessaires pour accéder à cette page.",
}

const SENTENCES: Record<number, { title: string; text: string }> = {
  403: {
    title: 'Requête refusée',
    text: 'Ce formulaire a été envoyé depuis un autre site. Ouvrez la page sur Prépa LTS et réessayez.',
  },
  405: {
    title: 'Action impossible ici',
    text: "Cette adresse n'accepte pas cette action. Revenez à la page précédente et réessayez.",
  },
  413: {
    title: 'Envoi trop volumineux',
    text: 'Raccourcissez vos textes, ou choisissez des fichiers plus petits, puis réessayez.',
  },
  429: {
    title: 'Trop de recherches à la suite',
    text: 'Le nombre de recherches par minute est limité. Patientez un instant, puis réessayez.',
  },
}
