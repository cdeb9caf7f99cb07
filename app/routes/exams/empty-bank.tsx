import { useLocation } from '@remix-run/react'
import { FullState } from '#app/ui/feedback/full-state'
import { ButtonLink } from '#app/ui/forms/button'
import { backTarget } from '#app/ui/layout/back-target'
import { NOT_ENOUGH_QUESTIONS } from './words'

export function EmptyBank() {
  const { pathname } = useLocation()
  return (
    <FullState
      shot="off"
      title="Erreur lors du chargement"
      text={NOT_ENOUGH_QUESTIONS}
      actions={
        <>
          <ButtonLink href="" variant="primary">
            Réessayer
          </ButtonLink>
          <ButtonLink href={backTarget(pathname)}>Retour</ButtonLink>
        </>
      }
    />
  )
}
