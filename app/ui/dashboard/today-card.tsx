import type { ReactNode } from 'react'
import type { RunningExam, StudyOverview } from '#modules/exams'
import { paths } from '#app/paths'
import { loadInWords, partsInWords, tomorrowInWords } from '#app/text/today'
import { count } from '#app/text/words'
import { ActionLink } from '../content/links'
import { timeLeft } from '../exam/time-left'
import { Button, ButtonLink } from '../forms/button'
import { Rings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './today.css'

type Study = Pick<StudyOverview, 'plan' | 'open'>

type TodayCardProps = {
  study: Study
  running: readonly RunningExam[]
  /** The exam's date and the minutes a day, and where they lead. */
  children?: ReactNode
}

export function TodayCard({ study, running: [exam], children }: TodayCardProps) {
  return (
    <section className={children ? css.card : css.alone} aria-labelledby="aujourdhui">
      <div className={css.main}>
        <h2 id="aujourdhui" className={css.title}>
          {french("Aujourd'hui")}
        </h2>
        {exam ? (
          <Running exam={exam} />
        ) : (
          <Plan study={study} label={children ? 'Commencer' : 'Commencer la série du jour'} />
        )}
      </div>
      {children && <div className={css.foot}>{children}</div>}
    </section>
  )
}

function Running({ exam }: { exam: RunningExam }) {
  return (
    <>
      <What
        what={
          exam.type === 'official' ? "L'examen officiel vous attend" : "Votre test d'entraînement vous attend"
        }
        about={`Vos réponses sont enregistrées et ${timeLeft(exam)}.`}
      />
      <ButtonLink href={paths.startQuiz(exam.type)} variant="primary">
        Reprendre
      </ButtonLink>
    </>
  )
}

function Plan({ study, label }: { study: Study; label: string }) {
  const { plan, open } = study
  const { due, fresh, given } = plan
  if (open?.isToday) return <Begun open={open} />
  if (due + fresh === 0) return given.answers > 0 ? <Done study={study} /> : <Nothing />
  return (
    <>
      <What what={loadInWords(plan)} about={partsInWords(plan)} />
      <Marks due={due} fresh={fresh} />
      <StartToday label={label} />
      {open && <ActionLink href={paths.series(open.id)}>Reprendre la série en cours</ActionLink>}
    </>
  )
}

function Begun({ open: { id, left } }: { open: NonNullable<StudyOverview['open']> }) {
  return (
    <>
      <What what={`Encore ${count(left, 'question')}`} about="Votre série du jour est commencée" />
      <ButtonLink href={paths.series(id)} variant="primary">
        Continuer
      </ButtonLink>
    </>
  )
}

export function StartToday({ label }: { label: string }) {
  return (
    <form method="post" action={paths.revise({ form: 'today' })}>
      <Button variant="primary" wide>
        {label}
      </Button>
    </form>
  )
}

function Done({ study: { plan, open } }: { study: Study }) {
  const { answers, right } = plan.given
  const given = `${count(right, 'réponse juste', 'réponses justes')} sur ${answers}.`
  return (
    <>
      <div className={css.done}>
        <Rings shot="centre" />
        <What what="C'est fait. À demain !" about={given + tomorrowInWords(plan)} />
      </div>
      {open ? (
        <ActionLink href={paths.series(open.id)}>Reprendre la série en cours</ActionLink>
      ) : (
        <form method="post" action={paths.revise()}>
          <Button>Continuer un peu</Button>
        </form>
      )}
    </>
  )
}

function Nothing() {
  return (
    <>
      <What what="Rien à revoir pour le moment" about="Un test vous dira ce que vous savez encore." />
      <ButtonLink href={paths.examSelection()}>Choisir un examen</ButtonLink>
    </>
  )
}

function What({ what, about }: { what: string; about: string }) {
  return (
    <div>
      <p className={css.what}>{french(what)}</p>
      <Text tone="muted">{about}</Text>
    </div>
  )
}

/** One mark for each question: a full one to review, an open one if it is new. */
function Marks({ due, fresh }: { due: number; fresh: number }) {
  if (due + fresh > MOST_MARKS) return null
  return (
    <svg
      className={css.marks}
      viewBox={`0 0 ${STEP * MOST_MARKS} 12`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {Array.from({ length: due + fresh }, (_, index) => (
        <circle
          key={index}
          className={index < due ? css.due : css.fresh}
          cx={STEP * index + 6}
          cy="6"
          r={index < due ? 4 : 3.25}
        />
      ))}
    </svg>
  )
}

const STEP = 12
const MOST_MARKS = 36
