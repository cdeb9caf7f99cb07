import { FoldedChanges } from '#app/ui/admin'
import { Actions, ButtonLink, Card, Section, Stack, Text } from '#app/ui'
import type { FormattedVersion } from './compare-versions'

type VersionsProps = {
  versions: readonly FormattedVersion[]
  /** Returns the URL of the form filled in with this version. */
  hrefOf: (number: number) => string
}

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
                <FoldedChanges label={formatLabel(changes)} changes={changes} whole />
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

const formatLabel = (changes: FormattedVersion['changes']) =>
  `Voir ce qui a changé : ${changes.map(({ field }) => field).join(', ')}`
