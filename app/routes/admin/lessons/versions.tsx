import { FoldedChanges } from '#app/ui/admin/change-list'
import { Actions, ButtonLink, Card, Section, Stack, Text } from '#app/ui'
import type { VersionInWords } from './changes'

type VersionsProps = {
  versions: readonly VersionInWords[]
  /** Returns the address of the form filled in with this version. */
  hrefOf: (number: number) => string
}

/** Shows the author, time and changes of each version; an earlier one can be taken up again. */
export function Versions({ versions, hrefOf }: VersionsProps) {
  return (
    <Section id="versions" title="Versions" intro="De la plus récente à la plus ancienne, au plus vingt.">
      <Stack>
        {versions.map(({ number, written, changes, isWhole }, index) => (
          <Card key={number}>
            <Stack>
              <h3>{`Version ${number}`}</h3>
              <Text>{written}</Text>
              {isWhole ? (
                <FoldedChanges label="Voir son texte" changes={changes} words={NO_WORDS} whole />
              ) : (
                <FoldedChanges label={labelOf(changes)} changes={changes} whole />
              )}
              {index > 0 && (
                <Actions>
                  <ButtonLink href={hrefOf(number)}>Reprendre cette version</ButtonLink>
                </Actions>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}

const NO_WORDS = { before: '', after: '' }

/** Formats the label: 'Voir ce qui a changé : Titre, Contenu' */
const labelOf = (changes: VersionInWords['changes']) =>
  `Voir ce qui a changé : ${changes.map(({ field }) => field).join(', ')}`
