import type { ReactNode } from 'react'
import { Actions } from '../forms/actions'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import * as css from './hero.css'

type HeroProps = { title: string; lead: string; actions: ReactNode; note?: string; aside: ReactNode }

/** What the site is in one sentence, one main button, the rings at the side. */
export function Hero({ title, lead, actions, note, aside }: HeroProps) {
  return (
    <section className={css.hero} aria-labelledby="titre">
      <div className={css.words}>
        <h1 id="titre" className={css.title}>
          <Fr>{title}</Fr>
        </h1>
        <p className={css.lead}>
          <Fr>{lead}</Fr>
        </p>
        <div className={css.actions}>
          <Actions>{actions}</Actions>
        </div>
        {note && (
          <Text tone="muted" size="small">
            <Fr>{note}</Fr>
          </Text>
        )}
      </div>
      {aside}
    </section>
  )
}
