import { useLoaderData } from '@remix-run/react'
import { DRAWS } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { count, EMPTY_SOURCES, formatDay, NOTHING_TO_REVISE, seriesName, SIX_SUFFICE } from '#app/text'
import {
  Actions,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  MEMBER_CRUMBS,
  Note,
  PageHead,
  Stack,
  Text,
} from '#app/ui'
import { RunningNotice } from '#app/ui/exam'
import { twoThirds, wide } from '#app/ui/layout/layout.css'
import { action, loader } from './choose.server'
import { SeriesForm } from './series-form'

export const handle: PageHandle = { title: 'Réviser', crumbs: MEMBER_CRUMBS }

export { action, loader }

export default function Revise() {
  const { running, revisable, chosen, empty } = useLoaderData<typeof loader>()
  const { counts, open } = revisable
  const isNothing = counts.due + counts.new === 0
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="Sans chronomètre, avec la réponse et son explication." />
      <RunningNotice running={running} />
      <div className={twoThirds}>
        <div className={wide}>
          <Stack gap={24}>
            {open && <OpenSeries open={open} />}
            {isNothing ? (
              <Nothing revisable={revisable} />
            ) : (
              <>
                {empty && <EmptySource source={empty} revisable={revisable} />}
                <SeriesForm revisable={revisable} chosen={chosen} />
              </>
            )}
          </Stack>
        </div>
        <LawPaper />
      </div>
    </>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

type EmptySourceProps = Pick<Loaded, 'revisable'> & { source: NonNullable<Loaded['empty']> }

function EmptySource({ source, revisable: { nextDueOn } }: EmptySourceProps) {
  const next = source === 'due' && nextDueOn !== null && comesBack(nextDueOn)
  return (
    <Note title={EMPTY_SOURCES[source]}>
      {[next, "Choisissez ci-dessous d'autres questions."].filter(Boolean).join(' ')}
    </Note>
  )
}

const comesBack = (day: string) => `Les prochaines questions reviennent le ${formatDay(day)}.`

function LawPaper() {
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

function OpenSeries({ open }: { open: NonNullable<Loaded['revisable']['open']> }) {
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

function Nothing({ revisable: { nextDueOn } }: Pick<Loaded, 'revisable'>) {
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
