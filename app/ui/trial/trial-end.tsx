import { paths } from '#app/paths'
import { examInWords } from '#app/text/exams'
import { capitalised, count } from '#app/text/words'
import { Entries } from '../content/article'
import { ActionLink } from '../content/blocks'
import * as resultCss from '../content/result-head.css'
import { Actions, Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { Section } from '../layout/layout'
import { Dial } from '../rings/rings'
import { french, Text } from '../text/text'
import { toneText } from '../tokens/tone.css'
import * as css from './trial.css'

/** How the questions on a theme were answered; `lesson` is the slug of its lesson. */
export type TrialTheme = { theme: string; right: number; total: number; lesson: string | null }

type TrialEndProps = {
  themes: readonly TrialTheme[]
  /** Questions that have changed since they were drawn. */
  gone: number
  /** How many questions the bank has. */
  bank: number
}

/** What the answers were worth, and what an account would add. */
export function TrialEnd({ themes, gone, bank }: TrialEndProps) {
  const score = sumOf(themes.map(({ right }) => right))
  const total = sumOf(themes.map((theme) => theme.total))
  return (
    <>
      <section className={resultCss.result} aria-label="Résultat">
        <div className={resultCss.dial}>
          <Dial score={score} totalQuestions={total} unmarked />
        </div>
        <div className={resultCss.words}>
          <h1>{french(`${count(score, 'bonne réponse', 'bonnes réponses')} sur ${total}`)}</h1>
          <Text>{score === total ? ALL_RIGHT : SOME_WRONG}</Text>
          {gone > 0 && <Text tone="muted">{goneInWords(gone)}</Text>}
          <div className={resultCss.actions}>
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
      <Section id="themes" title="Par thème" split>
        <ul className={css.themes}>
          {themes.map((theme) => (
            <ThemeRow key={theme.theme} {...theme} />
          ))}
        </ul>
      </Section>
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

function ThemeRow({ theme, right, total, lesson }: TrialTheme) {
  const isRight = right === total
  return (
    <li className={css.theme}>
      <span className={toneText[isRight ? 'success' : 'danger']}>
        <Icon name={isRight ? 'check' : 'cross'} size={22} />
      </span>
      <span>
        <strong className={css.name}>{french(capitalised(theme))}</strong>
        <Text as="span" note>
          {total === 1 ? (isRight ? 'Bonne réponse' : 'Mauvaise réponse') : `${right} sur ${total}`}
        </Text>
      </span>
      {lesson && <ActionLink href={paths.lesson(lesson)}>Lire la leçon</ActionLink>}
    </li>
  )
}

function goneInWords(gone: number): string {
  return gone === 1
    ? 'Une question a changé entre-temps : elle ne compte pas.'
    : `${gone} questions ont changé entre-temps : elles ne comptent pas.`
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
