import { Changes } from '#app/ui/admin/change-list'
import { Card } from '#app/ui/content/blocks'
import { Section, Stack } from '#app/ui/layout/layout'
import { Text } from '#app/ui/text/text'
import type { VersionInWords } from './changes'

/** When each was written, and what it changed. */
export function Versions({ versions }: { versions: readonly VersionInWords[] }) {
  return (
    <Section id="versions" title="Versions" intro="De la plus récente à la plus ancienne, au plus vingt.">
      <Stack>
        {versions.map(({ number, written, changes }) => (
          <Card key={number}>
            <Text>{`Version ${number}, du ${written}`}</Text>
            {changes.length > 0 && <Changes changes={changes} />}
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
