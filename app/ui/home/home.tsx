import type { ReactNode } from 'react'
import { chevron } from '../content/fold.css'
import { Actions } from '../forms/button'
import { Glyph, type GlyphName } from '../rings/rings'
import { Target } from '../rings/target'
import { french, Hidden, Text } from '../text/text'
import * as css from './home.css'

type HeroProps = { title: string; lead: string; actions: ReactNode; note?: string; aside: ReactNode }

/** What the site is in one sentence, one main button, the rings at the side. */
export function Hero({ title, lead, actions, note, aside }: HeroProps) {
  return (
    <section className={css.hero} aria-labelledby="titre">
      <div className={css.words}>
        <h1 id="titre" className={css.title}>
          {french(title)}
        </h1>
        <p className={css.lead}>{french(lead)}</p>
        <div className={css.actions}>
          <Actions>{actions}</Actions>
        </div>
        {note && <Text note>{note}</Text>}
      </div>
      {aside}
    </section>
  )
}

type ExamLine = { name: string; questions: number; minutes: number }

/** The target with its score card: the two exams in figures. */
export function TargetCard({ exams }: { exams: readonly ExamLine[] }) {
  return (
    <div className={css.card}>
      <Target label="Cible de tir à anneaux concentriques, touchée au centre" />
      <table className={css.table}>
        <caption>
          <Hidden>Les deux examens</Hidden>
        </caption>
        <thead>
          <tr>
            <th className={css.head} scope="col">
              Examen
            </th>
            <th className={css.headFigure} scope="col">
              Questions
            </th>
            <th className={css.headFigure} scope="col">
              Durée
            </th>
          </tr>
        </thead>
        <tbody>
          {exams.map(({ name, questions, minutes }) => (
            <tr key={name}>
              <th className={css.name} scope="row">
                {french(name)}
              </th>
              <td className={css.figure}>{questions}</td>
              <td className={css.figure}>{`${minutes}\u00a0min`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Feature = { glyph: GlyphName; title: string; text: string; href?: string }

export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={css.list}>
      {features.map((feature) => (
        <li key={feature.title} className={css.item}>
          <Glyph name={feature.glyph} />
          <div className={css.featuresWords}>
            <h3>
              <FeatureTitle {...feature} />
            </h3>
            <Text tone="muted">{feature.text}</Text>
          </div>
        </li>
      ))}
    </ul>
  )
}

function FeatureTitle({ title, href }: Feature) {
  if (!href) return french(title)
  return (
    <a className={css.link} href={href}>
      {french(title)}
    </a>
  )
}

export type FaqEntry = { question: string; answer: string }

/** The first answer stands open, so that one sees what the others hold. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={css.faqList}>
      {entries.map(({ question, answer }, index) => (
        <details key={question} className={css.faqItem} open={index === 0}>
          <summary className={css.summary} role="button">
            <span>{french(question)}</span>
            <span className={chevron} />
          </summary>
          <div className={css.answer}>
            <Text tone="muted">{answer}</Text>
          </div>
        </details>
      ))}
    </div>
  )
}
