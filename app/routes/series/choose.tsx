import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Box, Revisable, SeriesSource } from '#modules/exams'
import { BOXES, DAYS_UNTIL_DUE, isMastered } from '#modules/exams/rules'
import { SERIES_COUNTS, SERIES_SOURCES } from '#modules/exams/series/schema'
import { act, badRequest, limitUser, type PageHandle, readForm, requireUser, seeOther } from '#app/http'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { count, EMPTY_SOURCES, formatDay, NOTHING_TO_REVISE, sourceName } from '#app/text'
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
import { BoxList } from '#app/ui/series/boxes'
import { type SeriesFields, SeriesFieldset } from '#app/ui/series/choice-form'

export const handle: PageHandle = { title: 'Réviser', crumbs: MEMBER_CRUMBS }

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { exams } = site()
  const running = await exams.attempts.findRunning(user.id)
  const revisable = await exams.series.findRevisable(user.id)
  return { running, revisable, ...readChoice(args.request, revisable) }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const form = await readForm(args.request, schema)
  // The site's own form sends only valid choices.
  if (form.status !== 'success') throw badRequest()
  const { source = null, theme: themes, difficulty, count = '10' } = form.value
  const choice = { source, themes, difficulty: difficulty ? DIFFICULTIES[difficulty] : null, count }
  const start = async () => (await limitUser('series', user)) ?? site().exams.series.start(user.id, choice)
  return act(args, start, {
    form,
    to: paths.revise(),
    done: async ({ seriesId }) => seeOther(paths.series(seriesId)),
    refused: {
      'nothing-to-ask': {
        formErrors: [
          `${NOTHING_TO_REVISE}. Aucune question ne correspond à votre choix : essayez-en un autre.`,
        ],
      },
    },
  })
}

const DIFFICULTIES = { 1: 1, 2: 2, 3: 3 } as const

const schema = z.object({
  source: z.enum(SERIES_SOURCES).optional(),
  theme: z.array(z.string()),
  difficulty: z.enum(['1', '2', '3']).optional(),
  count: z.enum(SERIES_COUNTS).optional(),
})

export default function Revise() {
  const { running, revisable, chosen, empty } = useLoaderData<typeof loader>()
  const { counts, open, boxes } = revisable
  const isNothing = counts.due + counts.new === 0
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="Sans chronomètre : la réponse et son explication viennent après chaque question." />
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
        <Boxes boxes={boxes} />
      </div>
    </>
  )
}

type Loaded = { revisable: Revisable; chosen: SeriesFields }

function SeriesForm({ revisable, chosen }: Loaded) {
  const [form, fields] = useSchemaForm(schema, {
    id: 'serie',
    defaultValue: { ...chosen, theme: [...chosen.theme] },
  })
  const { source, theme, difficulty, count } = fields
  const filledIn = {
    source: source.initialValue ?? '',
    // conform gives a single value as a string instead of an array.
    theme: [theme.initialValue ?? []].flat().filter((slug) => slug !== undefined),
    difficulty: difficulty.initialValue ?? '',
    count: count.initialValue ?? '10',
  }
  return (
    <PostForm form={form} action={paths.revise()}>
      <SeriesFieldset revisable={revisable} chosen={filledIn} />
      <Actions>
        <Button variant={revisable.open ? undefined : 'primary'}>Commencer</Button>
      </Actions>
    </PostForm>
  )
}

type EmptySourceProps = Pick<Loaded, 'revisable'> & { source: SeriesSource }

function EmptySource({ source, revisable: { nextDueOn } }: EmptySourceProps) {
  const next = source === 'due' && nextDueOn !== null && comesBack(nextDueOn)
  return (
    <Note title={EMPTY_SOURCES[source]}>
      {[next, "Choisissez ci-dessous d'autres questions."].filter(Boolean).join(' ')}
    </Note>
  )
}

const comesBack = (day: string) => `Les prochaines questions reviennent le ${formatDay(day)}.`

function OpenSeries({ open }: { open: NonNullable<Revisable['open']> }) {
  const { id, source, answered, total } = open
  return (
    <Card as="section" labelledBy="en-cours">
      <Stack gap={8}>
        <h2 id="en-cours">Série en cours</h2>
        <Text tone="muted">{`${sourceName(source)}. Vous avez répondu à ${count(answered, 'question')} sur ${total} ; une nouvelle série remplacera celle-ci.`}</Text>
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

function Boxes({ boxes }: Pick<Revisable, 'boxes'>) {
  const total = Object.values(boxes).reduce((sum, some) => sum + some, 0)
  const mastered = BOXES.filter(isMastered).reduce((sum, box) => sum + boxes[box], 0)
  return (
    <section aria-labelledby="boites">
      <Stack>
        <div>
          <h2 id="boites">Vos questions</h2>
          <Text tone="muted">{`${mastered} sur ${total} maîtrisées`}</Text>
        </div>
        <BoxList
          rows={[
            ...[...BOXES].reverse().map((box) => ({ box, about: RETURNS[box], questions: boxes[box] })),
            { box: 0, questions: boxes[0] },
          ]}
        />
        <Text note>
          Juste du premier coup : boîte 2. Ensuite, une boîte de plus par bonne réponse, au plus une par jour
          ; une erreur ramène à la boîte 1. Maîtrisée : boîte 4 ou 5.
        </Text>
      </Stack>
    </section>
  )
}

const RETURNS = Object.fromEntries(
  BOXES.map((box) => [
    box,
    box === 1 ? 'revient à la prochaine série' : `revient après ${DAYS_UNTIL_DUE[box]} jours`,
  ]),
) as Record<Box, string>

type Choice = {
  chosen: SeriesFields
  /** The requested source, if it has no questions. */
  empty: SeriesSource | undefined
}

/** Chooses the most useful source if the URL names none, or one without questions. */
function readChoice(request: Request, { counts }: Revisable): Choice {
  const query = new URL(request.url).searchParams
  const theme = query.getAll('theme')
  const requested = pick(query.get('source'), SERIES_SOURCES)
  const isEmpty = requested !== undefined && counts[requested] === 0
  const usual = counts.due > 0 ? 'due' : 'new'
  const chosen = {
    theme,
    source: requested && !isEmpty ? requested : theme.length > 0 ? '' : usual,
    difficulty: pick(query.get('difficulty'), ['1', '2', '3']) ?? '',
    count: pick(query.get('count'), SERIES_COUNTS) ?? '10',
  }
  return { chosen, empty: isEmpty ? requested : undefined }
}

function pick<Value extends string>(text: string | null, known: readonly Value[]): Value | undefined {
  return known.find((value) => value === text)
}
