import { Actions, atoms, ButtonLink, Chapter, Text } from '#app/ui'
import { paths } from '#app/paths'

export function FactorState({ since }: { since: string | null }) {
  return (
    <Chapter id="double-authentification" title="Double authentification" about={ABOUT}>
      {since !== null && <Text>{`Activée depuis le ${since}.`}</Text>}
      <Actions>
        <ButtonLink href={paths.secondFactor()}>
          <span className={atoms({ minWidth: 0, overflowWrap: 'anywhere' })}>
            {since === null ? 'Activer la double authentification' : 'Gérer la double authentification'}
          </span>
        </ButtonLink>
      </Actions>
    </Chapter>
  )
}

const ABOUT =
  'En plus du mot de passe, un code de votre téléphone est demandé : un mot de passe volé ne suffit plus.'
