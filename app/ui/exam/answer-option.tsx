import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import { Letter } from './letter'
import type { OptionLetter } from './choice-list'
import * as css from './option.css'

export type AnsweredOption = {
  letter: OptionLetter
  text: string
  /** 'right' for the correct option, 'wrong' for a wrong choice, nothing for the others. */
  mark?: 'right' | 'wrong'
  /** The option that was chosen. */
  chosen?: boolean
  /** By somebody else than who reads it. */
  byAnother?: boolean
}

/** An option to read, with what is to know about it in words. */
export function AnswerOption({ letter, text, mark, chosen = false, byAnother = false }: AnsweredOption) {
  const look = mark ?? 'plain'
  return (
    <div className={css.reading[look]}>
      <Letter letter={letter} className={css.readLetter[look]} />
      <span>
        <Fr>{text}</Fr>
      </span>
      {(mark || chosen) && (
        <span className={css.said}>
          {chosen && (
            <span className={mark === 'wrong' ? css.tonedWord : css.word}>
              {mark === 'wrong' && <Icon name="cross" label="Faux" />}
              <span>{byAnother ? 'Réponse donnée' : 'Votre réponse'}</span>
            </span>
          )}
          {mark === 'right' && (
            <span className={css.tonedWord}>
              <Icon name="check" />
              <span>Correct</span>
            </span>
          )}
        </span>
      )}
    </div>
  )
}
