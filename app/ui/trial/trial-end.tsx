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
          <h1>{french(`${count(score, 'bonne réponse', 'bonnes réponses')} sur ${total}`)}</h1>
          <Text>{score === total ? ALL_RIGHT : SOME_WRONG}</Text>
          {gone > 0 && <Text tone="muted">{goneInWords(gone)}</Text>}
          <div className={atoms({ marginTop: 's16' })}>
            <Actions>
              <ButtonLink href={paths.auth({ mode: 'register' })} variant="primary">
                Créer mon compte
              </ButtonLink>
              <form method="post" action={paths.trial()}>
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
            'Vos réponses vous suivent':
              'Vos réponses comptent dans votre compte : vous y retrouverez vos erreurs pour les reprendre.',
            [`${count(bank, 'question')} à réviser`]:
              "Vous révisez par thème et sans chronomètre, d'abord les questions que vous ne savez pas encore. Vous lisez ensuite la réponse et sa source.",
            'Des tests chronométrés': `${examInWords('practice')} pour s'entraîner, puis une simulation de ${examInWords('official')}.`,
            'Un tableau de bord': 'Vos résultats, et les thèmes qui restent à étudier.',
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

const ALL_RIGHT =
  "Sans faute. C'est encore peu pour savoir si vous êtes prêt : un test d'entraînement en dira plus."
const SOME_WRONG = "Lisez d'abord la leçon de chaque thème que vous avez manqué : quelques minutes suffisent."

function goneInWords(gone: number): string {
  return gone === 1
    ? 'Une question a changé entre-temps : elle ne compte pas.'
    : `${gone} questions ont changé entre-temps : elles ne comptent pas.`
}
