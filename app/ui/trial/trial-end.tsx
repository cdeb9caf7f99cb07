import type { ComponentProps } from 'react'
import { paths } from '#app/paths'
import { examInWords } from '#app/text/exams'
import { count } from '#app/text/words'
import { Entries } from '../content/article'
import * as css from '../content/result-head.css'
import { ThemeScores } from '../content/theme-scores'
import { Actions, Button, ButtonLink } from '../forms/button'
import { Section } from '../layout/layout'
import { Dial } from '../rings/dial'
import { french, Text } from '../text/text'

type TrialEndProps = Pick<ComponentProps<typeof ThemeScores>, 'answers' | 'lessons'> & {
  /** Questions that have changed since they were drawn. */
  gone: number
  /** How many questions the bank has. */
  bank: number
}

/** What the answers were worth, and what an account would add. */
export function TrialEnd({ answers, lessons, gone, bank }: TrialEndProps) {
  const score = answers.filter(({ isCorrect }) => isCorrect).length
  const total = answers.length
  return (
    <>
      <section className={css.result} aria-label="Résultat">
        <div className={css.dial}>
          <Dial score={score} totalQuestions={total} unmarked />
        </div>
        <div className={css.words}>
          <h1>{french(`${count(score, 'bonne réponse', 'bonnes réponses')} sur ${total}`)}</h1>
          <Text>{score === total ? ALL_RIGHT : SOME_WRONG}</Text>
          {gone > 0 && <Text tone="muted">{goneInWords(gone)}</Text>}
          <div className={css.actions}>
            <Actions>
              <ButtonLink href={paths.auth({ mode: 'register' })} variant="primary">
                Créer mon compte
              </ButtonLink>
              <form method="post" action={paths.trial()}>
                <Button wide>Recommencer</Button>
              </form>
            </Actions>
          </div>
        </div>
      </section>
      <ThemeScores answers={answers} lessons={lessons} isOwn={false} />
      <Section id="compte" title="Ce qu'un compte ajoute" intro="Il est gratuit." split>
        <Entries
          entries={{
            'Vos réponses vous suivent':
              'Celles que vous venez de donner comptent dans votre compte : ce qui était faux revient dans vos révisions.',
            [`${count(bank, 'question')} à réviser`]:
              "Par thème et sans chronomètre, d'abord celles que vous ne savez pas encore. Chacune montre ensuite sa réponse et sa source.",
            'Des tests chronométrés': `${examInWords('practice')} pour s'entraîner, puis une simulation de ${examInWords('official')}.`,
            'Un tableau de bord': 'Vos résultats, et les thèmes qui restent à étudier.',
          }}
        />
      </Section>
    </>
  )
}

const ALL_RIGHT =
  "Sans faute. C'est encore peu pour savoir si vous êtes prêt : un test d'entraînement en dira plus."
const SOME_WRONG = 'Chaque thème a sa leçon : elle vous dit la règle en quelques minutes.'

function goneInWords(gone: number): string {
  return gone === 1
    ? 'Une question a changé entre-temps : elle ne compte pas.'
    : `${gone} questions ont changé entre-temps : elles ne comptent pas.`
}
