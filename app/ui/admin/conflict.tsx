import { Card } from '../content/blocks'
import { ChangeList, type TextChange } from '../content/change-list'
import { Section } from '../layout/layout'

const WORDS = { before: 'Version enregistrée', after: 'Votre version' }

/** Shows how the form differs from what another admin saved in the meantime. */
export function Conflict({ changes }: { changes: readonly TextChange[] }) {
  return (
    <Section id="entre-temps" title="Ce qui diffère">
      <Card>
        <ChangeList changes={changes} words={WORDS} whole />
      </Card>
    </Section>
  )
}
