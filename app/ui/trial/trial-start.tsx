import { paths } from '#app/paths'
import { Text } from '../text/text'
import { ActionLink } from '../content/blocks'
import { StatusMessage } from '../feedback/message'
import { Button } from '../forms/button'
import { BesideTarget, Stack } from '../layout/layout'

/** `refused` says why no trial has begun. */
export function TrialStart({ refused }: { refused?: string }) {
  return (
    <BesideTarget title="Essayez 5 questions">
      <Stack gap={24}>
        <Text>
          Cinq questions de l'examen théorique de la licence de tireur sportif (LTS), une par thème. Après
          chacune, la bonne réponse, son explication et sa source.
        </Text>
        <Text>Sans compte et sans chronomètre : comptez cinq minutes.</Text>
        <form method="post" action={paths.trial()}>
          {refused && <StatusMessage kind="failure" title={refused} focused />}
          <Button variant="primary" wide>
            Commencer
          </Button>
        </form>
        <Text note>
          <>
            Le site n'enregistre rien. Vos réponses restent deux heures dans{' '}
            <a href={`${paths.privacy()}#cookies`}>un cookie de votre navigateur</a>.
          </>
        </Text>
        <ActionLink href={paths.lessons()}>Lire d'abord une leçon</ActionLink>
      </Stack>
    </BesideTarget>
  )
}
