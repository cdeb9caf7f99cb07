import { DRAWS } from '#modules/exams/rules'
import type { Revisable, SeriesSource } from '#modules/exams'
import { paths } from '#app/paths'
import { count, EMPTY_SOURCES, formatDay, NOTHING_TO_REVISE, seriesName, SIX_SUFFICE } from '#app/text'
import { Actions, Button, ButtonLink, Card, EmptyState, Note, Stack, Text } from '#app/ui'

type WithRevisable = { revisable: Pick<Revisable, 'nextDueOn'> }

export function EmptySource({ source, revisable: { nextDueOn } }: WithRevisable & { source: SeriesSource }) {
  const next = source === 'due' && nextDueOn !== null && comesBack(nextDueOn)
  return (
    <Note title={EMPTY_SOURCES[source]}>
      {[next, "Choisissez ci-dessous d'autres questions."].filter(Boolean).join(' ')}
    </Note>
  )
}

const comesBack = (day: string) => `Les prochaines questions reviennent le ${formatDay(day)}.`

export function LawPaper() {
  const { questions } = DRAWS.legislation
  return (
    <Card as="section" labelledBy="legislation">
      <Stack gap={8}>
        <h2 id="legislation">Épreuve de législation</h2>
        <Text tone="muted">{`${questions} questions de législation, les réponses à la fin. ${SIX_SUFFICE}`}</Text>
        <form method="post" action={paths.revise({ form: 'legislation' })}>
          <Button>Passer l'épreuve</Button>
        </form>
      </Stack>
    </Card>
  )
}

export function OpenSeries({ open }: { open: NonNullable<Revisable['open']> }) {
  const { id, answered, total } = open
  return (
    <Card as="section" labelledBy="en-cours">
      <Stack gap={8}>
        <h2 id="en-cours">Série en cours</h2>
        <Text tone="muted">{`${seriesName(open)}. Vous avez répondu à ${count(answered, 'question')} sur ${total} ; une nouvelle série remplacera celle-ci.`}</Text>
        <Actions>
          <ButtonLink href={paths.series(id)} variant="primary">
            Reprendre
          </ButtonLink>
        </Actions>
      </Stack>
    </Card>
  )
}

export function Nothing({ revisable: { nextDueOn } }: WithRevisable) {
  return (
    <EmptyState
      level={2}
      title={NOTHING_TO_REVISE}
      text={
        nextDueOn === null
          ? 'Les questions arrivent bientôt. Revenez un peu plus tard.'
          : `Vous avez tout vu. ${comesBack(nextDueOn)}`
      }
      action={
        <Actions>
          <ButtonLink href={paths.examSelection()} variant="primary">
            Nouvel examen
          </ButtonLink>
          <ButtonLink href={paths.theory()}>Théorie</ButtonLink>
        </Actions>
      }
    />
  )
}
