import { paths } from '../../paths'
import { FullState } from '../../ui/feedback/full-state'
import { ButtonLink } from '../../ui/forms/button'
import { NOT_ENOUGH_QUESTIONS } from './words'

export function EmptyBank() {
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
          <ButtonLink href={paths.examSelection()}>Retour</ButtonLink>
        </>
      }
    />
  )
}
