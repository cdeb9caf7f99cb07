import type { Series, SeriesPlace, Today } from '#modules/exams'
import { DRAWS } from '#modules/exams/rules'
import { paths } from '#app/paths'
import { SERIES_ANSWERS_GONE } from '#app/text/exams'
import { type AnsweredPlace, returnInWords, SIX_SUFFICE } from '#app/text/series'
import { loadInWords, tomorrowInWords } from '#app/text/today'
import { count } from '#app/text/words'
import { Facts } from '../content/blocks'
import { ActionLink } from '../content/links'
import { RedoButton } from '../content/redo-button'
import { StartToday } from '../dashboard/today-card'
import { Actions, Button, ButtonLink } from '../forms/button'
import { PageHead, Section, Stack } from '../layout/layout'
import { stackGap } from '../layout/layout.css'
import { Text } from '../text/text'

type SeriesEndProps = {
  series: Series
  plan: Today
}

export function SeriesEnd({ series, plan }: SeriesEndProps) {
  const { id, kind, places, result } = series
  const answered = places.filter((place) => place.state === 'answered')
  const wrong = answered.filter(({ isRight }) => !isRight)
  const toRedo = wrong.filter(({ isRetired }) => !isRetired).length
  const isLeft = plan.due + plan.fresh > 0
  const words = isLeft ? leftInWords(plan) : doneInWords(plan)
  const counted = result ?? { answered: answered.length, right: answered.length - wrong.length }
  return (
    <>
      <PageHead
        title={kind === 'legislation' ? 'Épreuve terminée' : 'Série terminée'}
        intro={counted.answered === 0 ? "Aucune question n'a reçu de réponse." : outcome(kind, counted)}
      />
      <Stack gap={8}>
        {words && <Text>{words}</Text>}
        <Left places={places} />
        {result && <Text tone="muted">{SERIES_ANSWERS_GONE}</Text>}
        <Actions>
          {isLeft && <StartToday label="Continuer" />}
          {toRedo > 0 && (
            <RedoButton of={{ series: id }} questions={toRedo} variant={isLeft ? undefined : 'primary'} />
          )}
          <StartAnother kind={kind} />
          <ButtonLink href={paths.dashboard()} variant={isLeft || toRedo > 0 ? undefined : 'primary'}>
            Tableau de bord
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
          title={wrong.length === 1 ? 'Votre erreur' : `Vos ${wrong.length} erreurs`}
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

/** Starts a series of the usual ten questions, or another law paper, at once. */
function StartAnother({ kind }: Pick<Series, 'kind'>) {
  const isLaw = kind === 'legislation'
  return (
    <form method="post" action={paths.revise({ form: isLaw ? 'legislation' : undefined })}>
      <Button wide>{isLaw ? 'Nouvelle épreuve' : 'Nouvelle série'}</Button>
    </form>
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
  const returning = answered.filter(({ dueOn }) => dueOn !== null)
  for (const place of returning.sort((one, other) => one.dueOn!.localeCompare(other.dueOn!))) {
    const term = returnInWords(place)!
    days.set(term, { term, questions: (days.get(term)?.questions ?? 0) + 1 })
  }
  return [...days.values()].map(({ term, questions }) => ({ term, value: count(questions, 'question') }))
}

const leftInWords = (plan: Today) => `Il vous reste pour aujourd'hui : ${loadInWords(plan)}.`

const doneInWords = (plan: Today) =>
  plan.given.answers > 0 ? `C'est fait pour aujourd'hui.${tomorrowInWords(plan)}` : null

type Counted = NonNullable<Series['result']>

function outcome(kind: Series['kind'], counted: Counted): string {
  const right = `${count(counted.right, 'bonne réponse', 'bonnes réponses')} sur ${counted.answered}.`
  if (kind !== 'legislation') return `${right} ${cheer(counted)}`
  return `${right} ${counted.right >= DRAWS.legislation.toPass ? SIX_SUFFICE : `Il en fallait ${DRAWS.legislation.toPass}.`}`
}

function cheer({ right, answered }: Counted): string {
  if (right === answered) return 'Sans faute.'
  return right * 2 >= answered
    ? 'Vous avancez.'
    : "Chaque erreur revient, jusqu'à ce que vous répondiez juste."
}
