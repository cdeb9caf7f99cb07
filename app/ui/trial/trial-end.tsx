import { atoms } from '../atoms'
import type { GradedAnswer } from '#modules/exams'
import { scoresByTheme } from '#modules/exams/schemas'
import { paths } from '#app/paths'
import { examInWords } from '#app/text/exams'
import { capitalised, count } from '#app/text/words'
import { Entries } from '../content/article'
import { ActionLink } from '../content/links'
import * as result from '../content/result-head.css'
import { Actions, Button, ButtonLink } from '../forms/button'
import { Section, Stack } from '../layout/layout'
import { stackGap } from '../layout/layout.css'
import { Dial } from '../rings/dial'
import { french, Text } from '../text/text'

type TrialEndProps = ToReadProps & {
  gone: number
  /** The number of questions in the whole bank. */
  bank: number
}

export function TrialEnd({ answers, lessons, gone, bank }: TrialEndProps) {
  const score = answers.filter(({ isCorrect }) => isCorrect).length
  const total = answers.length
  return (
    <>
      <section className={result.result} aria-label="Résultat">
        <div className={result.dial}>
          <Dial score={score} totalQuestions={total} unmarked />
        </div>
        <Stack gap={8}>
          <h1>{french(titleInWords(score, total))}</h1>
          <Text>{accountInWords(score, total, bank)}</Text>
          {gone > 0 && <Text tone="muted">{goneInWords(gone)}</Text>}
          <div className={atoms({ marginTop: 's16' })}>
            <Actions>
              <ButtonLink href={paths.auth({ mode: 'register' })} variant="primary">
                Créer mon compte
              </ButtonLink>
              <form method="post" action={paths.trial({ again: 1 })}>
                <Button wide>Recommencer</Button>
              </form>
            </Actions>
          </div>
        </Stack>
      </section>
      <ToRead answers={answers} lessons={lessons} />
      <Section id="compte" title="Ce qu'un compte ajoute" intro="Il est gratuit." split>
        <Entries
          entries={{
            [`${count(bank, 'question')} à réviser`]: "D'abord celles que vous ne savez pas encore.",
            'Des tests chronométrés': `${examInWords('practice')}, puis une simulation de ${examInWords('official')}.`,
            'Un tableau de bord': "Ce que vous savez, et ce qu'il reste à revoir.",
          }}
        />
      </Section>
    </>
  )
}

type ToReadProps = {
  answers: readonly Pick<GradedAnswer, 'theme' | 'isCorrect'>[]
  /** The slugs of all lessons. A lesson has the same slug as its theme. */
  lessons: readonly string[]
}

function ToRead({ answers, lessons }: ToReadProps) {
  const missed = scoresByTheme(answers.filter(({ isCorrect }) => !isCorrect))
  if (missed.length === 0) return null
  return (
    <Section id="themes" title="À relire d'abord" split>
      <ul className={stackGap[8]}>
        {missed.map(({ slug, theme }) => (
          <li key={slug}>
            {lessons.includes(slug) ? (
              <ActionLink href={paths.lesson(slug)}>{capitalised(theme)}</ActionLink>
            ) : (
              french(capitalised(theme))
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function titleInWords(score: number, total: number): string {
  return score === 0 || score === total
    ? `${count(score, 'bonne réponse', 'bonnes réponses')} sur ${total}`
    : `Vous savez déjà ${count(score, 'réponse')} sur ${total}`
}

function accountInWords(score: number, total: number, bank: number): string {
  const keeps = `Un compte garde ${total === 1 ? 'votre réponse' : `vos ${total} réponses`}`
  const missed = total - score
  if (missed === 0) return `Sans faute. ${keeps} et vous ouvre ${count(bank, 'question')}.`
  if (score === 0) return `Ce n'est qu'un début. ${keeps} et reprend ces questions avec vous.`
  return `${keeps} et reprend ${missed === 1 ? "l'autre" : `les ${missed} autres`}.`
}

function goneInWords(gone: number): string {
  return gone === 1
    ? 'Une question a changé entre-temps : elle ne compte pas.'
    : `${gone} questions ont changé entre-temps : elles ne comptent pas.`
}
