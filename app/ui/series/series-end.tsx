import type { Box, Series, SeriesPlace } from '#modules/exams'
import { paths } from '#app/paths'
import { SERIES_ANSWERS_GONE } from '#app/text/exams'
import { type AnsweredPlace, dueInWords } from '#app/text/series'
import { count } from '#app/text/words'
import { ActionLink } from '../content/links'
import { Actions, ButtonLink } from '../forms/button'
import { PageHead, Section, Stack } from '../layout/layout'
import { stackGap } from '../layout/layout.css'
import { Text } from '../text/text'
import { BoxList } from './boxes'

export function SeriesEnd({ series: { id, places, result } }: { series: Series }) {
  const answered = places.filter((place) => place.state === 'answered')
  const wrong = answered.filter(({ isRight }) => !isRight)
  const counted = result ?? { answered: answered.length, right: answered.length - wrong.length }
  return (
    <>
      <PageHead
        title="Série terminée"
        intro={
          counted.answered === 0
            ? "Aucune question n'a reçu de réponse."
            : `${count(counted.right, 'bonne réponse', 'bonnes réponses')} sur ${counted.answered}. ${cheer(counted)}`
        }
      />
      <Stack gap={8}>
        <Left places={places} />
        {result && <Text tone="muted">{SERIES_ANSWERS_GONE}</Text>}
        <Actions>
          <ButtonLink href={paths.revise()} variant="primary">
            Nouvelle série
          </ButtonLink>
          <ButtonLink href={paths.dashboard()}>Tableau de bord</ButtonLink>
        </Actions>
      </Stack>
      {answered.length > 0 && (
        <Section id="retour" title="Ce qui revient, et quand" split>
          <BoxList rows={toRows(answered)} />
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

/** Groups the questions by box and date, the soonest first. */
function toRows(answered: readonly AnsweredPlace[]) {
  const rows = new Map<string, { box: Box; about: string; questions: number; day: string }>()
  for (const { boxAfter, dueOn } of answered) {
    if (dueOn === null) continue
    const about = `À revoir ${dueInWords({ boxAfter, dueOn })}`
    const row = rows.get(`${boxAfter} ${about}`) ?? { box: boxAfter, about, questions: 0, day: dueOn }
    rows.set(`${boxAfter} ${about}`, { ...row, questions: row.questions + 1 })
  }
  return [...rows.values()].sort((one, other) => one.day.localeCompare(other.day) || one.box - other.box)
}

function cheer({ right, answered }: NonNullable<Series['result']>): string {
  if (right === answered) return 'Sans faute.'
  return right * 2 >= answered
    ? 'Vous avancez.'
    : "Chaque erreur revient, jusqu'à ce que vous répondiez juste."
}
