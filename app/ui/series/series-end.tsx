import type { Series, SeriesPlace, Today } from '#modules/exams'
import { DRAWS } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { SERIES_ANSWERS_GONE } from '#app/text/exams'
import { type AnsweredPlace, returnInWords, SIX_SUFFICE } from '#app/text/series'
import { loadInWords } from '#app/text/today'
import { count } from '#app/text/words'
import { Facts } from '../content/blocks'
import { ActionLink } from '../content/links'
import { Actions, ButtonLink } from '../forms/button'
import { PageHead, Section, Stack } from '../layout/layout'
import { stackGap } from '../layout/layout.css'
import { Text } from '../text/text'

type SeriesEndProps = {
  series: Series
  /** What is left of the plan, after a series of the plan. */
  today: Today | null
}

export function SeriesEnd({ series, today }: SeriesEndProps) {
  const { id, kind, places, result } = series
  const answered = places.filter((place) => place.state === 'answered')
  const wrong = answered.filter(({ isRight }) => !isRight)
  const counted = result ?? { answered: answered.length, right: answered.length - wrong.length }
  return (
    <>
      <PageHead
        title="Série terminée"
        intro={counted.answered === 0 ? "Aucune question n'a reçu de réponse." : outcome(kind, counted)}
      />
      <Stack gap={8}>
        {today && <Text>{afterPlan(today)}</Text>}
        <Left places={places} />
        {result && <Text tone="muted">{SERIES_ANSWERS_GONE}</Text>}
        <Actions>
          <ButtonLink href={paths.dashboard()} variant={today ? 'primary' : undefined}>
            Tableau de bord
          </ButtonLink>
          <ButtonLink href={paths.revise()} variant={today ? undefined : 'primary'}>
            Nouvelle série
          </ButtonLink>
        </Actions>
      </Stack>
      {answered.length > 0 && (
        <Section id="retour" title="Ce qui revient, et quand" split>
          <Facts facts={toReturns(answered)} />
        </Section>
      )}
      {wrong.length > 0 && (
        <Section
          id="erreurs"
          title={`À revoir : ${count(wrong.length, 'question')}`}
          intro="Elles reviennent dès votre prochaine série."
          split
        >
          <ol className={stackGap[12]}>
            {wrong.map(({ position, question }) => (
              <li key={position}>
                <ActionLink href={paths.series(id, { q: position })}>{question}</ActionLink>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

function Left({ places }: { places: readonly SeriesPlace[] }) {
  const retired = places.filter(({ state }) => state === 'retired').length
  const open = places.filter(({ state }) => state === 'open').length
  return (
    <>
      {retired > 0 && (
        <Text tone="muted">
          {retired === 1
            ? 'Une question a été retirée entre-temps : elle ne compte pas.'
            : `${retired} questions ont été retirées entre-temps : elles ne comptent pas.`}
        </Text>
      )}
      {open > 0 && (
        <Text tone="muted">
          {`${count(open, "question n'a pas été posée", "questions n'ont pas été posées")} : vous avez commencé une autre série.`}
        </Text>
      )}
    </>
  )
}

/** Counts the questions by the day on which they come back, the soonest first. */
function toReturns(answered: readonly AnsweredPlace[]) {
  const days = new Map<string, { term: string; questions: number }>()
  for (const place of [...answered].sort((one, other) =>
    (one.dueOn ?? '').localeCompare(other.dueOn ?? ''),
  )) {
    const term = returnInWords(place)
    if (term === null) continue
    days.set(term, { term, questions: (days.get(term)?.questions ?? 0) + 1 })
  }
  return [...days.values()].map(({ term, questions }) => ({ term, value: count(questions, 'question') }))
}

function afterPlan(today: Today): string {
  if (today.due + today.fresh > 0) return `Il vous reste pour aujourd'hui : ${loadInWords(today)}.`
  const { tomorrow } = today
  const next = tomorrow.due + tomorrow.fresh > 0 ? ` Demain : ${loadInWords(tomorrow)}.` : ''
  return `C'est fait pour aujourd'hui.${next}`
}

type Counted = NonNullable<Series['result']>

function outcome(kind: Series['kind'], counted: Counted): string {
  const right = `${count(counted.right, 'bonne réponse', 'bonnes réponses')} sur ${counted.answered}.`
  if (kind !== 'legislation') return `${right} ${cheer(counted)}`
  return `${right} ${counted.right >= DRAWS.legislation.toPass ? SIX_SUFFICE : 'Il en fallait six.'}`
}

function cheer({ right, answered }: Counted): string {
  if (right === answered) return 'Sans faute.'
  return right * 2 >= answered
    ? 'Vous avancez.'
    : "Chaque erreur revient, jusqu'à ce que vous répondiez juste."
}
