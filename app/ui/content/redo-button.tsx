import { paths } from '#app/paths'
import { Button } from '../forms/button'

type RedoButtonProps = {
  /** The result or the series whose wrong answers are asked again. */
  of: { result: number } | { series: number }
  /** How many questions that is, at least one. */
  questions: number
  variant?: 'primary'
}

/** Starts a series of exactly these questions at once. */
export function RedoButton({ of, questions, variant }: RedoButtonProps) {
  const [name, id] = 'result' in of ? ['result', of.result] : ['series', of.series]
  return (
    <form method="post" action={paths.revise({ form: 'mistakes' })}>
      <input type="hidden" name={name} value={id} />
      <Button variant={variant} wide>
        {'result' in of ? ofResult(questions) : ofSeries(questions)}
      </Button>
    </form>
  )
}

const ofResult = (questions: number) =>
  questions === 1 ? 'Refaire cette question' : `Refaire ces ${questions} questions`

const ofSeries = (questions: number) =>
  questions === 1 ? "Refaire l'erreur" : `Refaire les ${questions} erreurs`
