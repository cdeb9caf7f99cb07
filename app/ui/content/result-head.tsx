import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Actions } from '../forms/button'
import { Icon } from '../icons/icon'
import { Dial } from '../rings/dial'
import { french } from '../text/text'
import { type Tone, toneText } from '../tokens/tone.css'
import { type Fact, Facts } from './blocks'
import * as css from './result-head.css'

type ResultHeadProps = {
  score: number
  total: number
  percent: number
  /** Per cent. */
  passMark: number
  tone: Tone
  passed: boolean
  /** 'Réussi', 'Non réussi', 'À améliorer' */
  verdict: string
  /** The page's h1: '8 bonnes réponses sur 10' */
  title: string
  text?: string
  facts: readonly Fact[]
  actions?: ReactNode
}

/** The score as a dial, the verdict in words, and the facts in the last third. */
export function ResultHead({ verdict, passed, title, text, facts, actions, ...dial }: ResultHeadProps) {
  return (
    <section className={css.result} aria-label="Résultat">
      <div className={css.dial}>
        <Dial {...dial} />
      </div>
      <div className={css.words}>
        <p className={classes(css.verdict, toneText[dial.tone])}>
          <Icon name={passed ? 'check' : 'cross'} size={22} />
          <span>{french(verdict)}</span>
        </p>
        <h1>{french(title)}</h1>
        {text && <p>{french(text)}</p>}
        {actions && (
          <div className={css.actions}>
            <Actions>{actions}</Actions>
          </div>
        )}
      </div>
      <div className={css.facts}>
        <Facts facts={facts} />
      </div>
    </section>
  )
}
